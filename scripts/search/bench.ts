import { readFileSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitOnError, exitOnRejection, flag, readCounts } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import type { Locale } from '../../lib/i18n/locales'
import { parseJudged } from './judged'
import { rawBytes, type SearchPage } from '../../lib/search/index/documents'
import { brotliSize } from '../../lib/node/brotli'
import { chromiumArgs, chromiumPath } from '../../lib/node/chromium'
import { describeMachine } from '../bench/machine'

/**
 * `npm run bench:search [-- 100 1000 --bytes]`: measures the search on the built `out/` and on corpora of 100, 1,000
 * and 10,000 docs: time and size of the index, bytes of a first query and of a further keystroke, and the time from a
 * keystroke to its painted results (not with `--bytes`). Bytes are brotli-compressed and exact; times depend on the
 * load of the machine.
 */
const { values, positionals } = commandLine({ bytes: flag }, Infinity)
const sizes = exitOnError(() => readCounts(positionals))
/** The maximum number of docs for measuring times; larger corpora are measured in bytes only. */
const MAX_TIMED = 1_000
/** The factor of the CPU throttling. */
const SLOWER = 4
const sizeOf = new Map<string, number>()

exitOnError(() => builtSite('out'))
const { chromium } = await import('playwright-core')
const { dialogPages } = await import('../../lib/search/query/page-counts')
const { buildIndex } = await import('../../lib/search/index/build')
const { openInMemory } = await import('../../lib/search/query/in-memory')
const { corpus } = await import('./corpus')
const { keyCosts, openDialog } = await import('./latency')
const { contentStep } = await import('../../lib/build/content-step')
await exitOnRejection(contentStep())
const { snapshot } = await import('../../lib/site-data/source')
const { searchPages } = await import('../../lib/search/index/pages')
const real = await searchPages(snapshot(), 'en')
const judged = parseJudged(readFileSync('scripts/search/queries.txt', 'utf8'))
const queriesIn = (locale: Locale) =>
  judged
    .filter((query) => query.locale === locale)
    .map(({ text }) => text)
    .filter((_, index) => index % 4 === 0)
console.log(describeMachine())

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const code = await codeBytes()
console.log(`the search's own scripts: ${code} B`)
if (sizes.length === 0) {
  await measure('this site, en', 'en', real)
  await measure('this site, zh', 'zh', await searchPages(snapshot(), 'zh'))
}
for (const docs of sizes.length > 0 ? sizes : [100, 1_000, 10_000])
  await measure(`${docs} docs`, 'en', corpus(real, docs))
await browser.close()

async function measure(name: string, locale: Locale, pages: readonly SearchPage[]): Promise<void> {
  sizeOf.clear()
  // warms up the code, because the first run is slow and not representative
  buildIndex(locale, pages.slice(0, 10))
  const start = process.cpuUsage()
  const files = buildIndex(locale, pages, { synonyms: snapshot().synonyms })
  const { user, system } = process.cpuUsage(start)
  const time = (user + system) / 1_000
  const raw = rawBytes(pages)
  const share = (isPart: (file: string) => boolean, sizeIn: (text: string) => number) =>
    [...files].filter(([file]) => isPart(file)).reduce((sum, [, text]) => sum + sizeIn(text), 0) / raw
  const isIndex = (file: string) => !file.includes('/texts/')
  const shares = [remembered, Buffer.byteLength].map(
    (sizeIn) => `${share(isIndex, sizeIn).toFixed(3)}, with excerpts ${share(() => true, sizeIn).toFixed(3)}`,
  )
  console.log(`\n${name}: ${pages.length} pages, ${(raw / 1e6).toFixed(2)} MB of text, ${files.size} files`)
  console.log(`  index: ${time.toFixed(0)} ms of processor time, ${(time / pages.length).toFixed(2)} ms a page`)
  console.log(`  share of the text: brotli ${shares[0]}; uncompressed ${shares[1]}`)
  const queries = queriesIn(locale)
  const first: number[] = []
  const further: number[] = []
  for (const query of queries) {
    const [whole = 0] = await fetchedBytes(files, locale, [query])
    first.push(code + whole)
    const keys = [...query].map((_, index) => query.slice(0, index + 1))
    further.push(...(await fetchedBytes(files, locale, keys)).slice(1))
  }
  console.log(
    `  ${queries.length} queries, first results: ${quantiles(first)} B; a further key: ${quantiles(further)} B`,
  )
  if (values.bytes || pages.length > MAX_TIMED || locale !== 'en') return
  const { rendered, painted, worked, baseline, longTasks } = await keyCosts(browser, files, queries, SLOWER)
  console.log(`  a warm key, ${SLOWER}× slower, ${painted.length} of them:`)
  console.log(
    `    until its results stand in the document, by the clock: ${quantiles(rendered)} ms (${rendered.length} keys that changed them)`,
  )
  console.log(`    until they are painted, by the clock: ${quantiles(painted)} ms`)
  console.log(
    `    processor time of the main thread: ${quantiles(worked)} ms; of a key without a search: ${quantiles(baseline)} ms`,
  )
  console.log(
    `    tasks over 50 ms, by the clock: ${longTasks.map((duration) => duration.toFixed(0)).join(', ') || 'none'}`,
  )
}

/** Returns the number of bytes that each query fetches when the queries are entered in sequence. */
async function fetchedBytes(
  files: ReadonlyMap<string, string>,
  locale: Locale,
  asked: readonly string[],
): Promise<number[]> {
  let bytes = 0
  const search = await openInMemory(locale, files, (_, text) => {
    bytes += remembered(text)
    return text
  })
  const sums: number[] = []
  for (const query of asked) {
    await search.query(query, { limit: dialogPages })
    sums.push(bytes)
    bytes = 0
  }
  return sums
}

function remembered(text: string): number {
  const known = sizeOf.get(text) ?? brotliSize(text)
  sizeOf.set(text, known)
  return known
}

async function codeBytes(): Promise<number> {
  const { fetched, close } = await openDialog(browser, 'out')
  await close()
  const own = [...new Set(fetched)].filter((file) => file.endsWith('.js'))
  return own.reduce((sum, file) => sum + brotliSize(readFileSync(path.join('out', decodeURI(file)))), 0)
}

function quantiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  return `median ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}`
}
