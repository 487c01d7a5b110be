import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '../content/source'
import { locales } from '../i18n/locales'
import { internalPath, paths } from '../routes'
import { run } from '../run'
import { listFiles } from './assemble'
import { codeId } from './code-id'
import { isWhole, keep, readKept, sharePages, staticFiles, type KeptPage, type WantedPage } from './kept'
import { pageFingerprints, surroundings } from './page-inputs'
import { keptVariable } from './to-make'

/** Where `next build` writes; `next.config.mjs` says the same. */
export const exportDir = '.export'

const store = path.join('.cache', 'export')

type Pages = ReadonlyMap<string, KeptPage>
const none: Pages = new Map()

/**
 * Makes the export. Docs and posts whose output cannot have changed since the build before are taken from it, unless
 * `all` asks for everything anew.
 */
export async function exportPages(snapshot: Snapshot, { all }: { all: boolean }): Promise<void> {
  const before = inputs()
  const wanted = await keepablePages(snapshot, before.around)
  const known = all ? { pages: none, statics: [] } : readKept(store, wanted)
  const samples = samplesOf(known.pages)
  const kept = new Map([...known.pages].filter(([name]) => !samples.has(name)))
  let made = await makePages(kept)
  const isCurrent = kept.size === 0 || fits(known.statics, samples)
  if (!isCurrent) {
    console.log('export: the pages of the build before do not fit this one')
    kept.clear()
    made = await makePages(kept)
  }
  sharePages(kept.values(), store, exportDir)
  // pages that were made while something was edited are of no known state
  if (isDeepStrictEqual(before, inputs())) keep(store, exportDir, wanted, kept)
  else rmSync(store, { recursive: true, force: true })
  console.log(`export: ${made} pages made, ${kept.size} kept`)
}

/** What pages are being made from. */
function inputs(): { around: string; content: string } {
  return { around: surroundings(), content: readFileSync(path.join('.cache', 'site', 'stamp.json'), 'utf8') }
}

/** The docs and posts of the site as they are now; homes are lists of others, and always made. */
async function keepablePages(snapshot: Snapshot, around: string): Promise<WantedPage[]> {
  // only now: what they read is written by the content step
  const [{ allDocs }, { allPosts }, { contentEntry }, { rawBody }] = await Promise.all([
    import('../content/docs'),
    import('../content/posts'),
    import('../content/route-entry'),
    import('../content/source'),
  ])
  const pages = locales
    .flatMap((locale) => [...allDocs(locale), ...allPosts(locale)])
    .filter((page) => page.path !== paths.home)
  const prints = pageFingerprints(pages, { snapshot, bodyOf: rawBody, around })
  return [...prints].map(([page, fingerprint]) => ({
    name: contentEntry(page).propsId,
    fingerprint,
    folder: internalPath(page.locale, page.path).slice(1),
  }))
}

/**
 * One page of each kind and language, which is made although it is known: it shows whether pages still come out the same,
 * and Next refuses a route without pages.
 */
function samplesOf(pages: Pages): Pages {
  const kindOf = (name: string) => name.split(':', 2).join(':')
  return new Map(new Map([...pages].map((page) => [kindOf(page[0]), page])).values())
}

/** Whether pages of the build before can stand in this export: it has what they name, and its samples are the same. */
function fits(statics: readonly string[], samples: Pages): boolean {
  const areSame = [...samples.values()].every((page) => isWhole(exportDir, page))
  return areSame && String(statics) === String(staticFiles(exportDir))
}

/** Runs `next build` for all pages but the kept ones, and returns how many it made. */
async function makePages(kept: Pages): Promise<number> {
  const list = path.join('.cache', 'site', 'kept.json')
  mkdirSync(path.dirname(list), { recursive: true })
  writeFileSync(list, JSON.stringify([...kept.keys()]))
  await run('next', ['build'], { SITE_BUILD_ID: codeId(), [keptVariable]: path.resolve(list) })
  return listFiles(exportDir).filter((file) => file.endsWith('/index.html')).length
}
