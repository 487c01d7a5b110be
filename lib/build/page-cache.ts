import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentHash } from '../node/content-hash'
import type { FileCopy } from '../node/copy-files'
import { readCached } from '../node/json-cache'
import { linkFiles } from '../node/link-files'
import { replaceFile } from '../node/replace-file'
import type { PageQueries } from './page-queries'

/** A cache entry: the path of a page's published file, the hash of that file, and the queries that the page has asked. */
export interface CachedPage {
  readonly file: string
  readonly hash: string
  readonly queries: PageQueries
}

/** The pages of the previous build, by name, and all scripts and styles that they may load. */
export interface CachedPages {
  readonly pages: ReadonlyMap<string, CachedPage>
  readonly statics: readonly string[]
}

/** A page that can be cached. */
export interface CacheablePage {
  readonly name: string
  readonly publicPath: string
  /** The path of the page's published file. */
  readonly file: string
}

/** Hashes of what all pages share: of the inputs in files, and of those in the snapshot. */
export interface SharedHashes {
  readonly inputs: string
  readonly content: string
}

interface Stored {
  readonly shared: SharedHashes
  readonly statics: readonly string[]
  /** The queries of all pages, each with the hash of its answer. */
  readonly queries: readonly (readonly [query: string, answer: string])[]
  /** The pages by name; their queries are positions in the list. */
  readonly pages: Readonly<Record<string, Omit<CachedPage, 'queries'> & { readonly queries: readonly number[] }>>
}

const INDEX = 'index.json'

/*
 * The cache is a folder of files named by the hash of their content, with an index of pages. A killed build may leave
 * unused files and the index of the previous build. A file whose content does not match its name is ignored.
 */

/** Whether there are cached pages with these shared inputs; with others, all pages are rendered again. */
export function hasCachedPages(store: string, sharedInputsHash: string): boolean {
  return readCached<Stored>(path.join(store, INDEX))?.shared?.inputs === sharedInputsHash
}

/**
 * Returns the cached pages among `wanted` that have intact files, if all pages share the same as they did, and all queries
 * of the page have the same answer. `answer` returns the hash of the present answer to a query.
 */
export function readCachedPages(
  store: string,
  wanted: readonly CacheablePage[],
  { shared, answer }: { shared: SharedHashes; answer: (query: string) => string | undefined },
): CachedPages {
  const stored = readCached<Stored>(path.join(store, INDEX))
  if (!stored || !isDeepStrictEqual(stored.shared, shared)) return { pages: new Map(), statics: [] }
  const { queries, statics } = stored
  const isUnchanged = queries.map(([query, hash]) => answer(query) === hash)
  const pages = wanted.flatMap(({ name }): [string, CachedPage][] => {
    const page = stored.pages[name]
    if (!page?.queries.every((at) => isUnchanged[at]) || hashOfFile(path.join(store, page.hash)) !== page.hash)
      return []
    return [[name, { ...page, queries: new Map(page.queries.flatMap((at) => queries.slice(at, at + 1))) }]]
  })
  return { pages: new Map(pages), statics }
}

/** Links cached pages into a site. */
export function copyCachedPages(store: string, pages: Iterable<CachedPage>, site: string): void {
  linkFiles([...pages].map(({ file, hash }): FileCopy => [path.join(store, hash), path.join(site, file)]))
}

/** The pages of a build for the cache. */
interface BuiltPages {
  readonly wanted: readonly CacheablePage[]
  /** The pages that were taken from the cache. */
  readonly cached: ReadonlyMap<string, CachedPage>
  /** The queries of the rendered pages, by public path. */
  readonly queries: ReadonlyMap<string, PageQueries>
  readonly statics: readonly string[]
  readonly shared: SharedHashes
}

/** Replaces the cached pages with the pages of a built site; a page whose queries are not known is not cached. */
export function updatePageCache(
  store: string,
  site: string,
  { wanted, cached, queries, statics, shared }: BuiltPages,
): void {
  const pages = wanted.flatMap(({ name, publicPath, file }): [string, CachedPage][] => {
    const page = cached.get(name) ?? renderedPage(store, site, { file, queries: queries.get(publicPath) })
    return page ? [[name, page]] : []
  })
  replaceFile(
    path.join(store, INDEX),
    JSON.stringify({ shared, statics, ...withSharedQueries(pages) } satisfies Stored),
  )
  const inUse = new Set([INDEX, ...pages.map(([, { hash }]) => hash)])
  for (const name of readdirSync(store)) if (!inUse.has(name)) rmSync(path.join(store, name), { recursive: true })
}

/** Returns the pages with the positions of their queries in one list, because most queries are those of many pages. */
function withSharedQueries(pages: readonly (readonly [string, CachedPage])[]): Pick<Stored, 'queries' | 'pages'> {
  const queries = new Map(pages.flatMap(([, page]) => [...page.queries]))
  const positions = new Map([...queries.keys()].map((query, at) => [query, at]))
  const stored = pages.map(([name, { file, hash, queries: own }]) => {
    return [name, { file, hash, queries: [...own.keys()].map((query) => positions.get(query) ?? 0) }] as const
  })
  return { queries: [...queries], pages: Object.fromEntries(stored) }
}

/** Adds the file of a rendered page to the cache; returns undefined if the site lacks it or its queries are not known. */
function renderedPage(
  store: string,
  site: string,
  { file, queries }: { file: string; queries: PageQueries | undefined },
): CachedPage | undefined {
  const hash = hashOfFile(path.join(site, file))
  if (hash === undefined || !queries) return undefined
  linkFiles([[path.join(site, file), path.join(store, hash)]])
  return { file, hash, queries }
}

/** Returns the hash of a file's content, which is the file's name in the cache. */
function hashOfFile(file: string): string | undefined {
  try {
    return contentHash(readFileSync(file))
  } catch {
    return undefined
  }
}
