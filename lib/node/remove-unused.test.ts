import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { removeUnused } from './remove-unused'

const DAY = 86_400_000
const now = Date.now()

/** Returns a cache with a file that was written 40 days ago and last read as many days ago as its name says. */
function cacheWith(...names: string[]): { cache: string; has: (name: string) => boolean } {
  const cache = tempFolder(Object.fromEntries(names.map((name) => [name, '{}'])))
  for (const name of names) {
    const read = new Date(now - Number(path.parse(name).name) * DAY)
    utimesSync(path.join(cache, name), read, new Date(now - 40 * DAY))
  }
  return { cache, has: (name) => existsSync(path.join(cache, name)) }
}

describe('removal of unused cache files', () => {
  it('removes a file that was read 31 days ago, but not one that was read 29 days ago', () => {
    const { cache, has } = cacheWith('mdx/31.json', 'mdx/29.json')
    removeUnused(cache, now)
    expect([has('mdx/31.json'), has('mdx/29.json')]).toEqual([false, true])
  })

  it('leaves folders alone whose files belong together', () => {
    const { cache, has } = cacheWith('export/31.json')
    removeUnused(cache, now)
    expect(has('export/31.json')).toBe(true)
  })

  it('looks for unused files once a day', () => {
    const { cache, has } = cacheWith('sql/29.5.json')
    removeUnused(cache, now)
    removeUnused(cache, now + 0.9 * DAY)
    expect(has('sql/29.5.json')).toBe(true)
    removeUnused(cache, now + 1.1 * DAY)
    expect(has('sql/29.5.json')).toBe(false)
  })

  it('does nothing if there is no cache', () => {
    const cache = path.join(tempFolder({}), 'none')
    removeUnused(cache, now)
    expect(existsSync(cache)).toBe(false)
  })
})
