import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test'
import { serveFolder, type RunningServer } from '../../lib/hosting/serve'

export { expect, type Page }

/** A page, and everything that went wrong on it: console errors and warnings, uncaught errors, failed requests. */
export interface OpenPage {
  readonly page: Page
  readonly errors: string[]
}

/** A served folder, and the pages that a test opens on it. Each page has a browser context of its own. */
export interface Site {
  /** Violations of the Content-Security-Policy; a test that expects some removes them, any left fail the test. */
  readonly violations: string[]
  /** The absolute URL of a path. */
  url(path: string): string
  /** Opens a path in a new context, whose storage and cache are empty, and waits for the load event. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>
  /** Creates a page in a new context without navigating. */
  blank(options?: BrowserContextOptions): Promise<OpenPage>
}

type Viewport = { width: number; height: number }

interface TestFixtures {
  /** The finished site that `site` serves. */
  folder: string
  site: Site
  /**
   * Opens a path in a page that the tests of a worker share, which takes a third of the time of a new one. For tests that
   * neither load the site's scripts nor use the storage. A test undoes what outlasts a page: emulated media, sizes of fonts.
   */
  look: (path: string, viewport: Viewport) => Promise<OpenPage>
  /** Serves another folder beside that of `site`. */
  serve: (folder: string) => Promise<Site>
}

interface WorkerFixtures {
  portOf: (folder: string) => Promise<number>
  /** A page that all tests of a worker use, and the violations on it. */
  tab: OpenPage & Pick<Site, 'violations'>
}

/** Playwright's `test` with the site's fixtures. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['out', { option: true }],

  portOf: [
    async ({}, use) => {
      const servers = new Map<string, Promise<RunningServer>>()
      await use(async (folder) => {
        // compression takes a third of the server's time, and pages do not depend on it
        const server = servers.get(folder) ?? serveFolder(folder, 0, { compress: false })
        servers.set(folder, server)
        return (await server).port
      })
      for (const server of servers.values()) await (await server).close()
    },
    { scope: 'worker' },
  ],

  tab: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const context = await browser.newContext()
      await use({ ...(await newPage(context, violations)), violations })
      await context.close()
    },
    { scope: 'worker' },
  ],

  look: async ({ tab, portOf, folder }, use) => {
    const { page, errors, violations } = tab
    errors.length = 0
    await use(async (path, viewport) => {
      await page.setViewportSize(viewport)
      await page.goto(`http://localhost:${await portOf(folder)}${path}`, { waitUntil: 'load' })
      return { page, errors }
    })
    expect(violations, 'violations of the Content-Security-Policy').toEqual([])
  },

  serve: async ({ browser, portOf }, use) => {
    const violations: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (folder) => {
      const origin = `http://localhost:${await portOf(folder)}`
      const blank: Site['blank'] = async (options) => {
        const context = await browser.newContext(options)
        contexts.push(context)
        return newPage(context, violations)
      }
      return {
        violations,
        url: (path) => origin + path,
        blank,
        open: async (path, options) => {
          const opened = await blank(options)
          await opened.page.goto(origin + path, { waitUntil: 'load' })
          return opened
        },
      }
    })
    for (const context of contexts) await context.close()
    expect(violations, 'violations of the Content-Security-Policy').toEqual([])
  },

  site: async ({ serve, folder }, use) => use(await serve(folder)),
})

async function newPage(context: BrowserContext, violations: string[]): Promise<OpenPage> {
  await reportViolations(context, violations)
  await ignoreInitialPointer(context)
  const page = await context.newPage()
  return { page, errors: collectErrors(page) }
}

/** Chromium's headless shell reports a mouse at 0, 0 that no test has moved; a browser with a window does not. */
async function ignoreInitialPointer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
      addEventListener(
        type,
        (event) => {
          if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
        },
        true,
      )
  })
}

async function reportViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    violations.push(`${new URL(page.url()).pathname}: ${violation}`)
  })
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      (window as unknown as { reportViolation(violation: string): void }).reportViolation(
        `${effectiveDirective} blocked ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      ),
    ),
  )
}

/** Collects the errors of a page in order; requests that a navigation cancels do not count. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    const source = message.type() === 'error' ? ` ${message.location().url}` : ''
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}${source}`)
  })
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  const pending = new Set<Request>()
  let cancelled = new Set<Request>()
  let isNavigating = false
  page.on('request', (request) => {
    // a navigation cancels what the page is fetching until the next document has arrived
    if (request.isNavigationRequest()) [cancelled, isNavigating] = [new Set(pending), true]
    else if (isNavigating) cancelled.add(request)
    pending.add(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isNavigating = false
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    if (request.isNavigationRequest()) isNavigating = false
    const reason = request.failure()?.errorText
    const isCancelled = reason === 'net::ERR_ABORTED' && cancelled.has(request)
    // the router sends HEAD and never reads the (empty) body, which Chromium reports as aborted
    if (request.method() !== 'HEAD' && !isCancelled) errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  return errors
}
