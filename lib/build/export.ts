import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { snapshotFile } from '../content-files/snapshot/snapshot-store'
import { exportDir } from '../next/export-files'
import { sharedFilesOf } from './assemble'
import { publishedPage, type PublicationOptions } from './publish-page'
import type { PageHosts } from '../hosting/csp'
import { pageHostsOf } from './page-hosts'
import { contentHash } from '../node/content-hash'
import { listFiles } from '../node/list-files'
import {
  updatePageCache,
  copyCachedPages,
  hasCachedPages,
  readCachedPages,
  type CachedPages,
  type SharedHashes,
} from './page-cache'
import { discardCompiledApp, queryLog, renderPages, startNext, type NextBuild } from './next-build'
import { cacheablePages, isList, samplesOf, type ExportedPage, type Pages } from './cacheable-pages'
import { sharedContentHash, sharedInputs } from './page-inputs'
import { readQueryLog } from './page-queries'

const store = path.join('.cache', 'export')
const noPages: CachedPages = { pages: new Map(), statics: [] }

/** Which pages to render and which to take from the cache. */
export interface ExportPlan {
  readonly next: NextBuild
  readonly wanted: readonly ExportedPage[]
  readonly cached: Pages
  /** Cached pages that are rendered again; see `samplesOf`. */
  readonly samples: Pages
  /** The scripts and styles of the build that rendered the cached pages. */
  readonly statics: readonly string[]
  readonly hosts: PageHosts
  /** The hashes of the inputs that all pages share, and the text of the snapshot, at the start of the export. */
  readonly shared: SharedHashes
  readonly content: string
}

/** An export that waits for the content. */
export interface StartedExport {
  readonly next: NextBuild
  /** The hash of the shared inputs at the start. */
  readonly sharedInputsHash: string
}

/** Starts `next build`, which needs no content to compile and load the app; with `all`, compiles it even if it is unchanged. */
export function startExport({ all }: { all: boolean }): StartedExport {
  const sharedInputsHash = sharedInputs()
  if (all) discardCompiledApp()
  return { next: startNext({ expectsFewPages: !all && hasCachedPages(store, sharedInputsHash) }), sharedInputsHash }
}

/**
 * Returns the plan of an export: to render all pages except for those whose files are in the cache with unchanged inputs;
 * with `all`, every page. The content must be complete.
 */
export async function planExport(
  { next, sharedInputsHash }: StartedExport,
  snapshot: Snapshot,
  { all }: { all: boolean },
): Promise<ExportPlan> {
  const content = storedContent()
  const wanted = await cacheablePages()
  const shared = { inputs: sharedInputsHash, content: sharedContentHash(snapshot) }
  const { presentAnswer: answer } = await import('../site-data/page-queries')
  const { pages, statics } = all ? noPages : readCachedPages(store, wanted, { shared, answer })
  const samples = samplesOf(wanted, pages)
  const cached = new Map([...pages].filter(([name]) => !samples.has(name)))
  return { next, wanted, cached, samples, statics, hosts: pageHostsOf(snapshot), shared, content }
}

/**
 * Exports the pages of a plan. Returns the cached pages that complete them: none if they do not match this build, and
 * all pages are then rendered.
 */
export async function exportPages({ next, wanted, cached, samples, statics, hosts }: ExportPlan): Promise<Pages> {
  let used = cached
  const uncached = () => wanted.filter(({ name, type }) => !isList(type) && !used.has(name)).length
  let rendered = await renderPages(next, used.keys(), uncached())
  const matches = async () =>
    String(statics) === String(staticFiles()) && (await matchesPreviousOutput(samples, wanted, hosts))
  if (used.size > 0 && !(await matches())) {
    console.log('export: the cached pages do not match this build, rendering all pages')
    used = new Map()
    rendered = await renderPages(startNext({ expectsFewPages: false }), used.keys(), uncached())
  }
  console.log(`export: ${rendered} pages rendered, ${used.size} cached`)
  return used
}

/** Adds the cached pages of a plan to a site. */
export function addCachedPages(siteDir: string, { cached }: ExportPlan): void {
  copyCachedPages(store, cached.values(), siteDir)
}

/** Removes the cached pages of a plan from a site. */
export function removeCachedPages(siteDir: string, { cached }: ExportPlan): void {
  for (const { file } of cached.values()) rmSync(path.join(siteDir, file))
}

/** Updates the cache for the next build with the pages of a site, of which `cached` were taken from the cache. */
export function storePages(siteDir: string, cached: Pages, { wanted, shared, content }: ExportPlan): void {
  // if the inputs differ, they were edited during the build, and the pages may be of either version
  if (shared.inputs === sharedInputs() && content === storedContent())
    updatePageCache(store, siteDir, { wanted, cached, queries: readQueryLog(queryLog), statics: staticFiles(), shared })
  else rmSync(store, { recursive: true, force: true })
}

function storedContent(): string {
  return readFileSync(snapshotFile('build'), 'utf8')
}

/** Whether the published content of all exported pages equals that of their cached versions. */
async function matchesPreviousOutput(
  before: Pages,
  wanted: readonly ExportedPage[],
  hosts: PageHosts,
): Promise<boolean> {
  const shared = sharedFilesOf(exportDir)
  const isEqual = async ({ name, file, exported }: ExportedPage) =>
    (await hashAs(file, exported, { hosts, shared })) === before.get(name)?.hash
  const results = await Promise.all(wanted.filter(({ name }) => before.has(name)).map(isEqual))
  return results.every(Boolean)
}

async function hashAs(published: string, exported: string, options: PublicationOptions): Promise<string | undefined> {
  const source = path.join(exportDir, exported)
  return existsSync(source) ? contentHash(await publishedPage(source, published, options)) : undefined
}

/** Returns the paths of the export's scripts and styles, which contain hashes of the content. */
function staticFiles(): string[] {
  return listFiles(path.join(exportDir, '_next', 'static'))
}
