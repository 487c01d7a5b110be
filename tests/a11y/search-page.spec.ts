import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/site'

for (const width of [390, 1440])
  test(`the search page with results has no axe violation and no horizontal overflow at a width of ${width} px`, async ({
    site,
  }) => {
    const { page } = await site.open('/docs/search/?q=index', { viewport: { width, height: 900 } })
    await expect(page.locator('[data-island=results] > ol > li').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await expectNoAxeViolations(page)
  })
