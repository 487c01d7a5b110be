import { hydrate, interceptRequests } from '../support/actions'
import { expect, test } from '../support/site'

test.describe('the URL', () => {
  test('the URL …/index.html becomes …/ before the scripts read it; query and hash stay', async ({ site }) => {
    const { page, errors } = await site.open('/docs/faq/index.html?a=1#x')
    expect(page.url()).toBe(site.url('/docs/faq/?a=1#x'))
    await hydrate(page)
    expect(errors).toEqual([])
  })

  for (const path of ['/docs/faq', '/docs/zh/guides/optimize.html'])
    test(`the URL ${path} becomes that of the page where a host answers it with the page, which works`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      const canonical = path.replace(/(\.html)?$/, '/')
      await interceptRequests(page, site.url(path), async (route) =>
        route.fulfill({ response: await route.fetch({ url: site.url(canonical) }) }),
      )
      await page.goto(site.url(path))
      expect(page.url()).toBe(site.url(canonical))
      await hydrate(page)
      expect(errors).toEqual([])
    })

  for (const [from, to] of [
    ['/docs/faq.html?a=1#x', '/docs/faq/?a=1#x'],
    ['/docs/zh/guides/optimize.html', '/docs/zh/guides/optimize/'],
    ['/docs/blog/2023/not-in-null-trap.html', '/docs/blog/2023/not-in-null-trap/'],
  ] as const)
    test(`the URL ${from} leads to ${to} where a host answers it with the 404 page`, async ({ site }) => {
      const { page } = await site.open(from)
      await expect(page).toHaveURL(site.url(to))
    })

  test('the URL / leads to /docs/; query and hash stay', async ({ site }) => {
    const { page } = await site.open('/?q=1#h')
    await expect(page).toHaveURL(site.url('/docs/?q=1#h'))
  })
})
