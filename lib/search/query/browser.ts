import { openSearch, type Search, type SearchOptions, type SearchResult } from './search'

/** The delay before texts are fetched, in milliseconds: the interval between the keystrokes of a fast typist. */
const NEXT_KEY = 50

const opened = new Map<string, Promise<Search>>()

/** Returns a function that fetches files of the index below `root`; it rejects for responses other than 2xx. */
function fetchFrom(root: string) {
  return async (path: string): Promise<string> => {
    const response = await fetch(root + path, path.includes('/') ? {} : { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }
}

function open(root: string, locale: string): Promise<Search> {
  const known = opened.get(root + locale) ?? openSearch(locale, fetchFrom(root))
  opened.set(root + locale, known)
  known.catch(() => opened.delete(root + locale))
  return known
}

/** Returns a version of `isWanted` that waits for `NEXT_KEY` milliseconds first. */
function afterNextKey(isWanted: () => boolean): () => Promise<boolean> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, NEXT_KEY))
    return isWanted()
  }
}

/**
 * Searches the index of a language below `root`. A deploy replaces the shards: if some cannot be fetched, fetches the
 * manifest again and repeats the query. Returns partial results; rejects if nothing can be fetched. `isWanted` returns
 * false when the reader has typed on and the result is no longer needed.
 */
export async function searchSite(
  root: string,
  locale: string,
  typed: string,
  options: SearchOptions,
  isWanted?: () => boolean,
): Promise<SearchResult> {
  const ask = async () => (await open(root, locale)).query(typed, options, isWanted && afterNextKey(isWanted))
  const first = await ask().catch(() => undefined)
  if (first && !first.isIncomplete) return first
  opened.delete(root + locale)
  return ask().catch((reason: unknown) => {
    if (first) return first
    throw reason
  })
}
