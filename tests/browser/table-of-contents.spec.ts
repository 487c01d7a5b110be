import { hydrate, scrollTo } from '../support/actions'
import { expect, test } from '../support/site'

test('the table of contents marks the section that is being read', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/explainOutput/')
  await hydrate(page)
  const current = page.locator('nav[aria-label="On this page"] a[aria-current]')
  await expect(current).toHaveText(['The order to read in'])
  await scrollTo(page, await page.locator('#the-summary').evaluate((it) => it.getBoundingClientRect().top - 100))
  await expect(current).toHaveText(['The summary'])
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
  await expect(current).toHaveText(['Before you apply anything'])
})
