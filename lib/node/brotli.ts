import { brotliCompressSync, constants } from 'node:zlib'

/** Returns the size of content in bytes after brotli compression at the highest quality, as a CDN sends it. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
