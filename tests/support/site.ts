import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { serveFolder, type RunningServer } from '../../lib/hosting/serve'
import { collectErrors } from './page-errors'
import { TabPool, type Tab } from './tabs'

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
}

interface WorkerFixtures {
  portOf: (folder: string) => Promise<number>
  tabs: TabPool
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
    const used: Tab[] = []
    await use(async (folder) => {
      const origin = `http://localhost:${await portOf(folder)}`
      const blank: Site['blank'] = async (options) => {
        const tab = await tabs.take({ viewport, ...options }, violations)
        used.push(tab)
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
    for (const tab of used) await tabs.release(tab, hasPassed)
    expect(violations, 'violations of the Content-Security-Policy').toEqual([])
  },

  site: async ({ serve, folder }, use) => use(await serve(folder)),
})
