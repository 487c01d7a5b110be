import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { serveFolder } from '../../lib/hosting/serve'
import { openStarted } from '../bench/open-started'

/** The costs of keystrokes, in milliseconds. */
export interface KeyCosts {
  /** The times from a keystroke to its results in the document, in a throttled page. */
  readonly rendered: readonly number[]
  /** The times from a keystroke to the frame that shows its results. */
  readonly painted: readonly number[]
  /** The CPU times of the main thread, multiplied by the throttling factor; independent of other processes. */
  readonly worked: readonly number[]
  /** The same for keystrokes that do not search, the cost of typing alone. */
  readonly baseline: readonly number[]
  /** The long tasks (over 50 ms) of the main thread while typing into a throttled page, as reported by the browser. */
  readonly longTasks: readonly number[]
}

/** Milliseconds after which all work of a keystroke is done, half the interval of a fast typist. */
const SETTLED = 50
const folder = path.join('.cache', 'bench')

/** Opens the search dialog on a page of a built site; also returns the loaded files. */
export async function openDialog(
  browser: Browser,
  site: string,
): Promise<{ page: Page; fetched: string[]; close: () => Promise<void> }> {
  const server = await serveFolder(site, 0)
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  const fetched: string[] = []
  await openStarted(page, `http://localhost:${server.port}/docs/`)
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

/** Measures typing the queries into the search of `out/` with another index, after typing them once to warm up. */
export async function keyCosts(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
  slower: number,
): Promise<KeyCosts> {
  publish(files)
  const { page, close } = await openDialog(browser, folder)
  const session = await page.context().newCDPSession(page)
  await page.evaluate(watchPaints)
  const costs = { rendered: [] as number[], painted: [] as number[], worked: [] as number[], baseline: [] as number[] }
  await typeAll(page, queries, (key) => answered(page, key))
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async (press: () => Promise<unknown>) => {
    const before = await processorTime(session)
    await press()
    await page.waitForTimeout(SETTLED)
    return ((await processorTime(session)) - before) * slower
  }
  await typeAll(page, queries, async (key) => {
    // does not poll the page, which would add work to the measurement
    costs.worked.push(await work(() => page.keyboard.insertText(key)))
  })
  await typeAll(page, [' '.repeat(20)], async (key) => {
    costs.baseline.push(await work(() => page.keyboard.insertText(key)))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watchTasks)
  await typeAll(page, queries, async (key) => {
    // pending work of a keystroke must not count for the next keystroke
    await page.waitForTimeout(SETTLED)
    const { rendered, painted } = await answered(page, key)
    costs.painted.push(painted)
    if (rendered !== undefined) costs.rendered.push(rendered)
  })
  const longTasks = await page.evaluate(() => window.longTasks)
  await close()
  rmSync(folder, { recursive: true, force: true })
  return { ...costs, longTasks }
}

/** Copies the built site and replaces its search index. */
function publish(files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('out', folder, { recursive: true })
  for (const [file, text] of files) {
    const place = path.join(folder, 'docs', '_search', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}

/** Clears the field before each query, and calls `put` for each key of the query. */
async function typeAll(page: Page, queries: readonly string[], put: (key: string) => Promise<unknown>): Promise<void> {
  for (const query of queries) {
    await page.getByRole('combobox').fill('')
    await page.waitForTimeout(SETTLED)
    for (const key of query) await put(key)
  }
}

/** The times from a keystroke to its results, in milliseconds. */
interface Answered {
  /** The time until the results are in the document; undefined if the keystroke does not change them. */
  readonly rendered: number | undefined
  /** The time until the results are painted. */
  readonly painted: number
}

/** Presses a key and resolves when its results are painted. */
async function answered(page: Page, key: string): Promise<Answered> {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  return page.evaluate(() => window.answered)
}

declare global {
  interface Window {
    /** Resolves when the results of the last keystroke are painted. */
    answered: Promise<Answered>
    /** The durations of the observed long tasks, in milliseconds. */
    longTasks: number[]
  }
}

/**
 * Runs in the page: measures the time from each keystroke to the frame that shows its results. The list sets its busy
 * state in a timer, so the state is read only after a later timer.
 */
function watchPaints(): void {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const isBusy = () => document.querySelector('dialog [role=listbox]')?.ariaBusy !== 'false'
      const { port1, port2 } = new MessageChannel()
      let isInputHandled = false
      let paintTime: number | undefined
      let written: number | undefined
      const watch = new MutationObserver(() => (written = performance.now()))
      const list = document.querySelector('dialog [role=listbox]')
      if (list) watch.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
      addEventListener('input', () => setTimeout(() => (isInputHandled = true)), { once: true })
      window.answered = new Promise((resolve) => {
        // a message that is posted in a frame arrives after its paint
        const frame = () => {
          const wasBusy = isBusy()
          port1.onmessage = () => {
            if (wasBusy || isBusy()) paintTime = undefined
            else paintTime ??= performance.now()
            if (isInputHandled && paintTime !== undefined) {
              watch.disconnect()
              resolve({ rendered: written && written - timeStamp, painted: paintTime - timeStamp })
            } else requestAnimationFrame(frame)
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

/** Runs in the page: records its long tasks. */
function watchTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
  })
}
