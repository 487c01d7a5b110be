import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

const cases = [
  ['a doc', '/docs/guides/optimize/workspace-types/MySQL/', 1440],
  ['a doc on a phone', '/docs/zh/guides/optimize/workspace-types/MySQL/', 390],
  ['a doc with a visually hidden heading', '/docs/markdown-page/', 1440],
  ['the blog', '/docs/blog/', 1440],
  ['the 404 page', '/docs/no-such-page/', 1440],
] as const

for (const [name, path, width] of cases)
  test(`Tab reaches every control and link of ${name}, each with a visible focus outline`, async ({ site }) => {
    const { page } = await site.open(path, { viewport: { width, height: 900 } })
    await startPage(page)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>(
        'a[href], button:not([tabindex="-1"]), summary, input:enabled, [tabindex="0"]',
      ))
        if (element.checkVisibility({ visibilityProperty: true })) element.dataset.unreached = ''
    })
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press('Tab')
      const isDone = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null
        if (!focused || focused === document.body) return true
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        const isVisible = !focused.closest('.sr-only')
        if (isVisible && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) delete focused.dataset.unreached
        return false
      })
      if (isDone) break
    }
    const unreached = await page
      .locator('[data-unreached]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 160)))
    expect(unreached).toEqual([])
  })
