import { interceptRequests, scrollTo, startPage, waitForStart } from '../support/actions'
import { expect, expectNoErrorPage, test, type Page } from '../support/deployment'

/** A page of each template, some in Chinese. */
const templates = [
  '/docs/',
  '/docs/zh/guides/optimize/',
  '/docs/api/create-analysis/',
  '/docs/insides/rewrite/joins/',
  '/docs/zh/blog/',
  '/docs/blog/2025/reading-plan-diffs/',
  '/docs/blog/archive/',
  '/docs/zh/blog/tags/optimize/',
  '/docs/tags/',
  '/docs/search/',
  '/docs/no-such-page/',
]

const doc = '/docs/guides/optimize/explainOutput/'
const caret = (page: Page, state: 'Expand' | 'Collapse' = 'Expand') =>
  page.locator('[data-sidebar]').getByRole('button', { name: `${state} “Workload modes”` })
const branch = (page: Page) => page.locator('[data-sidebar]').getByRole('link', { name: 'Raw text' })
const notice = (page: Page) => page.locator('[data-alert]')

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  return () => loads
}

/** Opens the search with its button, and searches for what each page of the site can find. */
async function expectSearchWorks(page: Page): Promise<void> {
  await page.locator('button[aria-keyshortcuts] >> visible=true').click()
  await page.locator('dialog').getByRole('combobox').fill('index')
  await expect(page.locator('dialog').getByRole('option').first()).toBeVisible()
}

const deploys = [
  ['in which only texts differ', 'edited'],
  ['with other scripts', 'new'],
] as const

for (const [name, build] of deploys)
  test.describe(`the first use of a page after a deploy ${name}`, () => {
    test(`the first use of a page after a deploy ${name} reloads a page of any template at most once, and its search works`, async ({
      site,
      deploy,
    }) => {
      test.setTimeout(120_000)
      const { page } = await site.blank()
      for (const path of templates)
        await test.step(path, async () => {
          deploy('old')
          await page.goto(site.url(path))
          const loads = countLoads(page)
          deploy(build)
          await expectSearchWorks(page)
          expect(loads()).toBe(build === 'edited' ? 0 : 1)
          await expect(notice(page)).toHaveCount(0)
        })
    })

    test(`the first use of a page after a deploy ${name} keeps the scroll position, and replays the click on a control once`, async ({
      site,
      deploy,
    }) => {
      const { page } = await site.open(doc)
      await scrollTo(page, 700)
      deploy(build)
      await caret(page).click()
      await expect(branch(page)).toBeVisible()
      await expect(caret(page, 'Collapse')).toHaveAttribute('aria-expanded', 'true')
      await expect(caret(page, 'Collapse')).toBeFocused()
      expect(await page.evaluate(() => [scrollY, window.name])).toEqual([700, ''])
      await expectNoErrorPage(page)
    })

    test(`the first use of a page after a deploy ${name} does not close the search that a key has opened`, async ({
      site,
      deploy,
    }) => {
      const { page } = await site.open(doc)
      deploy(build)
      await page.keyboard.press('Control+k')
      await waitForStart(page)
      await expect(page.locator('dialog').getByRole('combobox')).toBeFocused()
    })

    test(`the first use of a page after a deploy ${name} keeps the text that is typed into a field, and its focus`, async ({
      site,
      deploy,
    }) => {
      const { page } = await site.open('/docs/zh/insides/rules/')
      deploy(build)
      const field = page.getByRole('searchbox')
      await field.fill('nm')
      await expect(page.locator('output[data-many]')).toHaveText(/\d/)
      await expect(field).toHaveValue('nm')
      await expect(field).toBeFocused()
    })

    test(`the first use of a page after a deploy ${name} does not break a page that is cached for offline reading`, async ({
      site,
      deploy,
    }) => {
      const { page } = await site.blank({ serviceWorkers: 'allow' })
      // the worker is registered by an idle callback, which a busy machine delays; the clock runs it in time
      await page.clock.install()
      await page.goto(site.url(doc))
      await startPage(page)
      await page.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined)
      // the worker does not handle a reload while it is being activated
      await expect(async () => {
        await page.reload()
        expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      }).toPass()
      deploy(build)
      await caret(page).click()
      await expect(branch(page)).toBeVisible()
      await expect(page.locator('offline-copy')).toHaveCount(0)
    })
  })

test('a page that a deploy has deleted stays readable and reports its deletion when a control is used', async ({
  site,
  deploy,
}) => {
  const { page } = await site.open(doc)
  const loads = countLoads(page)
  deploy('new', doc)
  await caret(page).click()
  await expect(notice(page)).toContainText('has been removed from the site')
  await expectNoErrorPage(page)
  expect(loads()).toBe(0)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/docs/blog/')
})

test.describe('a page whose scripts stay unreachable', () => {
  for (const storage of ['available', 'blocked'])
    test(`a page whose scripts stay unreachable reloads once and then reports the failure, with storage ${storage}`, async ({
      site,
    }) => {
      const { page } = await site.blank()
      if (storage === 'blocked')
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('denied', 'SecurityError')
              },
            })
        })
      await interceptRequests(page, '**/*.js', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
      await page.goto(site.url('/docs/zh/guides/optimize/explainOutput/'))
      const loads = countLoads(page)
      const control = page.locator('[data-sidebar] button[aria-expanded=false]').first()
      await control.click()
      await expect(notice(page)).toHaveText('加载失败，请检查网络或重新加载。')
      expect(loads()).toBe(1)
      await control.click()
      await expect(notice(page)).toBeVisible()
      await page.unrouteAll()
      await control.click()
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await expect(notice(page)).toHaveCount(0)
      expect(loads()).toBe(1)
    })

  test('a page whose scripts stay unreachable does not reload while the network is unavailable', async ({ site }) => {
    const { page } = await site.open(doc)
    const loads = countLoads(page)
    await page.context().setOffline(true)
    await caret(page).click()
    await expect(notice(page)).toContainText('Check your connection')
    expect(loads()).toBe(0)
    await page.context().setOffline(false)
    await caret(page).click()
    await expect(branch(page)).toBeVisible()
  })
})
