import { holdRequests, startPage, interceptRequests, waitForStart } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const status = (page: Page) => page.locator('main [role=status]')
const results = (page: Page) => page.locator('[data-island=results] > ol > li')
const field = (page: Page) => page.getByRole('searchbox')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

test.describe('the search page while it loads', () => {
  for (const [path, text] of [
    ['/docs/search/', 'Searching…'],
    ['/docs/zh/search/', '正在搜索……'],
  ] as const)
    test(`${path} shows the query and “${text}” from the first paint until the results have loaded`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      const releaseScripts = await holdRequests(page, '**/*.js')
      const releaseIndex = await holdRequests(page, '**/_search/**')
      await page.goto(site.url(`${path}?q=index`), { waitUntil: 'domcontentloaded' })
      await expect(status(page)).toBeVisible()
      await expect(status(page)).toHaveText(text)
      await expect(field(page)).toHaveValue('index')
      releaseScripts()
      await Promise.all([page.waitForRequest('**/_search/**'), waitForStart(page)])
      expect(await status(page).isVisible()).toBe(true)
      expect(await status(page).textContent()).toBe(text)
      await expect(field(page)).toHaveValue('index')
      releaseIndex()
      await expect(results(page).first()).toBeVisible()
      await expect(status(page)).toBeVisible()
      await expect(status(page)).toHaveText(/\d/)
      expect(new URL(page.url()).search).toBe('?q=index')
      expect(errors).toEqual([])
    })

  test('the search page shows no status without JavaScript', async ({ site }) => {
    const { page } = await site.open('/docs/search/?q=index', { javaScriptEnabled: false })
    await expect(status(page)).toBeHidden()
  })

  test('the search page searches for the text that was entered before the scripts start', async ({ site }) => {
    const { page, errors } = await site.blank()
    const release = await holdRequests(page, '**/*.js')
    await page.goto(site.url('/docs/search/'))
    await field(page).fill('index')
    await page.getByLabel('Section').selectOption('blog')
    release()
    await expect(results(page).first()).toBeVisible()
    await expect(field(page)).toHaveValue('index')
    await expect(page.getByLabel('Section')).toHaveValue('blog')
    await expect(page).toHaveURL((url) => url.search === '?q=index&kind=blog')
    expect(errors).toEqual([])
  })

  test('the search page reports that its scripts could not be loaded, and loads them on “Try again”', async ({
    site,
  }) => {
    const { page } = await site.blank()
    await interceptRequests(page, '**/*.js', (route) => route.abort())
    await page.goto(site.url('/docs/search/?q=index'))
    await expect(failure(page)).toBeVisible()
    await expect(status(page)).toBeHidden()
    await page.unroute('**/*.js')
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })

  test('the search page reports that the search code could not be loaded, and loads it on “Try again”', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/')
    await expect(status(page)).toBeHidden()
    await startPage(page)
    await interceptRequests(page, '**/*.js', (route) => route.abort())
    await field(page).fill('not in')
    await expect(failure(page)).toBeVisible()
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /NOT IN/ }).first()).toBeVisible()
  })

  test('the search page, and a page opened from it, do not report an image that fails to load as a failure of the scripts', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=covering+index')
    const link = results(page).locator('a').first()
    await expect(link).toBeVisible()
    const pageErrors: Error[] = []
    page.on('pageerror', (error) => pageErrors.push(error))
    const addBrokenImage = () =>
      page.evaluate(
        () =>
          new Promise((failed) => {
            const image = Object.assign(new Image(), { src: '/docs/nowhere.png', onerror: failed })
            document.body.append(image)
          }),
      )
    await addBrokenImage()
    await expect(failure(page)).toHaveCount(0)
    await link.click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.waitForFunction(() => document.getElementById('__loadError') === null)
    await addBrokenImage()
    expect(pageErrors).toEqual([])
  })
})
