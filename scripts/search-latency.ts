import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { serveFolder } from '../lib/export/serve'

/** What a key costs a reader, in milliseconds. */
export interface KeyCosts {
  /** From the key to the frame that shows its results, by the clock of a throttled page. */
  readonly painted: readonly number[]
  /** Processor time of the main thread, multiplied to that of the slower one; neighbours on the machine do not count. */
  readonly worked: readonly number[]
  /** The same for keys that search nothing: what typing into the dialog costs by itself. */
  readonly floor: readonly number[]
  /** The longest single task of the main thread, multiplied likewise. */
  readonly longest: number
}

/** Milliseconds after which nothing of a key is still to come. */
const SETTLED = 50
const folder = path.join('.cache', 'bench')

/** A page of a finished site whose search is open, and the files that this took. */
export async function openDialog(
  browser: Browser,
  site: string,
): Promise<{ page: Page; fetched: string[]; close: () => Promise<void> }> {
  const server = await serveFolder(site, 0)
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  const fetched: string[] = []
  await page.goto(`http://localhost:${server.port}/docs/`)
  await page.mouse.move(300, 500)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  return {
    page,
    fetched,
    async close() {
      await page.context().close()
      await server.close()
    },
  }
}

/** Types every query into the search of `out/` with another index, until all is warm, and then to measure it. */
export async function keyCosts(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
  slower: number,
): Promise<KeyCosts> {
  publish(files)
  const { page, close } = await openDialog(browser, folder)
  const session = await page.context().newCDPSession(page)
  // tsx names inner functions by a helper that a page does not have
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(watchPaints)
  const costs = { painted: [] as number[], worked: [] as number[], floor: [] as number[] }
  await typeAll(page, queries, (key) => painted(page, key))
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const tasks = await recordTasks(browser)
  const work = async (press: () => Promise<unknown>) => {
    const before = await processorTime(session)
    await press()
    await page.waitForTimeout(SETTLED)
    return ((await processorTime(session)) - before) * slower
  }
  await typeAll(page, queries, async (key) => {
    // asking the page whether it is done would be work of its own
    costs.worked.push(await work(() => page.keyboard.insertText(key)))
  })
  const longest = Math.max(0, ...(await tasks())) * slower
  await typeAll(page, [' '.repeat(20)], async (key) => {
    costs.floor.push(await work(() => page.keyboard.insertText(key)))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await typeAll(page, queries, async (key) => costs.painted.push(await painted(page, key)))
  await close()
  rmSync(folder, { recursive: true, force: true })
  return { ...costs, longest }
}

/** The finished site with another index. */
function publish(files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('out', folder, { recursive: true })
  for (const [file, text] of files) {
    const place = path.join(folder, 'docs', '_search', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}

/** Empties the field for each query and hands over its keys. */
async function typeAll(page: Page, queries: readonly string[], put: (key: string) => Promise<unknown>): Promise<void> {
  for (const query of queries) {
    await page.getByRole('combobox').fill('')
    await page.waitForTimeout(SETTLED)
    for (const key of query) await put(key)
  }
}

/** Presses a key and waits for its results; the milliseconds until they were on the screen. */
async function painted(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  return page.evaluate(() => window.painted)
}

declare global {
  interface Window {
    /** Resolves when the results of the last key are on the screen. */
    painted: Promise<number>
  }
}

/**
 * Runs in the page: from each key to the frame that shows its results. The list says by a timer that it is busy, so that
 * only after a later timer it can be believed.
 */
function watchPaints(): void {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const isBusy = () => document.querySelector('dialog [role=listbox]')?.ariaBusy !== 'false'
      const { port1, port2 } = new MessageChannel()
      let isTold = false
      let shown: number | undefined
      addEventListener('input', () => setTimeout(() => (isTold = true)), { once: true })
      window.painted = new Promise((resolve) => {
        // a message that is sent in a frame arrives after its paint
        const frame = () => {
          const wasBusy = isBusy()
          port1.onmessage = () => {
            if (wasBusy || isBusy()) shown = undefined
            else shown ??= performance.now()
            if (isTold && shown !== undefined) resolve(shown - timeStamp)
            else requestAnimationFrame(frame)
          }
          port2.postMessage('')
        }
        requestAnimationFrame(frame)
      })
    },
    true,
  )
}

async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Records the tasks of pages' main threads; the result ends that and gives their processor times in milliseconds. */
async function recordTasks(browser: Browser): Promise<() => Promise<number[]>> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
    const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    const known = new Set(mains.map(threadOf))
    return events
      .filter((event) => event.name === 'RunTask' && known.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1_000)
  }
}
