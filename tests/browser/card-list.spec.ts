import { expect, test } from '../support/site'

test('a list of cards has two columns in a wide window and a single column on a phone', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/', { viewport: { width: 1440, height: 900 } })
  const countColumns = async () => {
    const cards = page.locator('article li > a:has(strong)')
    const lefts = await cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
    return new Set(lefts).size
  }
  expect(await countColumns()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(countColumns).toBe(1)
})
