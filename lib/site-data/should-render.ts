import { readFileSync } from 'node:fs'
import type { RouteEntry } from './route-entry'
import { contentReadyVariable } from './wait-for-content'

let cached: ReadonlySet<string> | undefined

/** Whether to render a page: true unless the running build takes it from the cache. */
export function shouldRender({ propsId }: Pick<RouteEntry, 'propsId'>): boolean {
  const file = process.env[contentReadyVariable]
  cached ??= new Set(file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]))
  return !cached.has(propsId)
}
