import { availableParallelism } from 'node:os'
import path from 'node:path'
import { locales } from '../i18n/locales'
import { requireValidSettings } from '../config/settings-check'
import { readPages } from '../content-lint/check-content'
import { findAll } from '../content-lint/find-all'
import { PageStore } from '../content-files/snapshot/page-store'
import { highlightBodies } from './highlight-bodies'
import { DiagnosticsError, type Diagnostic } from '../diagnostics/diagnostic'
import { contentDir } from '../config/content-folder'
import { lastCommits, missingHistory } from '../content-files/git'
import { makeSnapshot, type Snapshot } from '../content-files/snapshot/snapshot'
import { writeBodies, writeSnapshot } from '../content-files/snapshot/snapshot-store'

/** The folder with the caches of records and reports. */
const cacheDir = path.join('.cache', 'site')

/** The number of bodies up to which the bundler has the other half of the cores. */
const BODIES_A_THREAD = 600

/**
 * Returns the number of threads that compile bodies. A thread loads the compiler and runs its code unoptimised at first,
 * and the bundler uses the other cores meanwhile: on two cores, a second thread took a quarter more processor time for 600
 * bodies.
 */
function threadsFor(bodies: number): number {
  return Math.max(Math.ceil(availableParallelism() / 2), Math.ceil(bodies / BODIES_A_THREAD))
}

/**
 * Runs the content step of a build: checks the content, compiles and highlights all bodies into the cache, reads the
 * typed records of changed frontmatter from contentlayer in parallel, and writes the snapshot that pages read. Throws a
 * `DiagnosticsError` with all errors; returns the warnings.
 */
export async function contentStep(): Promise<{
  pages: number
  warnings: readonly Diagnostic[]
  snapshot: Snapshot
}> {
  requireValidSettings()
  const store = new PageStore(contentDir, cacheDir)
  const read = readPages(contentDir)
  const texts = new Map(read.pages.map(({ file, source }) => [file.file, source]))
  // ends contentlayer's thread, which would hold 100 MB while the bodies are compiled
  const typing = store.recordsOf(texts).finally(() => store.close())
  // awaited below, because the checks may report the cause of a rejection
  typing.catch(() => undefined)
  const pool = { maxThreads: threadsFor(read.pages.length) }
  const { files, project, diagnostics } = await findAll(contentDir, { cacheDir, read, ...pool })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new DiagnosticsError(errors)
  await highlightBodies(files, project, pool)
  const records = [...(await typing).values()]
  store.save(texts.keys())
  if (records.length !== files.length) throw new Error(`contentlayer typed ${records.length} of ${files.length} files`)
  const noHistory = missingHistory(contentDir)
  if (noHistory !== undefined) console.warn(`warning: pages have no “last updated” date: ${noHistory}`)
  const snapshot = makeSnapshot(records, project, lastCommits(contentDir))
  writeBodies(records)
  writeSnapshot(JSON.stringify(snapshot), 'build')
  // an invalid navbar throws here once instead of on every page
  const { navbarEntries } = await import('../site-data/navbar')
  locales.forEach((locale) => navbarEntries(locale))
  return { pages: files.length, warnings: diagnostics, snapshot }
}
