import { expect, test } from '../support/site'
import { phone } from '../support/viewport'

test.describe('a touchscreen', () => {
  test('a touchscreen shows the buttons of code blocks, which a mouse reveals by hovering, and the link of the heading that the URL names', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/markdown-page/', phone)
    const opacities = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).opacity))])
    expect(await opacities('article figure > div:has(> [data-act=copy])')).toEqual(['1'])
    expect(await opacities('article h2:not(.sr-only) > .anchor')).toEqual(['0'])
    const anchor = page.locator('article h2:not(.sr-only)').first().locator('.anchor')
    await page.goto(new URL((await anchor.getAttribute('href')) ?? '', page.url()).href)
    await expect(anchor).toHaveCSS('opacity', '1')
  })

  test('a touchscreen has links of at least 24 px height in the search results', async ({ site }) => {
    const { page } = await site.open('/docs/search/?q=index', phone)
    const links = page.locator('main ol a')
    await links.first().waitFor()
    const heights = await links.evaluateAll((results) => results.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })
})
