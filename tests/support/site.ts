import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { answerFrom, listen, type RunningServer } from '../../lib/hosting/serve'
import { statsOrigin } from './fixture-site'
import { collectErrors } from './page-errors'
import { Stats } from './stats'
import { emptyPage, TabPool, type Tab } from './tabs'

export { expect, type Page }

/** A page, and everything that went wrong on it: console errors and warnings, uncaught errors, failed requests. */
export interface OpenPage {
  readonly page: Page
  readonly errors: string[]
}

/** A served folder, and the pages that a test opens on it. Each has a browser context with empty storage and cache. */
export interface Site {
  /** Violations of the Content-Security-Policy; a test that expects some removes them, any left fail the test. */
  readonly violations: string[]
  /** The absolute URL of a path. */
  url(path: string): string
  /** Opens a path and waits for the load event. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>
  /** Returns an empty page. */
  blank(options?: BrowserContextOptions): Promise<OpenPage>
}

interface TestFixtures {
  /** The finished site that `site` serves. */
  folder: string
  site: Site
  /** Serves another folder beside that of `site`. */
  serve: (folder: string) => Promise<Site>
  /** The analytics services of the fixture site, which have received nothing yet. */
  stats: Stats
}

interface WorkerFixtures {
  portOf: (folder: string) => Promise<number>
  tabs: TabPool
  statsServer: Stats
}

/** Adds the page that tabs show between two tests: intercepting its request takes longer than to answer it. */
function withEmptyPage(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url === emptyPage) response.writeHead(200, { 'Content-Type': 'text/html' }).end()
    else answer(request, response)
  }
}

/** Playwright's `test` with the site's fixtures. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['out', { option: true }],

  portOf: [
    async ({}, use) => {
      const servers = new Map<string, Promise<RunningServer>>()
      await use(async (folder) => {
        // compression takes a third of the server's time, and pages do not depend on it
        const server = servers.get(folder) ?? listen(withEmptyPage(answerFrom(folder)), 0)
        servers.set(folder, server)
        return (await server).port
      })
      for (const server of servers.values()) await (await server).close()
    },
    { scope: 'worker' },
  ],

  statsServer: [
    async ({}, use) => {
      const stats = new Stats()
      await new Promise<void>((resolve) => stats.server.listen(0, resolve))
      await use(stats)
      stats.server.close()
    },
    { scope: 'worker' },
  ],

  // for all tests: Playwright would start a worker and a browser of their own for those with other options
  launchOptions: [
    async ({ launchOptions, statsServer }, use) => {
      const { port } = statsServer.server.address() as AddressInfo
      const rule = `--host-resolver-rules=MAP ${new URL(statsOrigin).host} 127.0.0.1:${port}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
    },
    { scope: 'worker' },
  ],

  tabs: [
    async ({ browser }, use) => {
      const pool = new TabPool(browser)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],

  serve: async ({ tabs, portOf, viewport }, use, testInfo) => {
    const violations: string[] = []
    const used: { tab: Tab; origin: string }[] = []
    await use(async (folder) => {
      const origin = `http://localhost:${await portOf(folder)}`
      const blank: Site['blank'] = async (options) => {
        const tab = await tabs.take({ viewport, ...options }, violations)
        used.push({ tab, origin })
        return { page: tab.page, errors: collectErrors(tab.page) }
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
    const hasPassed = testInfo.errors.length === 0
    for (const { tab, origin } of used) await tabs.release(tab, origin, hasPassed)
    expect(violations, 'violations of the Content-Security-Policy').toEqual([])
  },

  stats: async ({ statsServer }, use) => {
    statsServer.reset()
    await use(statsServer)
  },

  site: async ({ serve, folder }, use) => use(await serve(folder)),
})
