import { startPage, scrollTo, waitForStart } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
const pageField = (page: Page) => page.locator('main input[type=search]')
const shownRules = (page: Page) => page.locator('main tbody tr:not([hidden])')
const rules = '/docs/insides/rules/'
const results = (page: Page) => page.getByRole('option')

/** Opens the search dialog with `/` and enters a query. */
async function searchInDialog(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('dialog').getByRole('combobox').fill(query)
}

test.describe('links to the current page', () => {
  test('a search result for the current page scrolls to its top and focuses it', async ({ site }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await scrollTo(page, 2000)
    await searchInDialog(page, 'faq')
    await results(page).and(page.locator('[href="/docs/faq/"]')).click()
    await page.waitForFunction(() => scrollY === 0)
    await expect(page.locator('#page-top')).toBeFocused()
  })

  test('a search result for the section that the URL names scrolls to that section again', async ({ site }) => {
    const hash = '#a-worked-sample'
    const { page } = await site.open(`/docs/guides/optimize/explainOutput/${hash}`)
    await startPage(page)
    const sectionPosition = await scrollPosition(page)
    await scrollTo(page, 100)
    await searchInDialog(page, 'a worked sample')
    await results(page)
      .and(page.locator(`[href$="optimize/explainOutput/${hash}"]`))
      .click()
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, sectionPosition)
  })

  test('“All results” on the results page searches there for the new query; going back restores the old one', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=deadlock')
    await expect(page.locator('main ol a').first()).toBeVisible()
    await pageField(page).blur()
    await searchInDialog(page, 'join')
    await page.getByRole('link', { name: 'All results' }).click()
    await expect(page).toHaveURL(site.url('/docs/search/?q=join'))
    await expect(pageField(page)).toHaveValue('join')
    await expect(page.locator('main mark', { hasText: 'join' }).first()).toBeVisible()
    await page.goBack()
    await expect(pageField(page)).toHaveValue('deadlock')
  })

  test('a link whose query names a tab of the current page selects that tab', async ({ site }) => {
    const { page } = await site.open('/docs/markdown-page/')
    await startPage(page)
    const tab = page.getByRole('tab', { name: 'MySQL' }).first()
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    await page.locator('a[href*="?engine=mysql"]').first().click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('the filter of the rules', () => {
  test('the filter of the rules is applied from the URL at once; the sidebar’s link to all rules clears it', async ({
    site,
  }) => {
    const { page } = await site.open(`${rules}?q=index`)
    await expect.poll(() => shownRules(page).count()).toBeLessThan(100)
    await expect(pageField(page)).toHaveValue('index')
    await page.locator('[data-sidebar]').getByRole('link', { name: 'All rules' }).click()
    await expect.poll(() => shownRules(page).count()).toBeGreaterThan(100)
    await expect(pageField(page)).toHaveValue('')
    await expect(page).toHaveURL(site.url(rules))
  })

  test('the filter of the rules is restored by going back to an earlier query, and is kept when only the hash changes', async ({
    site,
  }) => {
    const { page } = await site.open(rules)
    await startPage(page)
    await pageField(page).fill('null')
    await expect(page).toHaveURL(site.url(`${rules}?q=null`))
    await page.evaluate(() => (location.hash = 'content'))
    await pageField(page).fill('join')
    await page.evaluate(() => (location.hash = ''))
    await expect(page).toHaveURL((url) => url.search === '?q=join')
    await expect(pageField(page)).toHaveValue('join')
    await page.goBack()
    await expect(pageField(page)).toHaveValue('null')
  })
})

test('going back after links to the current page restores the scroll position in one step', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/explainOutput/')
  await startPage(page)
  await scrollTo(page, 3000)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel=next]')?.click())
  await expect(page).toHaveURL((url) => !url.pathname.includes('explainOutput'))
  await waitForStart(page)
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await page.goBack()
  await page.waitForFunction(() => scrollY === 3000)
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions)
  expect(positions.filter((position) => position > 0 && position < 3000)).toEqual([])
})
