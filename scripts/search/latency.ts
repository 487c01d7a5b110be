import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { serveFolder } from '../../lib/hosting/serve'

/** What a key costs a reader, in milliseconds. */
export interface KeyCosts {
  /** From the key to the moment when its results stand in the document, by the clock of a throttled page. */
  readonly rendered: readonly number[]
  /** The same to the frame that shows them. */
  readonly painted: readonly number[]
  /**
   * Processor time of the main thread, multiplied to that of the slower one; neighbours on the machine do not count.
   */
  readonly worked: readonly number[]
  /** The same for keys that search nothing: what typing into the dialog costs by itself. */
  readonly floor: readonly number[]
  /**
   * The main thread's tasks over 50 ms while typing into a throttled page, by the clock, as the browser tells of them.
   */
  readonly longTasks: readonly number[]
}

/** Milliseconds after which nothing of a key is still to come; a quick typist's next one takes twice as long. */
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
  const costs = { rendered: [] as number[], painted: [] as number[], worked: [] as number[], floor: [] as number[] }
  await typeAll(page, queries, (key) => answered(page, key))
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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
  await typeAll(page, [' '.repeat(20)], async (key) => {
    costs.floor.push(await work(() => page.keyboard.insertText(key)))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watchTasks)
  await typeAll(page, queries, async (key) => {
    // what a key leaves to be done is not the next one's
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

/** Milliseconds from a key to its results. */
interface Answered {
  /** Until they stood in the document; nothing where the key changed none. */
  readonly rendered: number | undefined
  /** Until they were on the screen. */
  readonly painted: number
}

/** Presses a key and waits for its results. */
async function answered(page: Page, key: string): Promise<Answered> {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  return page.evaluate(() => window.answered)
}

declare global {
  interface Window {
    /** Resolves when the results of the last key are on the screen. */
    answered: Promise<Answered>
    /** Durations of the long tasks since they are watched, in milliseconds. */
    longTasks: number[]
  }
}

/**
 * Runs in the page: from each key to the frame that shows its results. The list says by a timer that it is busy, so
 * that only after a later timer it can be believed.
 */
function watchPaints(): void {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const isBusy = () => document.querySelector('dialog [role=listbox]')?.ariaBusy !== 'false'
      const { port1, port2 } = new MessageChannel()
      let isTold = false
      let shown: number | undefined
      let written: number | undefined
      const watch = new MutationObserver(() => (written = performance.now()))
      const list = document.querySelector('dialog [role=listbox]')
      if (list) watch.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
      addEventListener('input', () => setTimeout(() => (isTold = true)), { once: true })
      window.answered = new Promise((resolve) => {
        // a message that is sent in a frame arrives after its paint
        const frame = () => {
          const wasBusy = isBusy()
          port1.onmessage = () => {
            if (wasBusy || isBusy()) shown = undefined
            else shown ??= performance.now()
            if (isTold && shown !== undefined) {
              watch.disconnect()
              resolve({ rendered: written && written - timeStamp, painted: shown - timeStamp })
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

/** Runs in the page: notes its long tasks. */
function watchTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
  })
}
