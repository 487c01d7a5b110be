import { startPage, interceptRequests } from '../support/actions'
import { expect, test } from '../support/site'

test.describe('the URL', () => {
  test('the URL …/index.html becomes …/, with query and hash, before the scripts read it', async ({ site }) => {
    const { page, errors } = await site.open('/docs/faq/index.html?a=1#x')
    expect(page.url()).toBe(site.url('/docs/faq/?a=1#x'))
    await startPage(page)
    expect(errors).toEqual([])
  })

  for (const path of ['/docs/faq', '/docs/zh/guides/optimize.html'])
    test(`the URL ${path}, which some hosts answer with the page, is replaced by the URL of the page, and the scripts start`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      const canonical = path.replace(/(\.html)?$/, '/')
      await interceptRequests(page, site.url(path), async (route) =>
        route.fulfill({ response: await route.fetch({ url: site.url(canonical) }) }),
      )
      await page.goto(site.url(path))
      expect(page.url()).toBe(site.url(canonical))
      await startPage(page)
      expect(errors).toEqual([])
    })

  for (const [from, to] of [
    ['/docs/faq.html?a=1#x', '/docs/faq/?a=1#x'],
    ['/docs/zh/guides/optimize.html', '/docs/zh/guides/optimize/'],
    ['/docs/blog/2023/not-in-null-trap.html', '/docs/blog/2023/not-in-null-trap/'],
  ] as const)
    test(`the URL ${from}, which some hosts answer with the 404 page, redirects to ${to}`, async ({ site }) => {
      const { page } = await site.open(from)
      await expect(page).toHaveURL(site.url(to))
    })

  test('the URL / redirects to /docs/, with query and hash', async ({ site }) => {
    const { page } = await site.open('/?q=1#h')
    await expect(page).toHaveURL(site.url('/docs/?q=1#h'))
  })
})
