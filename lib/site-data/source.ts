import { readFileSync, statSync } from 'node:fs'
import { cache } from 'react'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { readBodyText, snapshotFile } from '../content-files/snapshot/snapshot-store'
import type { ContentPage } from '../content-model/types'
import { waitForFile } from '../node/wait-for-file'
import { isInQuery, pageQuery } from './page-query'
import { waitForContent } from './wait-for-content'

/* The only module through which pages read the output of the content step. */

const isDevelopment = process.env.NODE_ENV === 'development'
const file = snapshotFile(isDevelopment ? 'development' : 'build')

let loaded: { readonly changed: number; readonly snapshot: Snapshot } | undefined

function load(): Snapshot {
  const { mtimeMs } = statSync(file)
  if (loaded?.changed !== mtimeMs)
    loaded = { changed: mtimeMs, snapshot: JSON.parse(readFileSync(file, 'utf8')) as Snapshot }
  return loaded.snapshot
}

/**
 * Returns the snapshot in development, where it may change between requests; React's `cache` keeps it constant within a
 * request.
 */
const loadForRequest = cache(() => {
  waitForSnapshot()
  return load()
})

function present(): Snapshot {
  if (isDevelopment) return loadForRequest()
  if (!loaded) waitForContent()
  return loaded?.snapshot ?? load()
}

const wholeSnapshot = pageQuery('snapshot', present)

/**
 * Returns the snapshot of the last content step; in a build that is not complete yet, waits for it. A page that calls
 * this outside of a query is rendered again whenever anything in the snapshot changes.
 */
export function snapshot(): Snapshot {
  return isInQuery() ? present() : wholeSnapshot()
}

/** The parts of the snapshot that queries of pages answer from; a page is rendered again when its answers change. */
export type QueriedPart = 'docs' | 'posts' | 'sidebars' | 'tags' | 'authors' | 'redirects'

/** The other parts: a change of one renders all pages again, except for the synonyms and the version, which none shows. */
type SharedContent = Omit<Snapshot, QueriedPart | 'synonyms' | 'version'>

/** Returns the parts of the snapshot that pages may read without a query. */
export function sharedContent(): SharedContent {
  return present()
}

/**
 * Blocks until the snapshot exists: `npm run dev` starts Next and the content step at the same time, and Next may
 * render a page first. Stops waiting after a minute.
 */
function waitForSnapshot(): void {
  const end = Date.now() + 60_000
  waitForFile(file, () => Date.now() < end)
}

/** Returns the attribute of the root element with the content version in development; see `lib/dev/client.ts`. */
export function versionAttributes(): { 'data-content-version'?: string } {
  return isDevelopment ? { 'data-content-version': present().version ?? '' } : {}
}

/** Returns a function that caches the results of `query` by argument until the snapshot changes. */
export function perSnapshot<Value>(query: () => Value): () => Value
export function perSnapshot<Key, Value>(query: (key: Key) => Value): (key: Key) => Value
export function perSnapshot<Key, Value>(query: (key: Key) => Value): (key: Key) => Value {
  let of: Snapshot | undefined
  let answers = new Map<Key, Value>()
  return (key) => {
    const current = snapshot()
    if (of !== current) {
      of = current
      answers = new Map()
    }
    if (!answers.has(key)) answers.set(key, query(key))
    return answers.get(key) as Value
  }
}

/** Returns a page's MDX source without its frontmatter. */
export function rawBody(page: ContentPage): string {
  return readBodyText(page.bodyHash)
}
