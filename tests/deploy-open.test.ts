import { describe, expect, it } from 'vitest'
import { intercept, servedSite, stir, wake } from './setup/browser'
import { box, openSearch, options } from './setup/search'
import { deploy, expectNoFailure, isNew, served } from './setup/two-builds'

const site = servedSite(served)

describe('a deploy while a reader waits for a page, or has something of it open', () => {
  it('a page whose scripts are on their way stays as it is, and its links lead on', async () => {
    const { page } = await site.open('/docs/faq/')
    let letGo = () => {}
    const deployed = new Promise<void>((resolve) => (letGo = resolve))
    let isFirst = true
    await intercept(page, '**/*.js', async (route) => {
      if (!isFirst) await deployed
      isFirst = false
      await route.continue()
    })
    await stir(page)
    await page.waitForFunction(() => document.querySelectorAll('head script[src]').length > 3)
    deploy('new')
    letGo()
    await page.waitForLoadState('networkidle')
    await stir(page)
    await page.waitForLoadState('networkidle')
    await expectNoFailure(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/', { waitUntil: 'load' })
    expect(await isNew(page)).toBe(true)
    await wake(page)
    await page.context().close()
  })

  it('an open search takes the new index', async () => {
    const { page } = await openSearch(await site.open('/docs/faq/'))
    await box(page).fill('index')
    await options(page).first().waitFor()
    deploy('new')
    const shard = page.waitForResponse((response) => response.url().includes('zz/') && response.ok())
    await box(page).fill('slow query log')
    await shard
    await options(page).filter({ hasText: /slow/i }).first().waitFor()
    expect(await page.locator('dialog').getByRole('alert').count()).toBe(0)
    await options(page).first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/faq/', { waitUntil: 'load' })
    await expectNoFailure(page)
    await page.context().close()
  })

  it('a search that was not open yet leads to the results page, which is new', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.waitForLoadState('networkidle')
    deploy('new')
    await page.keyboard.press('/')
    await page.keyboard.type('index')
    await page.waitForURL((url) => url.pathname === '/docs/search/' && url.searchParams.get('q') === 'index')
    await page.locator('main > ol > li').first().waitFor()
    expect(await isNew(page)).toBe(true)
    await page.context().close()
  })

  it('the results page, its code gone, is new at the reader’s word, with what was asked', async () => {
    const { page } = await site.open('/docs/search/')
    await wake(page)
    deploy('new')
    await page.getByRole('searchbox').fill('index')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await page.locator('main > ol > li').first().waitFor()
    expect([await isNew(page), await page.getByRole('searchbox').inputValue()]).toEqual([true, 'index'])
    await page.context().close()
  })

  it('a control whose code is gone says what to do', async () => {
    const { page } = await site.open('/docs/markdown-page/')
    await wake(page)
    await page.waitForLoadState('networkidle')
    deploy('new')
    await page.locator('[data-act=copy]').first().click({ force: true })
    await page.getByRole('alert').filter({ hasText: 'reload the page' }).waitFor()
    await expectNoFailure(page)
    await page.context().close()
  })

  it('two tabs whose worker keeps the old pages go on to the new ones', async () => {
    const { page } = await site.open('/docs/faq/', { serviceWorkers: 'allow' })
    const other = await page.context().newPage()
    await other.goto(site.url('/docs/blog/'))
    for (const tab of [page, other]) {
      await wake(tab)
      await tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await expect
        .poll(() => tab.evaluate(async () => (await caches.match(location.pathname)) !== undefined), {
          timeout: 20_000,
        })
        .toBe(true)
    }
    deploy('new')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByRole('link', { name: 'Insides' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/insides/'), { waitUntil: 'load' })
    await other.reload()
    for (const tab of [page, other]) {
      await wake(tab)
      expect(await isNew(tab)).toBe(true)
      await expectNoFailure(tab)
      expect(await tab.locator('offline-copy').count()).toBe(0)
    }
    await page.context().close()
  })
})
