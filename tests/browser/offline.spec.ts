import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import { build } from 'esbuild'
import { isStarted, startPage } from '../support/actions'
import { linkFolder } from '../support/linked-folder'
import { recordRequests } from '../support/requests'
import { expect, test, type OpenPage, type Page, type Site } from '../support/site'

const withWorker: BrowserContextOptions = { serviceWorkers: 'allow' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.locator('offline-copy')
const atPath = (pathname: string) => (url: URL) => url.pathname === pathname
const goOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

/** Opens a page, starts its scripts and waits until the service worker has a copy of it. */
async function openCached(site: Site, pathname: string): Promise<OpenPage> {
  const opened = await site.blank(withWorker)
  // the worker is registered by an idle callback, which a busy machine delays; the clock runs it in time
  await opened.page.clock.install()
  await opened.page.goto(site.url(pathname))
  await startPage(opened.page)
  await waitForCopy(opened.page, pathname)
  return opened
}

async function waitForCopy(page: Page, pathname: string): Promise<void> {
  const isCached = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, pathname)
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true)
}

/** Creates a site of the test's own: symbolic links to the files of `out/`, and `file` with other content. */
function createSite(file: string, content: string): { folder: string; file: string } {
  const folder = test.info().outputPath('site')
  linkFolder('out', folder, file)
  writeFileSync(path.join(folder, file), content)
  return { folder, file: path.join(folder, file) }
}

test.describe('reading offline', () => {
  test('no service worker runs and nothing is cached before the first interaction', async ({ site }) => {
    const { page } = await site.blank(withWorker)
    await page.clock.install()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/faq/'))
    await page.clock.runFor(10_000)
    await requests.settle()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  test('a page that was opened works offline, with a notice that says when it was cached', async ({ site }) => {
    const { page } = await openCached(site, '/docs/faq/')
    await expect(notice(page)).toHaveCount(0)
    await goOffline(page, true)
    await page.reload()
    await expect(heading(page)).toHaveText('FAQ')
    await expect(notice(page)).toHaveText(/^Offline copy from \d+ \w+ \d{4}, \d\d:\d\d/)
    await startPage(page)
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
    await expect(notice(page)).toBeVisible()
  })

  test('a page that is only scrolled on a phone works offline, as do the pages opened after it', async ({ site }) => {
    const { page } = await site.blank({
      ...withWorker,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await page.clock.install()
    await page.goto(site.url('/docs/faq/'))
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.clock.runFor(10_000)
    await waitForCopy(page, '/docs/faq/')
    await page.goto(site.url('/docs/zh/blog/'))
    await page.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined)
    expect(await isStarted(page)).toBe(false)
    await goOffline(page, true)
    for (const [path, title] of [
      ['/docs/faq/', 'FAQ'],
      ['/docs/zh/blog/', '博客'],
    ] as const) {
      await page.goto(site.url(path))
      await expect(heading(page)).toHaveText(title)
      await expect(notice(page)).toBeVisible()
    }
  })

  test('a page reached by client navigation is cached too; the notice is removed once back online', async ({
    site,
  }) => {
    const { page } = await openCached(site, '/docs/zh/faq/')
    await page.getByRole('link', { name: '博客', exact: true }).first().click()
    await expect(page).toHaveURL(atPath('/docs/zh/blog/'))
    await waitForCopy(page, '/docs/zh/blog/')
    await goOffline(page, true)
    await page.goto(site.url('/docs/zh/faq/'))
    await startPage(page)
    // the worker answers only requests for documents offline, and a page that cannot be fetched is loaded as one
    await page.getByRole('link', { name: '博客', exact: true }).first().click()
    await page.waitForURL(atPath('/docs/zh/blog/'))
    await expect(notice(page)).toHaveText(/^离线副本，保存于 \d{4}年/)
    await goOffline(page, false)
    await startPage(page)
    await page.getByRole('link', { name: '常见问题' }).first().click()
    await expect(page).toHaveURL(atPath('/docs/zh/faq/'))
    await expect(notice(page)).toHaveCount(0)
  })

  test('offline, a page that was not opened before is replaced by a notice in its language and a list of cached pages', async ({
    site,
  }) => {
    const { page } = await openCached(site, '/docs/faq/')
    await goOffline(page, true)
    const response = await page.goto(site.url('/docs/blog/'))
    expect(response?.status()).toBe(503)
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page.locator('li a')).toHaveText(['FAQ | SQL Tuner'])
    await page.goto(site.url('/docs/zh/blog/'))
    await expect(heading(page)).toHaveText('当前处于离线状态')
    await page.locator('li a').click()
    await expect(heading(page)).toHaveText('FAQ')
  })

  test('a reload shows a new deploy at once while the browser is online', async ({ serve }) => {
    const html = readFileSync('out/docs/faq/index.html', 'utf8')
    const { folder, file } = createSite('docs/faq/index.html', html)
    const { page } = await openCached(await serve(folder), '/docs/faq/')
    writeFileSync(file, html.replace('<h1>FAQ</h1>', '<h1>New answers</h1>'))
    await page.reload()
    await expect(heading(page)).toHaveText('New answers')
    await expect(notice(page)).toHaveCount(0)
  })

  test('when offline reading is switched off, another worker replaces the service worker, and removes the copies and itself', async ({
    serve,
  }) => {
    const { folder, file } = createSite('docs/sw.js', readFileSync('out/docs/sw.js', 'utf8'))
    const { page } = await openCached(await serve(folder), '/docs/faq/')
    await build({
      entryPoints: ['lib/service-worker/worker-off.ts'],
      outfile: file,
      bundle: true,
      allowOverwrite: true,
    })
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const remains = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
    await expect.poll(remains, { timeout: 30_000 }).toEqual([])
  })

  test('a page works when there is no storage for offline copies', async ({ site }) => {
    const { page, errors } = await openCached(site, '/docs/faq/')
    const { origin } = new URL(page.url())
    const session = await page.context().newCDPSession(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await session.send('Network.clearBrowserCache')
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await page.reload()
    await startPage(page)
    expect(errors).toEqual([])
  })

  test('the service worker does not cache an HTML page that a host sends in place of a script', async ({ serve }) => {
    const page404 = readFileSync('out/404.html', 'utf8')
    const { folder } = createSite('docs/_next/static/chunks/gone/index.html', page404)
    const { page } = await openCached(await serve(folder), '/docs/faq/')
    const isCached = await page.evaluate(async () => {
      const url = '/docs/_next/static/chunks/gone/'
      if (!navigator.serviceWorker.controller) throw new Error('the worker must handle the requests of the page')
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} must be a page, got ${response.status}`)
      return (await caches.match(url)) !== undefined
    })
    expect(isCached).toBe(false)
  })
})
