import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { serveFolder } from '../lib/export/serve'
import { buildIndex } from '../lib/search/build'
import { parseJudged } from '../lib/search/judged'
import { searchPages } from '../lib/search/pages'
import { openSearch } from '../lib/search/search'
import { rawBytes, type SearchPage } from '../lib/search/records'
import { chromiumArgs, chromiumPath } from '../tests/setup/chromium'
import { corpus } from './search-corpus'

/**
 * `npm run search:bench [-- 100 1000]`: what the search costs on the finished `out/` and on corpora of 100, 1,000 and
 * 10,000 docs: time and size of the index, bytes of a first query and of a further key, and what
 * a key costs the main thread.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
/** Pages that the dialog shows. */
const PAGES = 6
/** Larger sites are measured in bytes only. */
const MOST_TIMED = 1_000
/** The reader's processor beside this one. */
const SLOWER = 4
const work = path.join('.cache', 'bench')
const brotli = (content: string | Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
const sizeOf = new Map<string, number>()

if (!existsSync('out/docs/_search')) throw new Error('there is no out/ yet: run `npm run build` first')
const { snapshot } = await import('../lib/content/source')
const real = await searchPages(snapshot(), 'en')
const queries = parseJudged(readFileSync('scripts/search-queries.txt', 'utf8'))
  .filter(({ locale }) => locale === 'en')
  .map(({ text }) => text)
  .filter((_, index) => index % 4 === 0)
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${queries.length} queries`)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const code = await codeBytes()
console.log(`the search's own scripts: ${code} B`)
if (sizes.length === 0) await measure('out', real)
for (const docs of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) await measure(`${docs} docs`, corpus(real, docs))
await browser.close()

async function measure(name: string, pages: readonly SearchPage[]): Promise<void> {
  const start = process.cpuUsage()
  const files = await buildIndex('en', pages)
  const { user, system } = process.cpuUsage(start)
  const time = (user + system) / 1_000
  const raw = rawBytes(pages)
  const bytes = (isPart: (file: string) => boolean) =>
    [...files].filter(([file]) => isPart(file)).reduce((sum, [, text]) => sum + brotli(text, 9), 0)
  const texts = bytes((file) => file.includes('/pages/'))
  const index = bytes((file) => !file.includes('/pages/'))
  console.log(`\n${name}: ${pages.length} pages, ${(raw / 1e6).toFixed(2)} MB of text, ${files.size} files`)
  console.log(`  index: ${time.toFixed(0)} ms of processor time, ${(time / pages.length).toFixed(2)} ms a page`)
  console.log(`  share of the text: ${(index / raw).toFixed(3)}, with excerpts ${((index + texts) / raw).toFixed(3)}`)
  const first: number[] = []
  const further: number[] = []
  for (const query of queries) {
    const [whole = 0] = await fetchedBytes(files, [query])
    first.push(code + whole)
    const keys = [...query].map((_, index) => query.slice(0, index + 1))
    further.push(...(await fetchedBytes(files, keys)).slice(1))
  }
  console.log(`  first results: ${quantiles(first)} B; a further key: ${quantiles(further)} B`)
  if (pages.length > MOST_TIMED) return
  const times = await keyTimes(files)
  console.log(`  a warm key on the main thread, ${SLOWER}× slower: ${quantiles(times)} ms over ${times.length} keys`)
}

/** What a reader who asks these queries one after the other fetches for each, in bytes. */
async function fetchedBytes(files: ReadonlyMap<string, string>, asked: readonly string[]): Promise<number[]> {
  let bytes = 0
  const search = await openSearch('en', async (file) => {
    const text = files.get(file)
    if (text === undefined) throw new Error(`there is no ${file}`)
    bytes += remembered(text)
    return text
  })
  const sums: number[] = []
  for (const query of asked) {
    await search.query(query, { limit: PAGES })
    sums.push(bytes)
    bytes = 0
  }
  return sums
}

function remembered(text: string): number {
  const known = sizeOf.get(text) ?? brotli(text, 11)
  sizeOf.set(text, known)
  return known
}

/** The finished site with another index. */
function publish(files: ReadonlyMap<string, string>, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('out', folder, { recursive: true })
  for (const [file, text] of files) {
    const place = path.join(folder, 'docs', '_search', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}

/** A page of a finished site whose search is open, and the scripts that this took. */
async function openDialog(folder: string): Promise<{ page: Page; scripts: string[]; close: () => Promise<void> }> {
  const server = await serveFolder(folder, 0)
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  const scripts: string[] = []
  await page.goto(`http://localhost:${server.port}/docs/`)
  await page.mouse.move(300, 500)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  return { page, scripts, close: () => server.close() }
}

async function codeBytes(): Promise<number> {
  const { page, scripts, close } = await openDialog('out')
  await page.context().close()
  await close()
  const own = [...new Set(scripts)].filter((file) => file.endsWith('.js'))
  return own.reduce((sum, file) => sum + brotli(readFileSync(path.join('out', decodeURI(file))), 11), 0)
}

/**
 * Types every query twice; what a key of the second round costs the main thread, in milliseconds of a processor four
 * times slower. Processor time, not the clock's: neighbours on the machine do not count.
 */
async function keyTimes(files: ReadonlyMap<string, string>): Promise<number[]> {
  publish(files, work)
  const { page, close } = await openDialog(work)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  const times: number[] = []
  for (const round of [1, 2]) {
    for (const query of queries) {
      await page.getByRole('combobox').fill('')
      for (const key of query) {
        const before = await spent()
        await page.keyboard.insertText(key)
        // asking the page whether it has finished would be work of its own
        await page.waitForTimeout(round === 1 ? 40 : 80)
        if (round === 2) times.push(((await spent()) - before) * SLOWER)
      }
    }
  }
  await page.context().close()
  await close()
  rmSync(work, { recursive: true, force: true })
  return times
}

function quantiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  return `median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`
}
