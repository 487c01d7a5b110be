import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { codeHash } from '../node/code-hash'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { snapshotFile } from '../content-files/snapshot/snapshot-store'
import { locales } from '../i18n/locales'
import { internalPath, paths, publicHref } from '../config/routes'
import { run } from '../node/run'
import { exportDir } from '../next/export-files'
import { publishedContent } from './assemble'
import { listFiles } from '../node/list-files'
import { hashOf, keep, placeKept, readKept, type KeptPage, type WantedPage } from './page-cache'
import { codeFolders, pageFingerprints, surroundings } from './page-inputs'
import { keptVariable } from './should-render'

const store = path.join('.cache', 'export')
/** What the site publishes of a page of the export. */
const pageFiles = ['index.html', 'index.txt']

type Pages = ReadonlyMap<string, KeptPage>

/** An export that lacks some pages: those of the build before that stand for them. */
export interface PartialExport {
  readonly wanted: readonly KeepablePage[]
  readonly kept: Pages
  /** What was there when it was begun. */
  readonly inputs: Inputs
}

interface KeepablePage extends WantedPage {
  /** Its files in the export. */
  readonly exported: readonly string[]
}

interface Inputs {
  readonly around: string
  readonly content: string
}

/**
 * Makes the export without the docs and posts whose files cannot have changed since the build before, unless `all` asks
 * for everything anew. `completeSite` puts them where they belong.
 */
export async function exportPages(snapshot: Snapshot, { all }: { all: boolean }): Promise<PartialExport> {
  const before = inputs()
  const wanted = await keepablePages(snapshot, before.around)
  const known = all ? { pages: new Map<string, KeptPage>(), statics: [] } : readKept(store, wanted)
  const samples = samplesOf(known.pages)
  const kept = new Map([...known.pages].filter(([name]) => !samples.has(name)))
  let made = await makePages(kept)
  if (kept.size > 0 && !(String(known.statics) === String(staticFiles()) && comeOutAs(samples, wanted))) {
    console.log('export: the pages of the build before do not fit this one')
    kept.clear()
    made = await makePages(kept)
  }
  console.log(`export: ${made} pages made, ${kept.size} kept`)
  return { wanted, kept, inputs: before }
}

/** Puts the kept pages into the assembled site, and keeps its pages for the next build. */
export function completeSite(siteDir: string, { wanted, kept, inputs: before }: PartialExport): void {
  placeKept(store, kept.values(), siteDir)
  // pages that were made while something was edited are of no known state
  if (isDeepStrictEqual(before, inputs())) keep(store, siteDir, { wanted, kept, statics: staticFiles() })
  else rmSync(store, { recursive: true, force: true })
}

/** What pages are being made from. */
function inputs(): Inputs {
  return { around: surroundings(), content: readFileSync(snapshotFile('build'), 'utf8') }
}

/** The docs and posts of the site as they are now; homes are lists of others, and always made. */
async function keepablePages(snapshot: Snapshot, around: string): Promise<KeepablePage[]> {
  // only now: what they read is written by the content step
  const [{ allDocs }, { allPosts }, { contentEntry }] = await Promise.all([
    import('../site-data/docs'),
    import('../site-data/posts'),
    import('../site-data/route-entry'),
  ])
  const pages = locales
    .flatMap((locale) => [...allDocs(locale), ...allPosts(locale)])
    .filter((page) => page.path !== paths.home)
  const prints = pageFingerprints(pages, { snapshot, around })
  return [...prints].map(([page, fingerprint]) => ({
    name: contentEntry(page).propsId,
    fingerprint,
    files: pageFiles.map((file) => publicHref(page.locale, page.path).slice(1) + file),
    exported: pageFiles.map((file) => internalPath(page.locale, page.path).slice(1) + file),
  }))
}

/**
 * One page of each kind and language, which is made although it is known: it shows whether pages still come out the
 * same, and Next refuses a route without pages.
 */
function samplesOf(pages: Pages): Pages {
  const kindOf = (name: string) => name.split(':', 2).join(':')
  return new Map(new Map([...pages].map((page) => [kindOf(page[0]), page])).values())
}

/** Whether the export's pages of these names are published as they were. */
function comeOutAs(before: Pages, wanted: readonly KeepablePage[]): boolean {
  return wanted.every(({ name, files, exported }) => {
    const page = before.get(name)
    return !page || files.every((file, index) => hashAs(file, exported[index] ?? '') === page.files[file])
  })
}

function hashAs(published: string, exported: string): string | undefined {
  const source = path.join(exportDir, exported)
  return existsSync(source) ? hashOf(publishedContent(source, published)) : undefined
}

/** The scripts and styles of the export. Their names say what is in them. */
function staticFiles(): string[] {
  return listFiles(path.join(exportDir, '_next', 'static'))
}

/** Runs `next build` for all pages but the kept ones, and returns how many it made. */
async function makePages(kept: Pages): Promise<number> {
  const list = path.join('.cache', 'site', 'kept.json')
  mkdirSync(path.dirname(list), { recursive: true })
  writeFileSync(list, JSON.stringify([...kept.keys()]))
  await run('next', ['build'], { SITE_BUILD_ID: codeId(), [keptVariable]: path.resolve(list) })
  return listFiles(exportDir).filter((file) => file.endsWith('/index.html')).length
}

/** Identifies the code, not the content: pages of one build id can be navigated between in the browser. */
function codeId(): string {
  return codeHash(...codeFolders, 'package-lock.json').slice(0, 8)
}
