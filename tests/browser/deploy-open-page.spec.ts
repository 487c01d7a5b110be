import { startPage, interceptRequests, triggerIntent } from '../support/actions'
import { expect, expectNewBuild, expectNoErrorPage, test, type Page } from '../support/deployment'
import { recordRequests } from '../support/requests'

const blogLink = (page: Page) => page.getByRole('link', { name: 'Blog', exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const firstResult = (page: Page) => page.locator('[data-island=results] > ol > li').first()

test.describe('a deploy while a page loads its scripts or has a dialog open', () => {
  test('after a deploy, a page whose scripts are loading stays readable, and its links load the new build', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/faq/'))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await interceptRequests(page, '**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await triggerIntent(page)
    await page.waitForFunction(() => document.querySelector('head script[src]'))
    deploy('new')
    release()
    await requests.settle()
    await triggerIntent(page)
    await requests.settle()
    await expect(heading(page)).toHaveText('FAQ')
    await expectNoErrorPage(page)
    await blogLink(page).click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/')
    await expectNewBuild(page)
    await startPage(page)
  })

  test('after a deploy, an open search dialog takes its results from the new index', async ({ site, deploy }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await page.keyboard.press('/')
    const field = page.locator('dialog').getByRole('combobox')
    const results = page.getByRole('option')
    await field.fill('index')
    await expect(results.first()).toBeVisible()
    deploy('new')
    const shard = page.waitForResponse((response) => response.url().includes('zz/') && response.ok())
    await field.fill('slow query log')
    await shard
    await expect(results.filter({ hasText: /slow/i }).first()).toBeVisible()
    await expect(page.locator('dialog').getByRole('alert')).toHaveCount(0)
    await results.first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/faq/')
    await expectNoErrorPage(page)
  })

  test('a search whose script a deploy has removed loads the results page of the new build with the query', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/faq/'))
    await startPage(page)
    await requests.settle()
    deploy('new')
    // the script is found to be gone when the reader has typed the query
    let release = () => {}
    const typed = new Promise<void>((resolve) => (release = resolve))
    await interceptRequests(page, '**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.keyboard.press('/')
    await page.keyboard.type('index')
    release()
    await page.waitForURL((url) => url.pathname === '/docs/search/' && url.searchParams.get('q') === 'index')
    await expect(firstResult(page)).toBeVisible()
    await expectNewBuild(page)
  })

  test('“Try again” on a results page whose script a deploy has removed loads the new build with the query', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.open('/docs/search/')
    await startPage(page)
    deploy('new')
    await page.getByRole('searchbox').fill('index')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(firstResult(page)).toBeVisible()
    await expectNewBuild(page)
    await expect(page.getByRole('searchbox')).toHaveValue('index')
  })

  test('a control whose script a deploy has removed asks to reload the page', async ({ site, deploy }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/markdown-page/'))
    await startPage(page)
    await requests.settle()
    deploy('new')
    await page.locator('[data-act=zoom]').first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'reload the page' })).toBeVisible()
    await expectNoErrorPage(page)
  })

  test('after a deploy, two tabs whose service worker has cached the old pages show the new ones', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.blank({ serviceWorkers: 'allow' })
    // the worker is registered by an idle callback, which a busy machine delays; the clock runs it in time
    await page.clock.install()
    await page.goto(site.url('/docs/faq/'))
    const other = await page.context().newPage()
    await other.goto(site.url('/docs/blog/'))
    for (const tab of [page, other]) {
      await startPage(tab)
      await tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await tab.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined)
    }
    deploy('new')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByRole('link', { name: 'Insides' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/insides/'))
    await other.reload()
    for (const tab of [page, other]) {
      // first, because a document that has not loaded misses the movements of the mouse that start its scripts
      await expectNewBuild(tab)
      await startPage(tab)
      await expectNoErrorPage(tab)
      await expect(tab.locator('offline-copy')).toHaveCount(0)
    }
  })
})
