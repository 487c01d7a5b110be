import { startPage, triggerIntent } from '../support/actions'
import { expect, expectNewBuild, expectNoErrorPage, test, type Page } from '../support/deployment'
import { recordRequests } from '../support/requests'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const atPath = (path: string) => (url: URL) => url.pathname === path

test.describe('a deploy while a page is open', () => {
  test('after a deploy while a page is open, a link loads the page from the new build, where client navigation works', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.open('/docs/')
    await startPage(page)
    deploy('new')
    await link(page, 'FAQs').click()
    await page.waitForURL(atPath('/docs/faq/'))
    await expect(heading(page)).toHaveText('FAQ')
    await expectNewBuild(page)
    await expectNoErrorPage(page)
    await startPage(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await link(page, 'Blog').click()
    await expect(page).toHaveURL(atPath('/docs/blog/'))
    await expect(heading(page)).toHaveText('Blog')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('after a deploy, a link whose page was prefetched from the old build shows that page', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.open('/docs/blog/')
    await startPage(page)
    const data = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/docs/faq/')
    await link(page, 'FAQs').hover()
    await data
    deploy('new')
    await link(page, 'FAQs').click()
    await expect(heading(page)).toHaveText('FAQ')
    await expect(page).toHaveURL(atPath('/docs/faq/'))
    await expectNoErrorPage(page)
  })

  test('after a deploy, a page whose scripts have not started stays readable, and its links load the new build', async ({
    site,
    deploy,
  }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/faq/'))
    deploy('new')
    const missing = page.waitForResponse((response) => response.url().endsWith('.js') && response.status() === 404)
    await triggerIntent(page)
    await missing
    await requests.settle()
    await expect(heading(page)).toHaveText('FAQ')
    await expectNoErrorPage(page)
    await link(page, 'Blog').click()
    await page.waitForURL(atPath('/docs/blog/'))
    await expectNewBuild(page)
    await startPage(page)
  })

  test('after a deploy while a page is open, going back leads to pages that work', async ({ site, deploy }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    await link(page, 'Blog').click()
    await expect(heading(page)).toHaveText('Blog')
    deploy('new')
    await page.getByRole('link', { name: 'Insides' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/insides/'))
    // the page of the new build is loaded as a document, while which nothing can be evaluated
    await expectNewBuild(page)
    for (const [path, title] of [
      ['/docs/blog/', 'Blog'],
      ['/docs/faq/', 'FAQ'],
    ] as const) {
      // the page may load a document meanwhile, which `page.goBack` takes for a failure
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(atPath(path))
      await expect(heading(page)).toHaveText(title)
      await expectNoErrorPage(page)
    }
  })
})
