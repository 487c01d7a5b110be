import { brotliCompressSync, constants } from 'node:zlib'

/** Returns the bytes of content as a CDN sends it: compressed with brotli at the best quality. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
