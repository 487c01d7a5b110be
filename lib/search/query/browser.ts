import { openSearch, type Search, type SearchOptions, type SearchResult } from './search'

/** Milliseconds between the keys of a quick typist, in which fetching texts would be wasted. */
const NEXT_KEY = 50

const opened = new Map<string, Promise<Search>>()

/** Returns a loader of the index's files; a response other than 2xx rejects. */
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

/** Returns `isWanted`, delayed until a quick typist would have pressed the next key. */
function afterNextKey(isWanted: () => boolean): () => Promise<boolean> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, NEXT_KEY))
    return isWanted()
  }
}

/**
 * Searches a language's index below `root`. A deploy replaces the shards: if some cannot be fetched, the manifest is
 * read again and the query is repeated. Partial results are returned; rejects if nothing can be fetched. While a reader
 * types, `isWanted` tells whether the result is still needed.
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
