import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { codeHash } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { readCached, readOrCompute } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'

/*
 * WebP files of raster images, in the widths in which pages show them. A build encodes them before it renders the pages,
 * and caches them by the content of the image in `.cache/images`.
 */

const store = path.join(process.cwd(), '.cache', 'images')

/** The widths in pixels: the text column on screens with one and with two device pixels per CSS pixel. */
const widths = [720, 1440]

/** The minimum size in bytes of an image that is encoded. */
const MIN_BYTES = 10_000

/** A WebP file of an image. */
export interface ImageVariant {
  /** The published name, `plan.1a2b3c4d-720.webp`. */
  readonly name: string
  readonly width: number
  /** The path of the cached file. */
  readonly file: string
}

/** Returns `plan.1a2b3c4d.png`: the name of a file with a hash of its content. */
export function hashedName(file: string, content: Buffer): string {
  const { name, ext } = path.parse(file)
  return `${name.replace(/[^\w-]+/g, '-')}.${contentHash(content).slice(0, 8)}${ext.toLowerCase()}`
}

/** Returns the variants of an image that `encodeVariants` has cached. */
export function readVariants(file: string): ImageVariant[] {
  const content = isEncodable(file) ? readFileSync(file) : undefined
  return content ? variantsOf(file, content, readCached<number[]>(`${storedName(content)}.json`) ?? []) : []
}

/**
 * Encodes an image into the cache, and returns its variants. An image has none if it is small, animated, incomplete, or not
 * larger than its widest WebP file.
 */
export async function encodeVariants(file: string): Promise<ImageVariant[]> {
  if (!isEncodable(file)) return []
  const content = readFileSync(file)
  // browsers show a truncated image in part, but it cannot be encoded
  const encoded = await readOrCompute(`${storedName(content)}.json`, () => encode(content).catch(() => []))
  return variantsOf(file, content, encoded)
}

function isEncodable(file: string): boolean {
  return /\.(?:png|jpe?g)$/i.test(file)
}

function variantsOf(file: string, content: Buffer, encoded: readonly number[]): ImageVariant[] {
  const { name } = path.parse(hashedName(file, content))
  const stored = storedName(content)
  return encoded.map((width) => ({ name: `${name}-${width}.webp`, width, file: `${stored}-${width}.webp` }))
}

/** Returns the common path of an image's cached files; it changes with the image, this file and the encoder. */
function storedName(content: Buffer): string {
  const encoder = codeHash('lib/content-files/image-variants.ts') + sharp.versions.sharp
  return path.join(store, contentHash(Buffer.concat([content, Buffer.from(encoder)])))
}

/** Writes the WebP files of an image, and returns their widths in ascending order. */
async function encode(content: Buffer): Promise<number[]> {
  if (content.length < MIN_BYTES || isAnimated(content)) return []
  const { autoOrient } = await sharp(content).metadata()
  const wanted = [...widths.filter((width) => width < autoOrient.width), Math.min(autoOrient.width, widths.at(-1) ?? 0)]
  const files = await Promise.all(
    [...new Set(wanted)].map(async (width) => {
      const image = sharp(content).autoOrient().resize({ width })
      return { width, webp: await image.webp({ quality: 85, smartSubsample: true }).toBuffer() }
    }),
  )
  if ((files.at(-1)?.webp.length ?? 0) >= content.length) return []
  for (const { width, webp } of files) replaceFile(`${storedName(content)}-${width}.webp`, webp)
  return files.map(({ width }) => width)
}

/** Whether a PNG image is animated; the encoder would keep only its first frame. */
function isAnimated(content: Buffer): boolean {
  return content.subarray(0, content.indexOf('IDAT')).includes('acTL')
}
