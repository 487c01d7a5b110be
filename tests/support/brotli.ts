import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Returns the bytes of content as a CDN sends it: brotli of the best quality. */
export async function brotliSize(content: string | Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}

/** Returns the bytes of content after a compression that takes a fraction of the time and compresses less. */
export function quickBrotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

const servedSizes = new Map<string, Promise<number>>()

/** Returns the same for the file that `out/` serves at a path; each process compresses a file once. */
export function servedSize(urlPath: string): Promise<number> {
  const file = path.join('out', urlPath.replace(/\/$/, '/index.html'))
  const size = servedSizes.get(file) ?? readFile(file).then(brotliSize)
  servedSizes.set(file, size)
  return size
}

/** Returns the sum of the served sizes of files. */
export async function servedTotal(urlPaths: readonly string[]): Promise<number> {
  return (await Promise.all(urlPaths.map(servedSize))).reduce((total, size) => total + size, 0)
}
