import { createHash } from 'node:crypto'

/** Returns the SHA-1 hash of content as 40 hexadecimal digits. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
