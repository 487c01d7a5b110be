import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Returns the size of content in bytes as a CDN sends it, compressed by brotli at the highest quality. */
export async function brotliSize(content: string | Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}

/** Returns the size of content in bytes after a faster but weaker brotli compression. */
export function quickBrotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

const fileSizes = new Map<string, Promise<number>>()

/** Returns `brotliSize` of a file; each process compresses a file once. */
function fileBrotliSize(file: string): Promise<number> {
  const size = fileSizes.get(file) ?? readFile(file).then(brotliSize)
  fileSizes.set(file, size)
  return size
}

/** Returns `brotliSize` of the file that `out/` serves at a path. */
export function servedSize(urlPath: string): Promise<number> {
  return fileBrotliSize(path.join('out', urlPath.replace(/\/$/, '/index.html')))
}

/** Returns the sum of the served sizes of files. */
export async function servedTotal(urlPaths: readonly string[]): Promise<number> {
  return (await Promise.all(urlPaths.map(servedSize))).reduce((total, size) => total + size, 0)
}
