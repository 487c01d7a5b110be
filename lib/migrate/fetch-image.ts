import type { FetchImage } from './remote-images'

const TIMEOUT = 10_000
const MAX_BYTES = 20_000_000
/** The number of failures in a row after which the network counts as unreachable. */
const MAX_FAILURES = 5

/** Returns a function that fetches images; after repeated failures it returns undefined without fetching. */
export function imageFetcher(): FetchImage {
  let failures = 0
  return async (url) => {
    if (failures >= MAX_FAILURES) return undefined
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
      failures = 0
      const isImage = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
      const content = isImage ? Buffer.from(await response.arrayBuffer()) : undefined
      return content !== undefined && content.length <= MAX_BYTES ? content : undefined
    } catch {
      failures += 1
      return undefined
    }
  }
}
