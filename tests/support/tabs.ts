import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from '@playwright/test'

/** A page in a browser context of its own. */
export interface Tab {
  readonly page: Page
  /** Receives violations of the Content-Security-Policy. */
  violations: string[]
  /** The options of the context. */
  readonly options: BrowserContextOptions
  /** A session of the DevTools protocol, which resets the tab. */
  readonly session: CDPSession
  /** The sessions that tests have opened. */
  readonly testSessions: CDPSession[]
  /** The scripts and functions that tests have added to pages. */
  readonly additions: Disposable[]
  /** True if a test has changed the tab in a way that cannot be undone. */
  isChanged: boolean
}

/** The events of a page that tests listen to. Playwright itself listens to others, such as the closing of the page. */
const events = [
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/** The path of an empty page, which every site of a test serves. */
export const emptyPage = '/empty'

/** The number of tabs that wait for a test. */
const MAX_IDLE = 4

/**
 * The tabs of a worker, which tests use one after the other: a page in a new tab takes two to three times the processor
 * time of one in a tab whose process is running.
 */
export class TabPool {
  readonly #idle: Tab[] = []

  constructor(private readonly browser: Browser) {}

  /** Returns a tab with an empty page, whose storage, cache and cookies are empty. */
  async take(options: BrowserContextOptions, violations: string[]): Promise<Tab> {
    const tab = this.#takeIdle(options) ?? (await openTab(this.browser, options))
    tab.violations = violations
    await tab.page.emulateMedia({ media: null, ...mediaOf(options) })
    if (options.viewport) await tab.page.setViewportSize(options.viewport)
    return tab
  }

  #takeIdle(options: BrowserContextOptions): Tab | undefined {
    const key = optionsKey(options)
    const index = this.#idle.findIndex((idle) => optionsKey(idle.options) === key)
    return index < 0 ? undefined : this.#idle.splice(index, 1)[0]
  }

  /**
   * Keeps a tab that a test has ended with for the next test, or closes it if it cannot be reset, or if the test has
   * failed, because the tab may not respond then.
   */
  async release(tab: Tab, origin: string, hasPassed: boolean): Promise<void> {
    if (hasPassed && isReusable(tab, origin)) {
      await resetTab(tab, origin)
      this.#idle.push(tab)
    } else await close(tab)
    if (this.#idle.length > MAX_IDLE) await Promise.all(this.#idle.splice(0, 1).map(close))
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map(close))
  }
}

const close = ({ page }: Tab) => page.context().close()

/** Unsets the options that a tab can change: the size of the window and media features. */
const changeable = {
  viewport: undefined,
  colorScheme: undefined,
  reducedMotion: undefined,
  forcedColors: undefined,
  contrast: undefined,
}

/** Identifies the options of a context that a tab cannot change. */
function optionsKey(options: BrowserContextOptions): string {
  return JSON.stringify({ ...options, ...changeable })
}

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext(options)
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    tab.violations.push(`${new URL(page.url()).pathname}: ${violation}`)
  })
  await context.addInitScript(reportViolations)
  await context.addInitScript(ignoreInitialPointer)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const changes = { testSessions: [], additions: [], isChanged: false }
  const tab: Tab = { page, violations: [], options, session, ...changes }
  watchChanges(tab)
  return tab
}

/** Records what a test does to a tab that lasts longer than the page that is open. */
function watchChanges(tab: Tab): void {
  const context = tab.page.context()
  const keepAddition = (addition: Disposable) => tab.additions.push(addition)
  watch(tab.page, 'addInitScript', keepAddition)
  watch(tab.page, 'exposeFunction', keepAddition)
  watch(context, 'addInitScript', keepAddition)
  watch(tab.page.clock, 'install', () => (tab.isChanged = true))
  watch(context, 'newCDPSession', (session) => tab.testSessions.push(session))
}

type AsyncMethod = (...args: never[]) => Promise<unknown>

/** Calls a function with the result of each call of a method. */
function watch<K extends string, M extends AsyncMethod>(
  object: Record<K, M>,
  method: K,
  onResult: (result: Awaited<ReturnType<M>>) => void,
): void {
  const original = object[method].bind(object) as AsyncMethod
  object[method] = (async (...args: never[]) => {
    const result = await original(...args)
    onResult(result as Awaited<ReturnType<M>>)
    return result
  }) as M
}

/** True if a tab can be reset: it has no service workers, and shows a page of its site, whose storage can be emptied. */
function isReusable({ page, options, isChanged }: Tab, origin: string): boolean {
  const isOnSite = !page.isClosed() && page.url().startsWith(`${origin}/`)
  return isOnSite && !isChanged && options.serviceWorkers === undefined
}

/** Undoes what a test has done to a tab, and leaves an empty page in it. */
async function resetTab({ page, session, testSessions, additions }: Tab, origin: string): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const addition of additions.splice(0)) await addition.dispose()
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await leavePage(page, origin)
  // what follows would lay out and paint the page of the test once more
  if (testSessions.length > 0) await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  for (const used of testSessions.splice(0)) await used.detach()
  await page.mouse.move(0, 0)
  await clearStorage(page, session, origin)
}

/** Opens the empty page; again if a navigation that the test has started comes between. */
async function leavePage(page: Page, origin: string): Promise<void> {
  // of the same site: with `about:blank`, Chromium would start a new process for the next page
  const empty = () => page.goto(origin + emptyPage)
  await empty().catch((error: unknown) => {
    if (!/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error
    return empty()
  })
}

/** Returns the media features of a context; the defaults are those of Playwright. */
function mediaOf({
  colorScheme = 'light',
  reducedMotion = 'no-preference',
  forcedColors = 'none',
  contrast = 'no-preference',
}: BrowserContextOptions): Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast'> {
  return { colorScheme, reducedMotion, forcedColors, contrast }
}

async function clearStorage(page: Page, session: CDPSession, origin: string): Promise<void> {
  const hasDatabases = await page.evaluate(async () => {
    window.name = ''
    sessionStorage.clear()
    localStorage.clear()
    return (await indexedDB.databases()).length > 0 || (await caches.keys()).length > 0
  })
  // takes longer than clearing the rest
  if (hasDatabases) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.send('Network.clearBrowserCookies')
}

/** Runs in the page. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    (window as unknown as { reportViolation(violation: string): void }).reportViolation(
      `${effectiveDirective} blocked ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
    ),
  )
}

/**
 * Runs in the page. Chromium's headless shell reports a mouse at 0, 0 that no test has moved; a browser with a window does
 * not.
 */
function ignoreInitialPointer(): void {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      true,
    )
}
