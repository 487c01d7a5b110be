import { axeViolations } from '../support/axe'
import { openSearchDialog, searchField, searchResults } from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'

test.describe('forced colours', () => {
  test('forced colours keep the current page of the sidebar distinguishable and violate no rule of axe', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/guides/optimize/workspace-types/MySQL/', { forcedColors: 'active' })
    const styles = await page.locator('[data-sidebar] a[aria-current=page]').evaluate((link) => {
      const { outlineStyle, borderInlineStartStyle, textDecorationLine } = getComputedStyle(link)
      return [outlineStyle, borderInlineStartStyle, textDecorationLine]
    })
    expect(styles.some((style) => style !== 'none')).toBe(true)
    expect(await axeViolations(page, { rules: ['wcag2aa'] })).toEqual([])
  })

  test('forced colours keep the active search result and the highlighted query distinguishable', async ({ site }) => {
    const { page } = await openSearchDialog(await site.open('/docs/', { forcedColors: 'active', colorScheme: 'dark' }))
    await searchField(page).fill('index')
    const mark = searchResults(page).first().locator('mark').first()
    await mark.waitFor()
    const { color, backgroundColor } = await mark.evaluate((element) => {
      const style = getComputedStyle(element)
      return { color: style.color, backgroundColor: style.backgroundColor }
    })
    // with a transparent background, the text of <mark> would have the colour of the page behind it
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(backgroundColor).not.toBe(color)
    await page.keyboard.press('ArrowDown')
    const active = page.locator('[role=option][aria-selected=true]')
    await active.waitFor()
    const option = page.locator(`[id="${await active.getAttribute('id')}"]`)
    const activeImage = await option.screenshot()
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'false')
    expect(activeImage.equals(await option.screenshot())).toBe(false)
  })

  test('forced colours keep marked lines of code and the selected tab distinguishable', async ({ site }) => {
    const { page } = await site.open('/docs/markdown-page/', { forcedColors: 'active' })
    for (const mark of ['hl', 'focus'])
      await test.step(`lines of the class ${mark} are distinguishable`, async () => {
        expect(await isMarkVisible(page, mark)).toBe(true)
      })
    await test.step('the selected tab is underlined', async () => {
      const tabs = await page
        .getByRole('tab')
        .evaluateAll((elements) =>
          elements.map((tab) => `${tab.ariaSelected}: ${getComputedStyle(tab).textDecorationLine}`),
        )
      expect(new Set(tabs)).toEqual(new Set(['true: underline', 'false: none']))
    })
  })
})

/** Whether the first code block with lines of a class looks different without that class. */
async function isMarkVisible(page: Page, mark: string): Promise<boolean> {
  const code = page.locator('pre', { has: page.locator(`.${mark}`) }).first()
  const id = `with-${mark}`
  await code.evaluate((element, name) => (element.id = name), id)
  const marked = await page.locator(`#${id}`).screenshot()
  await page.locator(`#${id} .${mark}`).evaluateAll((lines, name) => {
    for (const line of lines) line.classList.remove(name)
  }, mark)
  return !marked.equals(await page.locator(`#${id}`).screenshot())
}
