import { holdRequests, startPage } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const bar = (page: Page) => page.locator('#nprogress .bar')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const faq = '**/docs/faq/'

/** Stops the page's timers; `page.clock.runFor` runs them. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

test.describe('progress bar', () => {
  test('the progress bar appears 200 ms after a navigation begins and disappears when it ends; it is not shown for a prefetched page', async ({
    site,
  }) => {
    const { page, errors } = await site.blank()
    await page.clock.install()
    await page.goto(site.url('/docs/'))
    await startPage(page)
    const release = await holdRequests(page, faq)
    await pauseClock(page)
    const barScript = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
    await link(page, 'FAQs').click()
    await barScript
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 82, 0)')
    await page.clock.resume()
    release()
    await expect(heading(page)).toHaveText('FAQ')
    await expect(bar(page)).toHaveCount(0)

    const prefetch = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/docs/blog/'))
    await link(page, 'Blog').hover()
    await prefetch
    await pauseClock(page)
    await link(page, 'Blog').click()
    await expect(heading(page)).toHaveText('Blog')
    // the timer has been stopped before
    await expect(page.locator('#page-top')).toBeFocused()
    // the bar's script is loaded: a timer that was left would show the bar at once
    await page.clock.runFor(2000)
    await expect(bar(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('the progress bar disappears when the navigation is abandoned; it is not shown for a link to the current page', async ({
    site,
  }) => {
    const { page } = await site.blank()
    await page.clock.install()
    await page.goto(site.url('/docs/blog/'))
    await startPage(page)
    await holdRequests(page, faq)
    await link(page, 'FAQs').click()
    await expect(bar(page)).toBeVisible()
    await link(page, 'Blog').click()
    await expect(bar(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText('Blog')
    await link(page, 'Blog').click()
    await expect(page.locator('#page-top')).toBeFocused()
    await page.clock.runFor(2000)
    await expect(bar(page)).toHaveCount(0)
  })
})
