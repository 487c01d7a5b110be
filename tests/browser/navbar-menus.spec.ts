import { startPage, waitForStart } from '../support/actions'
import { openSearchDialog, searchDialog } from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'

const summary = (page: Page) => page.locator('summary', { hasText: 'English' })
const entry = (page: Page) => page.locator('header').getByRole('link', { name: 'Switch to 中文' })

test.describe('the language menu of the navbar', () => {
  test('the language menu of the navbar keeps the current query and hash of the URL', async ({ site }) => {
    const { page } = await site.open('/docs/faq/?a=1#first')
    await startPage(page)
    await page.evaluate(() => history.replaceState(null, '', '?b=2#is-my-sql-executed'))
    await summary(page).click()
    await entry(page).click()
    await page.waitForURL(site.url('/docs/zh/faq/?b=2#is-my-sql-executed'))
  })

  test('the language menu of the navbar closes by Escape, which returns the focus, and by a click outside', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    await summary(page).click()
    await waitForStart(page)
    await expect(entry(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(entry(page)).toBeHidden()
    await expect(summary(page)).toBeFocused()
    await summary(page).click()
    await expect(entry(page)).toBeVisible()
    await page.locator('h1').click()
    await expect(entry(page)).toBeHidden()
  })

  test('the language menu of the navbar opens while the mouse hovers over it; Escape closes it until the mouse returns', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await summary(page).hover()
    await expect(entry(page)).toBeVisible()
    await entry(page).hover()
    await page.keyboard.press('Escape')
    await expect(entry(page)).toBeHidden()
    await page.mouse.move(300, 500)
    await summary(page).hover()
    await expect(entry(page)).toBeVisible()
  })

  test('the language menu of the navbar opens under the mouse after an Escape that closed the search dialog', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toHaveCount(0)
    await summary(page).hover()
    await expect(entry(page)).toBeVisible()
  })

  test('the language menu of the navbar is opened and closed by Enter and by Space, and closes when the focus leaves it', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await summary(page).focus()
    for (const key of ['Enter', 'Space'])
      await test.step(key, async () => {
        await page.keyboard.press(key)
        await expect(entry(page)).toBeVisible()
        await page.keyboard.press(key)
        await expect(entry(page)).toBeHidden()
      })
    await page.keyboard.press('Enter')
    await expect(entry(page)).toBeVisible()
    await page.locator('main a').first().focus()
    await expect(entry(page)).toBeHidden()
  })
})
