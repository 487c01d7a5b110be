import { readFileSync } from 'node:fs'
import type { RouteEntry } from '../site-data/route-entry'

/** The environment variable with the path of the list of cached pages; it is set for one run of `next build`. */
export const cachedPagesVariable = 'SITE_CACHED_PAGES'

let cached: ReadonlySet<string> | undefined

/** Whether a page is rendered: all are, except for those that the running build takes from the cache. */
export function shouldRender({ propsId }: Pick<RouteEntry, 'propsId'>): boolean {
  const file = process.env[cachedPagesVariable]
  cached ??= new Set(file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]))
  return !cached.has(propsId)
}
