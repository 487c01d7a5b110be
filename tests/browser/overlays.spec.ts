import { startPage } from '../support/actions'
import { openSearchDialog, searchDialog, searchField } from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'

const scrollPosition = (page: Page) => page.evaluate(() => scrollY)

test.describe('the search dialog', () => {
  test('the search dialog stays open when a selection that began in it ends outside, and closes on a click outside', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/'))
    await searchField(page).fill('index')
    const { x, y } = (await searchField(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 40, y + 10)
    await page.mouse.down()
    await page.mouse.move(10, y + 10, { steps: 5 })
    await page.mouse.up()
    await expect(searchField(page)).toHaveValue('index')
    await page.mouse.click(10, y + 10)
    await expect(searchDialog(page)).toHaveCount(0)
  })

  test('the search dialog keeps its position when it becomes modal after its first paint', async ({ site }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    const states = await page.evaluate(async () => {
      const dialog = document.querySelector('dialog') as HTMLDialogElement
      const state = () => [
        dialog.matches(':modal'),
        dialog.matches(':focus-within'),
        dialog.getBoundingClientRect().top,
      ]
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      const first = state()
      while (!dialog.matches(':modal')) await new Promise(requestAnimationFrame)
      return [first, state()]
    })
    expect(states[0]).toEqual([false, true, expect.any(Number)])
    expect(states[1]).toEqual([true, true, states[0]?.[2]])
  })

  test('the search dialog ignores its shortcut while it is open, and returns the focus when it closes', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/faq/')
    await startPage(page)
    const link = page.locator('main p a:visible').first()
    await link.focus()
    await page.keyboard.press('/')
    await searchField(page).fill('index')
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toHaveValue('index')
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })
})

test.describe('an enlarged image', () => {
  test('an enlarged image locks the scroll of the page until it closes', async ({ site }) => {
    const { page } = await site.open('/docs/markdown-page/')
    await startPage(page)
    const button = page.locator('[data-act=zoom]').first()
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    const position = await scrollPosition(page)
    expect(position).toBeGreaterThan(600)
    await turnWheel(page, -1500, 'wheel')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await turnWheel(page, -500, 'scrollend')
    // had the first turn had an effect, however late, the page would be further up
    expect(await scrollPosition(page)).toBe(position - 500)
  })

  test('an enlarged image unlocks the scroll when the browser’s own buttons lead to another page', async ({ site }) => {
    const { page } = await site.open('/docs/markdown-page/')
    await startPage(page)
    await page.locator('header nav').getByRole('link', { name: 'Blog' }).first().click()
    await page.waitForURL('**/docs/blog/')
    await page.goBack()
    await page.waitForURL('**/docs/markdown-page/')
    await page.locator('[data-act=zoom]').first().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })
})

/** Turns the mouse wheel and waits for an event that follows in the page. */
async function turnWheel(page: Page, delta: number, type: 'wheel' | 'scrollend'): Promise<void> {
  const listener = await page.evaluateHandle((event) => {
    return { heard: new Promise((resolve) => addEventListener(event, () => resolve(true), { once: true })) }
  }, type)
  await page.mouse.wheel(0, delta)
  await listener.evaluate(({ heard }) => heard)
}
