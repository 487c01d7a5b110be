import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'offline-')), 'out')
cpSync('out', folder, { recursive: true, filter: (file) => !/\/(_sql|_search|share)(\/|$)/.test(file) })
// as a host does that answers with a page where there is no file
cpSync(path.join(folder, '404.html'), path.join(folder, 'docs/_next/static/chunks/gone/index.html'))
const site = servedSite(folder)
afterAll(() => rmSync(path.dirname(folder), { recursive: true }))

/** Opens a page as a reader who uses it, and waits until there is a copy of it. */
async function readerAt(address: string): Promise<{ page: Page; noise: string[] }> {
  const { page, noise } = await site.open(address, { serviceWorkers: 'allow' })
  await wake(page)
  await hasCopy(page, address)
  return { page, noise }
}

/** The copy of the page itself is made last. */
async function hasCopy(page: Page, address: string): Promise<void> {
  const isThere = async (file: string) => (await caches.match(file)) !== undefined
  await expect.poll(() => page.evaluate(isThere, address), patient).toBe(true)
  await expect.poll(() => page.evaluate(isThere, `${address}index.txt`), patient).toBe(true)
}

const patient = { timeout: 30_000 }
const goOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)
const mark = (page: Page) => page.locator('offline-copy')

describe('reading offline', () => {
  it('nothing is kept, and no worker runs, before the reader means to do something', async () => {
    const { page } = await site.open('/docs/faq/', { serviceWorkers: 'allow' })
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.context().close()
  })

  it('a page that was opened can be read and used, and says that it is a copy', async () => {
    const { page } = await readerAt('/docs/faq/')
    expect(await mark(page).count()).toBe(0)
    await goOffline(page, true)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    expect(await mark(page).textContent()).toMatch(/^Offline copy of \d+ \w+ \d{4}, \d\d:\d\d/)
    await wake(page)
    await page.locator('button[aria-label="Switch between dark and light mode"]').click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await mark(page).isVisible()).toBe(true)
    await page.context().close()
  })

  it('so can one that was reached by a link, and the mark goes with the network’s return', async () => {
    const { page } = await readerAt('/docs/zh/faq/')
    await page.getByRole('link', { name: '博客', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/blog/')
    await hasCopy(page, '/docs/zh/blog/')
    await goOffline(page, true)
    await page.goto(site.url('/docs/zh/faq/'))
    await wake(page)
    // the router has no data for the next page, which is then loaded whole: a copy never passes for the page itself
    await page.getByRole('link', { name: '博客', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/blog/', { waitUntil: 'load' })
    expect(await mark(page).textContent()).toMatch(/^离线副本，保存于 \d{4}年/)
    await goOffline(page, false)
    await wake(page)
    await page.getByRole('link', { name: '常见问题' }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/faq/')
    await mark(page).waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('a page that was never opened says so, in its language, and lists those that were', async () => {
    const { page } = await readerAt('/docs/faq/')
    await goOffline(page, true)
    const answer = await page.goto(site.url('/docs/blog/'))
    expect(answer?.status()).toBe(503)
    expect(await page.locator('h1').textContent()).toBe('You are offline')
    expect(await page.locator('li a').allTextContents()).toEqual(['FAQ | SQL Tuner'])
    await page.goto(site.url('/docs/zh/blog/'))
    expect(await page.locator('h1').textContent()).toBe('当前处于离线状态')
    await page.locator('li a').click()
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    await page.context().close()
  })

  it('a new deploy is seen at once by a reader who is online', async () => {
    const { page } = await readerAt('/docs/faq/')
    const file = path.join(folder, 'docs/faq/index.html')
    const old = readFileSync(file, 'utf8')
    writeFileSync(file, old.replace('<h1>FAQ</h1>', '<h1>New answers</h1>'))
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe('New answers')
    expect(await mark(page).count()).toBe(0)
    writeFileSync(file, old)
    await page.context().close()
  })

  it('switched off, the copies and the worker go from browsers that had them', async () => {
    const { page } = await readerAt('/docs/faq/')
    const file = path.join(folder, 'docs/sw.js')
    const old = readFileSync(file)
    await build({ entryPoints: ['lib/offline/worker-off.ts'], outfile: file, bundle: true, allowOverwrite: true })
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
    await expect.poll(left, patient).toEqual([])
    writeFileSync(file, old)
    await page.context().close()
  })

  it('without room for copies, the reader has the page all the same', async () => {
    const { page, noise } = await readerAt('/docs/faq/')
    const { origin } = new URL(page.url())
    const browser = await page.context().newCDPSession(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await browser.send('Network.clearBrowserCache')
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await page.reload()
    await wake(page)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('what a host sends in place of a script is not kept', async () => {
    const { page } = await readerAt('/docs/faq/')
    const isKept = await page.evaluate(async () => {
      // there is a page at this address, as at every one that such a host does not know
      const address = '/docs/_next/static/chunks/gone/'
      await fetch(address)
      return (await caches.match(address)) !== undefined
    })
    expect(isKept).toBe(false)
    await page.context().close()
  })
})
