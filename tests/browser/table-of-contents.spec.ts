import { startPage, scrollTo } from '../support/actions'
import { expect, test } from '../support/site'

test('the table of contents keeps the current section in view if it is longer than the window', async ({ site }) => {
  const { page } = await site.open('/docs/faq/', { viewport: { width: 1366, height: 500 } })
  await startPage(page)
  const contents = await page.getByRole('navigation', { name: 'On this page' }).elementHandle()
  for (const part of [0.2, 0.5, 0.8, 0.4])
    await test.step(`the current section is in view after scrolling to ${part * 100} % of the page`, async () => {
      await scrollTo(page, await page.evaluate((of) => Math.round(document.body.scrollHeight * of), part))
      const position = await page.evaluate(() => scrollY)
      await page.waitForFunction((nav) => {
        const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
        const pane = nav?.getBoundingClientRect()
        return current && pane && current.top > pane.top && current.bottom < pane.bottom
      }, contents)
      // only the table of contents scrolls
      expect(await page.evaluate(() => scrollY)).toBe(position)
    })
})

test('the table of contents marks the section that is being read', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/explainOutput/')
  await startPage(page)
  const current = page.locator('nav[aria-label="On this page"] a[aria-current]')
  await expect(current).toHaveText(['The order to read in'])
  await scrollTo(page, await page.locator('#the-summary').evaluate((it) => it.getBoundingClientRect().top - 100))
  await expect(current).toHaveText(['The summary'])
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
  await expect(current).toHaveText(['Before you apply anything'])
})
