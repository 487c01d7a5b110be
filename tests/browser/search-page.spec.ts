import { startPage } from '../support/actions'
import { recordRequests } from '../support/requests'
import { expect, test, type Page } from '../support/site'

const results = (page: Page) => page.locator('[data-island=results] > ol > li')
const field = (page: Page) => page.getByRole('searchbox')

test.describe('the search page', () => {
  test('the search page shows results for the query in its URL without user interaction, then for typed text, and marks the language of results', async ({
    site,
  }) => {
    const { page, errors } = await site.open('/docs/zh/search/?q=%E6%85%A2%E6%9F%A5%E8%AF%A2')
    await expect(page.getByRole('link', { name: 'MySQL 查询日志' })).toBeVisible()
    await field(page).fill('NOT IN')
    await expect(page.getByRole('link', { name: /NOT IN 为何/ }).first()).toBeVisible()
    await page.waitForURL((url) => url.searchParams.get('q') === 'NOT IN')
    await field(page).fill('kubernetes hypothetical')
    const english = page.getByRole('region', { name: 'English 页面' })
    const languageOf = (name: string, element: ReturnType<Page['locator']>) =>
      expect
        .poll(() => element.first().evaluate((node) => node.closest<HTMLElement>('[lang]')?.lang), { message: name })
        .toBe(name === 'result' ? 'en-GB' : 'zh-CN')
    await languageOf('heading', english.getByRole('heading'))
    await languageOf('section', english.getByText('文档', { exact: true }))
    await languageOf('result', english.getByRole('link'))
    expect(errors).toEqual([])
  })

  test('the search page loads its scripts when the field gets the focus, so that typing waits for none', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/')
    const { paths, settle } = recordRequests(page)
    await field(page).focus()
    await expect(page.locator('[data-island=results][data-live]')).toHaveCount(1)
    await settle()
    paths.length = 0
    await field(page).fill('index')
    await expect(results(page)).toHaveCount(10)
    expect(paths.filter((path) => path.endsWith('.js'))).toEqual([])
  })

  test('the search page ignores filters in the URL that do not exist, shows more results on request, and filters them', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=index&kind=gone&tag=gone')
    await expect(results(page)).toHaveCount(10)
    await expect(page.getByLabel('Section')).toHaveValue('')
    await test.step('a result opened in another tab leaves no words to highlight in this tab', async () => {
      const opened = page.context().waitForEvent('page')
      await results(page)
        .locator('a')
        .first()
        .click({ modifiers: ['Control'] })
      await opened
      expect(await page.evaluate(() => sessionStorage.getItem('search.arrival'))).toBe(null)
    })
    await page.getByRole('button', { name: 'More results' }).click()
    await expect.poll(() => results(page).count()).toBeGreaterThan(10)
    await page.getByLabel('Section').selectOption('blog')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island=results] > ol > li > p')].every(
        (trail) => trail.textContent === 'Blog',
      ),
    )
    await expect(results(page)).not.toHaveCount(0)
    expect(new URL(page.url()).searchParams.get('kind')).toBe('blog')
  })

  test('the search page keeps the keyboard focus in the last shown result when more are requested, down to the end of the list', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=index')
    const more = page.getByRole('button', { name: 'More results' })
    const focused = () =>
      results(page).evaluateAll((all) => all.findIndex((result) => result.contains(document.activeElement)))
    await expect(more).toBeVisible()
    for (let count = 10; await more.isVisible(); count += 10) {
      const last = (await results(page).nth(-1).locator('a').first().getAttribute('href')) ?? ''
      await more.press('Enter')
      await expect.poll(() => results(page).count()).toBeGreaterThan(count)
      const index = await focused()
      await expect(results(page).nth(index).locator('a').first()).toHaveAttribute('href', last)
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(index + 1)
    }
    expect(await results(page).count()).toBeGreaterThan(20)
  })

  test('the search page appends more results below those shown', async ({ site }) => {
    const { page } = await site.open('/docs/search/?q=index')
    const more = page.getByRole('button', { name: 'More results' })
    const links = () => results(page).evaluateAll((all) => all.map((result) => result.querySelector('a')?.pathname))
    await expect(more).toBeVisible()
    for (let count = 10; await more.isVisible(); count += 10) {
      const before = await links()
      await more.click()
      await expect.poll(() => results(page).count()).toBeGreaterThan(count)
      expect((await links()).slice(0, count)).toEqual(before)
    }
  })

  test('the search page shows as many results as before, at the same scroll position, when the reader returns from one of them', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=index')
    await page.getByRole('button', { name: 'More results' }).click()
    await expect(results(page)).toHaveCount(20)
    await results(page).nth(14).locator('a').first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.goBack()
    await expect(results(page)).toHaveCount(20)
    await expect(results(page).nth(14)).toBeInViewport()
    await field(page).fill('indexes')
    await expect(results(page)).toHaveCount(10)
  })

  test('the search page has the last query again when the reader returns, although a result was opened right after typing', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/')
    await startPage(page)
    await field(page).fill('index')
    await results(page).first().locator('a').first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.goBack()
    await page.waitForURL((url) => url.search === '?q=index')
    await expect(results(page).first()).toBeVisible()
    await expect(field(page)).toHaveValue('index')
  })

  test('the search page breaks a long word of the query on a phone', async ({ site }) => {
    const { page } = await site.open(`/docs/search/?q=${'x'.repeat(500)}`, { viewport: { width: 390, height: 800 } })
    await expect(page.getByText('Nothing found')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('the search page is linked from the menu on a phone', async ({ site }) => {
    const { page } = await site.open('/docs/blog/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click()
    await page.waitForURL(/\/docs\/search\/$/)
  })
})
