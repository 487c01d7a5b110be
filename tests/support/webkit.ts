import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Builder, type By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { installDebianPackages } from '../../lib/node/debian'
import { freePort } from '../../lib/node/port'
import { expect, test as siteTest } from './site'

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'
const findBrowser = () =>
  ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync)
const isInstalled = () => existsSync(driverPath) && existsSync(displayPath) && findBrowser() !== undefined

/** Milliseconds to wait for a page, a script or an element. */
const timeout = 30_000

/** A window of WebKit, the engine of Safari. */
export interface WebKit {
  readonly browser: WebDriver
  /** Returns the absolute URL of a path. */
  url(path: string): string
  /** Opens a path in a window of this width in pixels, and waits until its scripts have started. */
  open(path: string, width?: number): Promise<void>
  /** Waits for an element; for 30 s by default. */
  find(locator: By, milliseconds?: number): Promise<WebElement>
  /** Returns the errors of the page since `open` has opened it, and its violations of the Content-Security-Policy. */
  errors(): Promise<string[]>
}

/** Playwright's `test` with WebKitGTK in place of a browser of Playwright; skips where WebKitGTK is not available. */
export const test = siteTest.extend<{ webkit: WebKit }, { webkitDriver: WebDriver | undefined }>({
  webkitDriver: [
    async ({}, use) => {
      if (!isInstalled()) installDebianPackages(['webkit2gtk-driver', 'xvfb'])
      if (!isInstalled()) return use(undefined)
      const processes: ChildProcess[] = []
      try {
        const driver = await startWebKit(processes)
        await use(driver)
        await driver.quit()
      } finally {
        for (const child of processes.reverse()) {
          const exited = once(child, 'exit')
          if (child.kill()) await exited
        }
      }
    },
    // the installation
    { scope: 'worker', timeout: 300_000 },
  ],

  webkit: async ({ webkitDriver: browser, portOf, folder }, use, info) => {
    if (!browser) return info.skip(true, 'WebKitGTK is not installed (Debian packages: webkit2gtk-driver, xvfb)')
    const origin = `http://localhost:${await portOf(folder)}`
    await use({
      browser,
      url: (path) => origin + path,
      open: async (path, width = 1366) => {
        await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
        await browser.get(origin + path)
        await browser.executeScript(collectErrors)
        await browser.actions().move({ x: 120, y: 300 }).move({ x: 140, y: 360 }).perform()
        await browser.wait(
          () => browser.executeScript('return document.documentElement.dataset.hasHydrated === "true"'),
          timeout,
        )
      },
      find: (locator, milliseconds = timeout) =>
        browser.wait(() => look(browser, locator) as Promise<WebElement>, milliseconds),
      // a document that a link has loaded does not collect them
      errors: () => browser.executeScript('return window.errors ?? []'),
    })
  },
})

export { expect }

/** Starts a virtual display, the WebDriver and the browser; adds the processes to a list for their end. */
async function startWebKit(processes: ChildProcess[]): Promise<WebDriver> {
  const display = spawn(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  processes.push(display)
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` }
  processes.push(spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' }))
  const server = `http://127.0.0.1:${port}`
  await expect(async () => {
    const response = await fetch(`${server}/status`)
    expect(await response.json()).toMatchObject({ value: { ready: true } })
  }).toPass({ intervals: [100], timeout })
  const options = { binary: findBrowser(), args: ['--automation'] }
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
  await browser.manage().setTimeouts({ pageLoad: timeout, script: timeout })
  return browser
}

/**
 * Returns an element, if it is there. The driver may never answer a command that meets the replacement of a document, so
 * no answer means that it is not.
 */
async function look(browser: WebDriver, locator: By): Promise<WebElement | undefined> {
  const elements = browser.findElements(locator).catch(() => [])
  const [element] = await Promise.race([elements, setTimeout(5_000, [])])
  return element
}

/** Runs in the page. */
function collectErrors(): void {
  const errors: string[] = []
  Object.assign(window, { errors })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} blocked ${blockedURI}`),
  )
  console.error = (...values: unknown[]) => errors.push(values.join(' '))
}
