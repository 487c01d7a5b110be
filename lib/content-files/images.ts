import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { errorMessage } from '../text/error-message'
import { isValidUrl } from '../text/external-url'
import type { Locale } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import { mediaPath, withBase } from '../config/routes'
import { contentDir } from '../config/content-folder'
import { kindOf, languageFiles } from './listing'
import { inlineSvg } from '../text/svg'

/** An image as a page shows it. */
export interface ContentImage {
  /** Public URL; for a file of the content, it contains a hash of the file. */
  readonly src: string
  readonly width?: number
  readonly height?: number
  /** Its markup, if it is a diagram that takes the colours of the text around it. */
  readonly svg?: string
}

const isImage = (file: string) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file)

/** The file behind `asset:docs/x.png`: in the page's language, else in English. */
function assetFile(src: string, locale: Locale, folder = contentDir): string | undefined {
  const name = src.slice('asset:'.length)
  return [locale, 'en'].map((language) => path.join(folder, language, name)).find((file) => kindOf(file) === 'file')
}

/**
 * Returns an error for an image of a body: an invalid URL, a missing file, with the nearest name, or a file that is not
 * an image.
 */
export async function checkImage(src: string, locale: Locale, folder: string): Promise<string | undefined> {
  if (!isValidUrl(src)) return `the image “${src}” is not a valid URL`
  const isAsset = src.startsWith('asset:')
  if (!isAsset && (!src.startsWith('/') || src.startsWith('//'))) return undefined
  const file = isAsset ? assetFile(src, locale, folder) : path.join('public', src)
  if (file !== undefined && kindOf(file) === 'file') return imageReadError(file)
  const name = isAsset ? src.slice('asset:'.length) : `public${src}`
  const folderPath = path.dirname(isAsset ? path.join(folder, locale, name) : name)
  const others = existsSync(folderPath) ? readdirSync(folderPath).filter(isImage) : []
  return `there is no image “${name}”${didYouMean(path.basename(name), others)}`
}

/** Returns a function of a file that is called once for each version of the file, by its time of change. */
function oncePerVersion<Rest extends unknown[], Result>(read: (file: string, ...rest: Rest) => Result): typeof read {
  const known = new Map<string, { readonly changed: number; readonly result: Result }>()
  return (file, ...rest) => {
    const changed = statSync(file).mtimeMs
    const before = known.get(file)
    if (before?.changed === changed) return before.result
    const result = read(file, ...rest)
    known.set(file, { changed, result })
    return result
  }
}

/** Returns the reason why a file cannot be measured as an image. */
const imageReadError = oncePerVersion((file) =>
  measure(file, '', true).then(
    () => undefined,
    (error: Error) => error.message,
  ),
)

/** Returns an image of a body with its dimensions; an external image has only its URL. */
export async function findImage(src: string, locale: Locale): Promise<ContentImage> {
  const isAsset = src.startsWith('asset:')
  const isOwn = src.startsWith('/') && !src.startsWith('//')
  const file = isAsset ? assetFile(src, locale) : path.join('public', src)
  if ((!isAsset && !isOwn) || file === undefined || kindOf(file) !== 'file') return { src: isOwn ? withBase(src) : src }
  return measuredImage(file, isAsset ? undefined : withBase(src))
}

/** Measures a file at a public URL, or a file of the content, which may be inlined. */
const measuredImage = oncePerVersion((file, publicUrl: string | undefined): Promise<ContentImage> => {
  const url = publicUrl ?? withBase(mediaPath(mediaName(file)))
  // in development the page is shown all the same; the check reports the file
  return measure(file, url, publicUrl === undefined).catch(() => ({ src: url }))
})

async function measure(file: string, src: string, mayInline: boolean): Promise<ContentImage> {
  try {
    return await measured(file, src, mayInline)
  } catch (error) {
    throw new Error(`the image “${file}” cannot be read: ${errorMessage(error)}`, { cause: error })
  }
}

async function measured(file: string, src: string, mayInline: boolean): Promise<ContentImage> {
  // libvips remembers files by their path, also after they have changed
  const { width, height, orientation = 1 } = await sharp(readFileSync(file)).metadata()
  const svg = mayInline && file.endsWith('.svg') ? inlineSvg(readFileSync(file, 'utf8')) : undefined
  // a photograph that is stored lying on its side
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height]
  // a diagram without a size of its own would be as wide as the column
  const sized = svg?.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${wide}" height="${high}"`)
  return { src, width: wide, height: high, ...(sized !== undefined && { svg: sized }) }
}

/** `plan.1a2b3c4d.svg`: changes with the file's content. */
function mediaName(file: string): string {
  const { name, ext } = path.parse(file)
  const hash = createHash('sha1').update(readFileSync(file)).digest('hex').slice(0, 8)
  return `${name.replace(/[^\w-]+/g, '-')}.${hash}${ext.toLowerCase()}`
}

/** Returns all images beside the pages, by the name under which they are published. */
export function mediaFiles(): Map<string, string> {
  const files = languageFiles(contentDir).filter(isImage)
  return new Map(files.map((name) => path.join(contentDir, name)).map((file) => [mediaName(file), file]))
}
