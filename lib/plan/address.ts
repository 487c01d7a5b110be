import { MAX_LENGTH } from './error'

/** The hash of a URL that contains plans; browsers do not send it to a server. */
export const PLAN_HASH = '#plan='

/** Encodes the texts of one or two plans for the URL of the page. */
export async function packPlans(texts: readonly string[]): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(texts)), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('')
  return PLAN_HASH + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes the plans in a hash; returns undefined without plans, or if it is truncated or not from `packPlans`. */
export async function unpackPlans(hash: string): Promise<string[] | undefined> {
  if (!hash.startsWith(PLAN_HASH)) return undefined
  try {
    const binary = atob(hash.slice(PLAN_HASH.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    )
    const value: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
    const isValid = Array.isArray(value) && value.length <= 2 && value.every((text) => typeof text === 'string')
    return isValid ? (value as string[]) : undefined
  } catch {
    return undefined
  }
}

/** Pipes bytes through a stream; returns undefined if the output exceeds the maximum size of plans. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const writer = transform.writable.getWriter()
  // invalid data is reported by the reader
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => undefined)
  const reader: ReadableStreamDefaultReader<Uint8Array> = transform.readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    length += part.value.length
    if (length > 4 * MAX_LENGTH) {
      await reader.cancel()
      return undefined
    }
  }
  const result = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    result.set(chunk, at)
    at += chunk.length
  }
  return result
}
