import { site as settings } from '../../lib/config/site'
import { isStarted, startPage, layoutShifts, scrollTo } from '../support/actions'
import { expect, test, type Page } from '../support/site'

/** The id of the present announcement. */
const id = settings.announcement?.id ?? ''
const bar = (page: Page) => page.locator('[data-announcement]')
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close the announcement' })

test.describe('the announcement bar', () => {
  test('the announcement bar stays closed after a reload once the reader has closed it', async ({ site }) => {
    const { page, errors } = await site.open('/docs/faq/')
    await expect(bar(page)).toBeVisible()
    await closeButton(page).click()
    await expect(bar(page)).toBeHidden()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': id,
    })
    await page.reload()
    await expect(bar(page)).toBeHidden()
    expect(errors).toEqual([])
  })

  test('the announcement bar is shown again when the announcement has another id', async ({ site }) => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      if (localStorage.length > 0) return
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.goto(site.url('/docs/faq/'))
    await expect(bar(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
  })

  test('the announcement bar is closed in the other open tabs as well, also in those without any interaction', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    const other = await page.context().newPage()
    await other.goto(site.url('/docs/zh/faq/'))
    await expect(bar(other)).toBeVisible()
    await closeButton(page).click()
    await expect(bar(page)).toBeHidden()
    await expect(bar(other)).toBeHidden()
    expect(await isStarted(other)).toBe(false)
  })

  test('the announcement bar stores its own id on closing, not that of a newer announcement in another tab', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'a-newer-one'))
    await closeButton(page).click()
    await expect(bar(page)).toBeHidden()
    // so the newer one is shown again by the next page that has it
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id)
  })

  for (const dismissed of ['true', 'false'])
    test(`the announcement bar causes no layout shift while a page loads, with “dismiss” stored as ${dismissed}`, async ({
      site,
    }) => {
      const { page } = await site.blank()
      await page.addInitScript(
        (stored) => {
          localStorage.setItem('docusaurus.announcement.id', stored.id)
          localStorage.setItem('docusaurus.announcement.dismiss', stored.dismissed)
        },
        { id, dismissed },
      )
      await page.goto(site.url('/docs/faq/'))
      await startPage(page)
      expect(await layoutShifts(page)).toEqual([])
    })

  test('the announcement bar can be closed on a page without access to storage', async ({ site }) => {
    const { page } = await site.blank()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.goto(site.url('/docs/faq/'))
    await closeButton(page).click()
    await expect(bar(page)).toBeHidden()
  })

  test('the announcement bar makes the sidebar shorter only at the top of the page', async ({ site }) => {
    const { page } = await site.open('/docs/guides/optimize/explainOutput/')
    const height = () => page.locator('[data-sidebar] > div').evaluate((element) => element.clientHeight)
    // the viewport less the navbar and the bar
    await expect.poll(height).toBe(900 - 60 - 30)
    await scrollTo(page, 30)
    await expect.poll(height).toBe(900 - 60)
  })
})
