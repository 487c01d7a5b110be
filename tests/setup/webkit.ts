import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { afterAll, beforeAll } from 'vitest'
import { serveFolder, type RunningServer } from '@/lib/export/serve'
import { installDebianPackages } from '../../lib/node/debian'

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'
const browserPath = () =>
  ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync)

/** Whether WebKit, the engine of Safari, can be driven; on Debian as root it is installed, elsewhere a message says so. */
export function hasWebKit(): boolean {
  const isThere = () => existsSync(driverPath) && existsSync(displayPath) && browserPath() !== undefined
  if (!isThere()) installDebianPackages(['webkit2gtk-driver', 'xvfb'])
  if (!isThere()) {
    console.warn(
      'WebKit is not installed: the site is not tested in it (Debian: apt-get install webkit2gtk-driver xvfb)',
    )
  }
  return isThere()
}

/** A served folder and a WebKit of its own for one test file. */
export function webkitSite(folder: string) {
  const processes: ChildProcess[] = []
  let server: RunningServer
  let browser: WebDriver
  const start = (command: string, args: readonly string[], env = process.env) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    processes.push(child)
    return child
  }
  beforeAll(async () => {
    server = await serveFolder(folder, 0)
    const screen = start(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
    const [number] = (await once(screen.stdout, 'data')) as [Buffer]
    const port = await freePort()
    start(driverPath, [`--port=${port}`], { ...process.env, DISPLAY: `:${number.toString().trim()}` })
    await answering(port)
    browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
      })
      .build()
    await browser.manage().setTimeouts({ implicit: 10_000, pageLoad: 20_000, script: 20_000 })
  })
  afterAll(async () => {
    await browser?.quit()
    for (const child of processes.reverse()) child.kill()
    await server.close()
  })
  return {
    url: (path: string) => `http://localhost:${server.port}${path}`,
    /** Opens a page in a window of this width, in pixels, and waits until React is there. */
    async open(path: string, width = 1366): Promise<WebDriver> {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
      await browser.get(`http://localhost:${server.port}${path}`)
      await browser.executeScript(rememberFaults)
      await stir(browser)
      await browser.wait(() => browser.executeScript('return document.documentElement.dataset.hasHydrated'), 10_000)
      return browser
    },
  }
}

/** What went wrong on the page since it was opened: errors, and what its policy forbade. */
export function faults(browser: WebDriver): Promise<string[]> {
  return browser.executeScript('return window.faults')
}

async function stir(browser: WebDriver): Promise<void> {
  await browser.actions().move({ x: 120, y: 300 }).move({ x: 140, y: 360 }).perform()
}

function rememberFaults(): void {
  const faults: string[] = []
  Object.assign(window, { faults })
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  )
  console.error = (...words: unknown[]) => faults.push(words.join(' '))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function answering(port: number): Promise<void> {
  for (let left = 50; left > 0; left--) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}
