import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { errorMessage } from '../text/error-message'
import { isValidUrl } from '../text/external-url'
import { locales, type Locale } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import { withBase } from '../config/base-path'
import { mediaPath } from '../config/routes'
import { contentDir } from '../config/content-folder'
import { fileKind } from '../node/file-kind'
import { languageFiles } from './listing'
import { missingStaticFile, staticFile, staticUrl } from './static-files'
import { inlineSvg } from '../text/svg'
import { hashedName, readVariants } from './image-variants'

/** The data of an image for rendering. */
export interface ContentImage {
  /** The public URL; that of a file of the content contains a hash of the file. */
  readonly src: string
  readonly width?: number
  readonly height?: number
  /** Smaller files of a raster image, by width; only in a build. */
  readonly variants?: readonly { readonly src: string; readonly width: number }[]
  /** The SVG markup, if the image is a diagram that inherits the colours of the surrounding text. */
  readonly svg?: string
}

const isImage = (file: string) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file)

/**
 * Returns the file of an `asset:docs/x.png` URL: in the language of the page, else in another; undefined if it does not
 * exist. A path that contains the folder `static/`, as in a Docusaurus site, is that of a static file.
 */
export function assetFile(src: string, locale: Locale, folder = contentDir): string | undefined {
  const name = src.slice('asset:'.length)
  const beside = [...new Set([locale, ...locales])].map((language) => path.join(folder, language, name))
  const ofStatic = /(?:^|\/)static(\/.+)$/.exec(name)?.[1]
  return (
    beside.find((file) => fileKind(file) === 'file') ??
    (ofStatic === undefined ? undefined : staticFile(ofStatic, folder))
  )
}

/**
 * Returns an error for an image of a body: an invalid URL, a missing file, with the most similar name, or a file that
 * is not an image.
 */
export async function checkImage(
  src: string,
  locale: Locale,
  folder: string,
  hosts: readonly string[] = [],
): Promise<string | undefined> {
  if (!isValidUrl(src)) return `the image “${src}” is not a valid URL`
  if (/^(?:https?:)?\/\//i.test(src)) return forbiddenHost(src, hosts)
  const isAsset = src.startsWith('asset:')
  if (!isAsset && !src.startsWith('/')) return undefined
  const file = isAsset ? assetFile(src, locale, folder) : staticFile(src, folder)
  if (file !== undefined) return imageReadError(file)
  const name = isAsset ? src.slice('asset:'.length) : missingStaticFile(src, folder)
  const folderPath = path.dirname(isAsset ? path.join(folder, locale, name) : name)
  if (!existsSync(folderPath)) return `there is no folder “${path.dirname(name)}/” with the image that the page shows`
  const others = readdirSync(folderPath).filter(isImage)
  return `there is no image “${name}”${didYouMean(path.basename(name), others)}`
}

/** Returns an error for an image of a host that the policy of the pages does not allow. */
function forbiddenHost(src: string, hosts: readonly string[]): string | undefined {
  const { host } = new URL(src, 'https://site.invalid/')
  if (hosts.includes(host)) return undefined
  return `browsers do not load images and videos of ${host}, because the policy of the pages forbids it: add it to image_hosts in settings.yml, or save the file beside the page`
}

/** Caches the results of a function of a file and texts until the file's modification time changes. */
function oncePerVersion<Rest extends (string | undefined)[], Result>(
  read: (file: string, ...rest: Rest) => Result,
): typeof read {
  const known = new Map<string, { readonly changed: number; readonly result: Result }>()
  return (file, ...rest) => {
    const key = JSON.stringify([file, ...rest])
    const changed = statSync(file).mtimeMs
    const before = known.get(key)
    if (before?.changed === changed) return before.result
    const result = read(file, ...rest)
    known.set(key, { changed, result })
    return result
  }
}

/** Returns an error if a file cannot be measured as an image. */
const imageReadError = oncePerVersion((file) =>
  measure(file, '', true).then(
    () => undefined,
    (error: Error) => error.message,
  ),
)

/** Returns the file of an image of a body; undefined for an external or missing image. */
export function imageFile(src: string, locale: Locale): string | undefined {
  const isAsset = src.startsWith('asset:')
  if (!isAsset && (!src.startsWith('/') || src.startsWith('//'))) return undefined
  return isAsset ? assetFile(src, locale) : staticFile(src)
}

/** Returns an image of a body with its dimensions; an external or missing image has only its URL. */
export async function findImage(src: string, locale: Locale): Promise<ContentImage> {
  const file = imageFile(src, locale)
  if (file === undefined) return { src: src.startsWith('/') && !src.startsWith('//') ? withBase(src) : src }
  const published = staticUrl(file)
  return measuredImage(file, published && withBase(published + (/[?#].*$/.exec(src)?.[0] ?? '')))
}

/** Measures an image file; a file of the content, which has no fixed public URL, may be inlined. */
const measuredImage = oncePerVersion((file, publicUrl: string | undefined): Promise<ContentImage> => {
  const url = publicUrl ?? withBase(mediaPath(mediaName(file)))
  // development shows the page anyway; the check reports the file
  return measure(file, url, publicUrl === undefined).catch(() => ({ src: url }))
})

async function measure(file: string, src: string, mayInline: boolean): Promise<ContentImage> {
  try {
    return await readImage(file, src, mayInline)
  } catch (error) {
    throw new Error(`the image “${file}” cannot be read: ${errorMessage(error)}`, { cause: error })
  }
}

async function readImage(file: string, src: string, mayInline: boolean): Promise<ContentImage> {
  // not read by libvips, which caches files by path even after they change
  const content = readFileSync(file)
  if (content.subarray(1, 4).equals(Buffer.from('PNG')) && !content.includes('IEND'))
    throw new Error('the file ends before the image does')
  const { width, height, orientation = 1 } = await sharp(content).metadata()
  const svg = mayInline && file.endsWith('.svg') ? inlineSvg(readFileSync(file, 'utf8')) : undefined
  // EXIF orientations from 5 swap width and height
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height]
  // a diagram without a size would fill the column
  const sized = svg?.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${wide}" height="${high}"`)
  const variants = process.env.NODE_ENV === 'production' ? readVariants(file) : []
  return {
    src,
    width: wide,
    height: high,
    ...(sized !== undefined && { svg: sized }),
    ...(variants.length > 0 && {
      variants: variants.map(({ name, width }) => ({ src: withBase(mediaPath(name)), width })),
    }),
  }
}

/** Returns the published name of an image, `plan.1a2b3c4d.svg`, with a hash of its content. */
const mediaName = oncePerVersion((file: string) => hashedName(file, readFileSync(file)))

/** Returns the public path of a file beside pages, such as an image; the path contains a hash of the file. */
export function mediaFilePath(file: string): string {
  return mediaPath(mediaName(file))
}

/** Returns the paths of all image files beside pages. */
export function imageFiles(): string[] {
  return languageFiles(contentDir)
    .filter(isImage)
    .map((name) => path.join(contentDir, name))
}

/** Returns the file beside pages that is published with this name. */
export function mediaFile(name: string): string | undefined {
  const files = languageFiles(contentDir).filter((file) => !/\.mdx?$/.test(file))
  return files.map((file) => path.join(contentDir, file)).find((file) => mediaName(file) === name)
}
