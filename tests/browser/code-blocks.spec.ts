import { holdRequests, startPage } from '../support/actions'
import { expect, test, type Page } from '../support/site'
import { phone } from '../support/viewport'

const path = '/docs/markdown-page/'
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const block = (page: Page, text: string) => page.locator('figure[data-language]', { hasText: text }).first()

test.describe('a code block', () => {
  test('a code block is copied without its removed lines; the button says “Copied” for one second, to screen readers too', async ({
    site,
  }) => {
    const { page, errors } = await site.open(path, clipboard)
    await page.clock.install()
    await startPage(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const diff = block(page, 'WHERE c_custkey NOT IN')
    await diff.hover()
    await diff.getByRole('button', { name: 'Copy' }).click()
    const copied = diff.getByRole('button', { name: 'Copied' })
    await expect(copied).toBeVisible()
    expect(await readClipboard(page)).toBe(
      'SELECT c_name FROM customer\nWHERE NOT EXISTS (SELECT 1 FROM orders WHERE o_custkey = c_custkey)\nORDER BY c_name;',
    )
    const announcement = page.getByRole('status').filter({ hasText: 'Copied' })
    await page.clock.runFor(990)
    expect([await copied.isVisible(), await announcement.count()]).toEqual([true, 1])
    await page.clock.runFor(20)
    await expect(diff.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    await expect(announcement).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('a code block is selected where copying is forbidden', async ({ site }) => {
    const { page } = await site.open(path)
    await startPage(page)
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))))
    const figure = block(page, 'systemctl restart')
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy' }).click()
    await page.waitForFunction(() => getSelection()?.toString() === 'systemctl restart postgresql')
  })

  test('a code block that is too wide can be wrapped, also in a tab that was hidden and after a change of the window’s width', async ({
    site,
  }) => {
    const { page } = await site.open(path)
    await startPage(page)
    const figure = block(page, 'duration: 2718.281 ms')
    const wrap = figure.locator('[data-act=wrap]')
    const isTooWide = () => figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await expect(wrap).toHaveText('Wrap')
    await expect(wrap).not.toHaveAttribute('hidden')
    expect(await isTooWide()).toBe(true)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    expect(await isTooWide()).toBe(false)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    expect(await isTooWide()).toBe(true)

    const wrapInTab = page.locator('[data-tabs] figure', { hasText: 'LIMIT 10' }).last().locator('[data-act=wrap]')
    await expect(wrapInTab).toHaveAttribute('hidden')
    await page.setViewportSize({ width: 500, height: 900 })
    await page.locator('[data-group=engine]').getByRole('tab', { name: 'MySQL' }).last().click()
    await expect(wrapInTab).not.toHaveAttribute('hidden')
    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(wrapInTab).toHaveAttribute('hidden')
  })

  test('a code block whose button is pressed before the scripts start is copied at once', async ({ site }) => {
    const { page } = await site.blank(clipboard)
    await page.clock.install()
    const release = await holdRequests(page, '**/*.js')
    await page.goto(site.url(path))
    // the button keeps saying “Copied”
    await page.clock.pauseAt(Date.now() + 60_000)
    const figure = block(page, 'systemctl restart')
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy' }).click()
    await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await readClipboard(page)).toBe('systemctl restart postgresql')
    release()
  })

  test('on a phone the buttons, which are always shown, cover no code', async ({ site }) => {
    const { page } = await site.open(path, phone)
    const covered = await page.locator('article figure[data-language]').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const text = document.createRange()
        text.selectNodeContents(figure.querySelector('code') ?? figure)
        const { top, height } = text.getBoundingClientRect()
        const buttons = [...(figure.lastElementChild?.children ?? [])].filter((button) => button.checkVisibility())
        const isCovered = buttons.some((button) => button.getBoundingClientRect().bottom > top)
        // what is in a hidden tab has no size
        return height > 0 && isCovered ? [figure.textContent.slice(0, 40)] : []
      }),
    )
    expect(covered).toEqual([])
  })

  for (const address of [path, '/docs/blog/2023/not-in-null-trap/'])
    test(`a code block in a selection of all of ${address} is copied without the text of its buttons`, async ({
      site,
    }) => {
      const { page } = await site.open(address, clipboard)
      const texts = (await page.locator('article button:not([role=tab])').allTextContents()).concat('#')
      expect(texts.length).toBeGreaterThan(1)
      await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') as Element))
      await page.keyboard.press('Control+C')
      await expect.poll(() => readClipboard(page)).toContain('SELECT')
      const lines = (await readClipboard(page)).split('\n')
      expect(lines.filter((line) => texts.includes(line.trim()))).toEqual([])
    })
})
