import { createHash } from 'node:crypto'

/** Names a content: 40 hexadecimal digits (SHA-1), the same for the same content. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
