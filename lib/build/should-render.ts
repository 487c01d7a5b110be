import { readFileSync } from 'node:fs'
import type { RouteEntry } from '../site-data/route-entry'

/** The environment variable with the path of the list of cached pages; it is set only for a run of `next build`. */
export const cachedPagesVariable = 'SITE_CACHED_PAGES'

let cached: ReadonlySet<string> | undefined

/** Whether to render a page: true unless the running build takes it from the cache. */
export function shouldRender({ propsId }: Pick<RouteEntry, 'propsId'>): boolean {
  const file = process.env[cachedPagesVariable]
  cached ??= new Set(file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]))
  return !cached.has(propsId)
}
