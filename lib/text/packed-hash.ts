/** The maximum number of bytes of a value in a hash. */
const MAX_BYTES = 32_000_000

/** Encodes a JSON value for the hash of a URL, which browsers do not send to a server; `prefix` is such as `#plan=`. */
export async function packHash(prefix: string, value: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('')
  return prefix + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns true if `unpackHash` can decode what `packHash` makes of a value. */
export function isPackable(value: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES
}

/** Decodes the value in a hash; returns undefined for another prefix, or if it is truncated or not from `packHash`. */
export async function unpackHash(prefix: string, hash: string): Promise<unknown> {
  if (!hash.startsWith(prefix)) return undefined
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    )
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Pipes bytes through a stream; returns undefined if the output exceeds the maximum. */
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
    if (length > MAX_BYTES) {
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
