import type { Page } from '@playwright/test'

/** Moves the mouse over the page, which makes the site load its scripts (`site.runtime: 'intent'`). */
export async function triggerIntent(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(420, 360)
}

/** Waits until the scripts of the page have started, which `data-has-hydrated` marks. */
export async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
}

/** Whether the scripts of the page have started. */
export function isStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')
}

/** Makes the page load its scripts and waits until they have started. */
export async function startPage(page: Page): Promise<void> {
  await triggerIntent(page)
  await waitForStart(page)
}

/** Waits until the page has rendered what has happened so far. */
export async function waitForRender(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Returns the scores of all layout shifts from the opening of the page to its last rendered frame. */
export async function layoutShifts(page: Page): Promise<number[]> {
  await waitForRender(page)
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as (PerformanceEntry & { value: number })[]).map(({ value }) => value)
  })
}

/** Scrolls to a position at once and waits for the frame after the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const before = scrollY
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: to, behavior: 'instant' })
    // two movements within a frame have a single event
    if (scrollY !== before) await scrolled
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/**
 * Registers a route handler and waits until it is active: `page.route` resolves before the process of the page knows
 * the handler, and an immediate request would reach the server.
 */
export async function interceptRequests(page: Page, ...[files, handler]: Parameters<Page['route']>): Promise<void> {
  await page.route(files, handler)
  if (page.url() === 'about:blank') return
  const probe = new URL('/robots.txt?probe', page.url()).href
  await page.route(probe, (route) => route.fulfill({ status: 204 }))
  await page.waitForFunction(async (url) => (await fetch(url, { method: 'HEAD' })).status === 204, probe)
  await page.unroute(probe)
}

/** Delays requests for the files; returns a function that lets them continue. */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await interceptRequests(page, files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
