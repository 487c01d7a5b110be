import { expect, test } from '../support/site'
import { phone } from '../support/viewport'

test.describe('a touchscreen', () => {
  test('shows the controls that a mouse reveals by hovering: links of headings and buttons of code blocks', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/markdown-page/', phone)
    const opacities = await page
      .locator('article h2:not(.sr-only) > .anchor, article figure > div:has(> [data-act=copy])')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity))
    expect(new Set(opacities)).toEqual(new Set(['1']))
  })

  test('has links of at least 24 px height in the search results', async ({ site }) => {
    const { page } = await site.open('/docs/search/?q=index', phone)
    const links = page.locator('main ol a')
    await links.first().waitFor()
    const heights = await links.evaluateAll((results) => results.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })
})
