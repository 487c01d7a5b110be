import type { Page } from 'playwright-core'
import { openStarted } from './open-started'

/** A control of the site: the page on which it is used, and the ways of using it in turns. */
export interface Interaction {
  readonly name: string
  readonly path: string
  /** Whether it is used in a narrow window with a touch screen; the others on a desktop. */
  readonly isOnPhone?: true
  /** Called once before the first use. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly actions: readonly ((page: Page) => Promise<void>)[]
}

const doc = '/docs/guides/optimize/workload-modes/MySQL_QueryLog/'
/** A person holds a key or a button for this time, in milliseconds; its release belongs to the interaction. */
const held = { delay: 80 }
const press = (key: string) => (page: Page) => page.keyboard.press(key, held)

export const interactions: readonly Interaction[] = [
  {
    name: 'the drawer, opened and closed',
    path: doc,
    isOnPhone: true,
    actions: [(page) => page.locator('summary[aria-label=Menu]').click(held), press('Escape')],
  },
  {
    name: 'a tab',
    path: '/docs/api/create-analysis/',
    actions: [0, 1].map((index) => (page) => page.getByRole('tab').nth(index).click(held)),
  },
  {
    name: 'the theme',
    path: doc,
    actions: [(page) => page.getByRole('button', { name: 'Switch between dark and light mode' }).click(held)],
  },
  {
    name: 'a category of the sidebar',
    path: doc,
    actions: [(page) => page.locator('[data-sidebar] button[aria-expanded]').first().click(held)],
  },
  {
    name: 'the search dialog, opened and closed',
    path: doc,
    actions: [press('/'), press('Escape')],
  },
  {
    name: 'a key in the search',
    path: doc,
    prepare: async (page) => {
      await page.keyboard.press('/')
      await page.locator('dialog [role=combobox]').fill('nu')
      await page.locator('dialog [role=option]').first().waitFor()
    },
    actions: [...'ll in', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'].map((key) => press(key)),
  },
]

/**
 * Uses a control and returns for each time the Interaction to Next Paint in milliseconds, which the browser rounds to
 * 8 ms. `times` is the number of times that the control is used, `slower` the factor of the CPU throttling.
 */
export async function interactionTimes(
  page: Page,
  origin: string,
  { path, prepare, actions }: Interaction,
  { times, slower }: { times: number; slower: number },
): Promise<number[]> {
  await openStarted(page, origin + path)
  await prepare?.(page)
  // the first use loads code and styles
  for (const act of actions) {
    await act(page)
    await page.evaluate(waitForPaint)
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(observeInteractions)
  const durations: number[] = []
  for (let time = 0; time < times; time++) {
    await actions[time % actions.length]?.(page)
    await page.evaluate(waitForPaint)
    durations.push(await page.evaluate(() => Math.max(16, ...window.interactions.splice(0))))
  }
  return durations
}

declare global {
  interface Window {
    /** The duration of each reported part of an interaction in milliseconds. */
    interactions: number[]
  }
}

/** Runs in the page: records interactions of at least 16 ms, the shortest that browsers report. */
function observeInteractions(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) window.interactions.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: waits until the interactions so far have been painted and reported. */
async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 100))
}
