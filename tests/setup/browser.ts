import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serveFolder, type RunningServer } from '@/lib/export/serve'
import { chromiumArgs, chromiumPath } from '../../lib/node/chromium'

export interface SitePage {
  readonly page: Page
  /** Console errors and warnings, page errors and failed requests, in order. */
  readonly noise: string[]
}

/** A worker of the site would keep requests from tests that watch or break them. */
const usual = { viewport: { width: 1366, height: 900 }, serviceWorkers: 'block' } as const

/** A served folder and a browser for one test file; `moreArgs` is asked once the browser starts. */
export function servedSite(folder: string, moreArgs: () => readonly string[] = () => []) {
  let browser: Browser
  let server: RunningServer
  const violations: string[] = []
  const profile = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ ...usual, ...options })
    await reportViolations(context, violations)
    return context
  }
  // whatever a test is about, no page of it may do what its policy forbids
  afterEach(() => expect(violations.splice(0)).toEqual([]))
  beforeAll(async () => {
    server = await serveFolder(folder, 0)
    browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...moreArgs()] })
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  return {
    /** What pages did against their policy since the test began; a test that takes them out expected them. */
    violations,
    url: (path: string) => `http://localhost:${server.port}${path}`,
    /** A fresh profile with nothing in its cache. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<SitePage> {
      const page = await (await profile(options)).newPage()
      const noise = listen(page)
      await page.goto(`http://localhost:${server.port}${path}`, { waitUntil: 'load' })
      return { page, noise }
    },
    /** A page that has not gone anywhere yet. */
    async blank(options: BrowserContextOptions = {}): Promise<SitePage> {
      const page = await (await profile(options)).newPage()
      return { page, noise: listen(page) }
    },
  }
}

/** Tells of everything that a page's Content-Security-Policy keeps it from. */
async function reportViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, what: string) => {
    violations.push(`${new URL(page.url()).pathname}: ${what}`)
  })
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      (window as unknown as { reportViolation(what: string): void }).reportViolation(
        `${effectiveDirective} forbids ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      ),
    ),
  )
}

function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    const place = message.type() === 'error' ? ` ${message.location().url}` : ''
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}${place}`)
  })
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`))
  const underWay = new Set<Request>()
  let left = new Set<Request>()
  let isLeaving = false
  page.on('request', (request) => {
    // who leaves a page, or loads it again, cuts off what it is fetching until the next one is there
    if (request.isNavigationRequest()) [left, isLeaving] = [new Set(underWay), true]
    else if (isLeaving) left.add(request)
    underWay.add(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => {
    underWay.delete(request)
    if (request.isNavigationRequest()) isLeaving = false
    const reason = request.failure()?.errorText
    const isCutOff = reason === 'net::ERR_ABORTED' && left.has(request)
    // the router asks HEAD and never reads the answer's (empty) body, which Chromium reports as aborted
    if (request.method() !== 'HEAD' && !isCutOff) noise.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
  })
  return noise
}

/** Moves the mouse like a reader who is about to do something. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(420, 360)
}

/** The same, and waits until React is there. */
export async function wake(page: Page): Promise<void> {
  await stir(page)
  await hydrated(page)
}

/** Waits until React is there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
}

/** The moves of a page's parts since it was opened, each as Chromium scores it. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const values: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) values.push(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(values), 500)
      }),
  )
}

/** Scrolls like a reader does, in one go, and waits until the page has taken note. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/**
 * Answers requests of a page in the server's place, all of them from now on: Playwright is done before the page's own
 * process has learnt of it, and a request of that moment would reach the server, untold.
 */
export async function intercept(page: Page, ...[files, answer]: Parameters<Page['route']>): Promise<void> {
  await page.route(files, answer)
  if (page.url() === 'about:blank') return
  const probe = new URL('/robots.txt?probe', page.url()).href
  await page.route(probe, (route) => route.fulfill({ status: 204 }))
  await page.waitForFunction(async (url) => (await fetch(url, { method: 'HEAD' })).status === 204, probe)
  await page.unroute(probe)
}

/** Keeps files back until they are let go. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await intercept(page, files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Lets a page's scripts take their time, so that a reader is faster. */
export async function slowly(page: Page): Promise<void> {
  await intercept(page, '**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
}
