import { readFileSync } from 'node:fs'
import type { RouteEntry } from '../site-data/route-entry'

/** Names the file with the pages that a build keeps from the one before; it is set for that build alone. */
export const keptVariable = 'SITE_KEPT'

let kept: ReadonlySet<string> | undefined

/** Whether a page is to be made: all are, but those that the running build keeps from the one before. */
export function isToMake({ propsId }: Pick<RouteEntry, 'propsId'>): boolean {
  const file = process.env[keptVariable]
  kept ??= new Set(file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]))
  return !kept.has(propsId)
}
