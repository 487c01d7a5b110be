import { createRequester, type UrlStatus } from '../node/url-status'
import { readCached } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'
import { isDead } from './external-links'

/** The number of URLs that are requested at a time. */
const PARALLEL = 24

/** The number of days for which a reachable URL is not requested again. */
const VALID_DAYS = 7

type Stored = Readonly<Record<string, UrlStatus & { readonly day: number }>>

/** The result of each URL, and the number of URLs that were requested. */
export interface LinkResults {
  readonly results: ReadonlyMap<string, UrlStatus>
  readonly requested: number
}

/**
 * Requests URLs, except for those that were reachable at a recent request, according to `cacheFile`; stores the results
 * there. `now` is a time in milliseconds.
 */
export async function requestUrls(
  urls: readonly string[],
  { cacheFile, now = Date.now() }: { cacheFile: string; now?: number },
): Promise<LinkResults> {
  const today = Math.floor(now / 86_400_000)
  const stored = readCached<Stored>(cacheFile) ?? {}
  const isValid = (url: string) => {
    const known = stored[url]
    return known !== undefined && !isDead(known) && today - known.day < VALID_DAYS
  }
  const open = urls.filter((url) => !isValid(url))
  const fresh: Record<string, UrlStatus & { day: number }> = {}
  const { statusOf, close } = createRequester()
  const rest = open.values()
  const requestNext = async () => {
    for (const url of rest) fresh[url] = { ...(await statusOf(url)), day: today }
  }
  await Promise.all(Array.from({ length: PARALLEL }, requestNext))
  await close()
  const all: Stored = { ...stored, ...fresh }
  replaceFile(cacheFile, JSON.stringify(all))
  return {
    results: new Map(urls.flatMap((url) => (all[url] === undefined ? [] : [[url, all[url]] as const]))),
    requested: open.length,
  }
}
