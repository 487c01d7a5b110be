import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/site'

const pages = [
  '',
  'authentication/',
  'create-workspace/',
  'workspace-list/',
  'create-analysis/',
  'analysis-list/',
  'analysis-summary/',
  'analysis-detail/',
]

for (const path of ['/docs/api/', '/docs/zh/api/'].flatMap((base) => pages.map((page) => base + page)))
  test(`${path} has no axe violation in either colour mode and fits a phone’s width`, async ({ site }) => {
    const { page, errors } = await site.open(path, { viewport: { width: 390, height: 844 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeViolations(page)
    expect(errors).toEqual([])
  })
