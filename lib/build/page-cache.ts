import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../node/content-hash'
import type { FileCopy } from '../node/copy-files'
import { readCached } from '../node/json-cache'
import { linkFiles } from '../node/link-files'
import { replaceFile } from '../node/replace-file'

/** A cache entry: the fingerprint of a page, the path of its published file, and the hash of that file. */
export interface CachedPage {
  readonly fingerprint: string
  readonly file: string
  readonly hash: string
}

/** The pages of the previous build, by name, and all scripts and styles that they may load. */
export interface CachedPages {
  readonly pages: ReadonlyMap<string, CachedPage>
  readonly statics: readonly string[]
}

/** A page that can be cached. */
export interface CacheablePage {
  readonly name: string
  /** The page's fingerprint in this build. */
  readonly fingerprint: string
  /** The path of the page's published file. */
  readonly file: string
}

interface Stored {
  readonly sharedInputsHash: string
  readonly statics: readonly string[]
  readonly pages: Readonly<Record<string, CachedPage>>
}

const INDEX = 'index.json'

/*
 * The cache is a folder of files named by the hash of their content, with an index of pages. A killed build may leave
 * unused files and the index of the previous build. A file whose content does not match its name is ignored.
 */

/** Whether there are cached pages with these shared inputs; with others, the fingerprints of all pages have changed. */
export function hasCachedPages(store: string, sharedInputsHash: string): boolean {
  return readCached<Stored>(path.join(store, INDEX))?.sharedInputsHash === sharedInputsHash
}

/** Returns the cached pages among `wanted` that have the same fingerprint and intact files. */
export function readCachedPages(store: string, wanted: readonly CacheablePage[]): CachedPages {
  const stored = readCached<Stored>(path.join(store, INDEX))
  if (!stored) return { pages: new Map(), statics: [] }
  const isWhole = ({ hash }: CachedPage) => hashOfFile(path.join(store, hash)) === hash
  const pages = wanted.flatMap(({ name, fingerprint }): [string, CachedPage][] => {
    const page = stored.pages[name]
    return page?.fingerprint === fingerprint && isWhole(page) ? [[name, page]] : []
  })
  return { pages: new Map(pages), statics: stored.statics }
}

/** Links cached pages into a site. */
export function copyCachedPages(store: string, pages: Iterable<CachedPage>, site: string): void {
  linkFiles([...pages].map(({ file, hash }): FileCopy => [path.join(store, hash), path.join(site, file)]))
}

/** Replaces the cached pages with the pages of a built site; `cached` are the pages that were taken from the cache. */
export function updatePageCache(
  store: string,
  site: string,
  {
    wanted,
    cached,
    statics,
    sharedInputsHash,
  }: {
    wanted: readonly CacheablePage[]
    cached: ReadonlyMap<string, CachedPage>
    statics: readonly string[]
    sharedInputsHash: string
  },
): void {
  const pages = wanted.flatMap(({ name, fingerprint, file }): [string, CachedPage][] => {
    const hash = cached.get(name)?.hash ?? storeFile(store, site, file)
    return hash === undefined ? [] : [[name, { fingerprint, file, hash }]]
  })
  const stored: Stored = { sharedInputsHash, statics, pages: Object.fromEntries(pages) }
  replaceFile(path.join(store, INDEX), JSON.stringify(stored))
  const inUse = new Set([INDEX, ...pages.map(([, { hash }]) => hash)])
  for (const name of readdirSync(store)) if (!inUse.has(name)) rmSync(path.join(store, name), { recursive: true })
}

/** Adds a page's file to the cache and returns its hash; returns undefined if the file is missing in the site. */
function storeFile(store: string, site: string, file: string): string | undefined {
  const hash = hashOfFile(path.join(site, file))
  if (hash !== undefined) linkFiles([[path.join(site, file), path.join(store, hash)]])
  return hash
}

/** Returns the hash of a file's content, which is the file's name in the cache. */
function hashOfFile(file: string): string | undefined {
  try {
    return contentHash(readFileSync(file))
  } catch {
    return undefined
  }
}
