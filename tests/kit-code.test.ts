import type { ElementHandle, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { servedSite, slowly, wake } from './setup/browser'

const site = servedSite('out')
const path = '/docs/markdown-page/'

describe('code', () => {
  const handle = (button: Locator) => button.elementHandle() as Promise<ElementHandle<HTMLElement>>
  const block = (page: Page, text: string) => page.locator('figure[data-language]', { hasText: text }).first()

  it('is copied without its removed lines, and the button says so for a second, to listeners as well', async () => {
    const { page, noise } = await site.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.clock.install()
    await wake(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const diff = block(page, 'WHERE c_custkey NOT IN')
    await diff.hover()
    const button = diff.getByRole('button', { name: 'Copy' })
    await button.click()
    const said = diff.getByRole('button', { name: 'Copied' })
    await said.waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'SELECT c_name FROM customer\nWHERE NOT EXISTS (SELECT 1 FROM orders WHERE o_custkey = c_custkey)\nORDER BY c_name;',
    )
    const spoken = page.getByRole('status').filter({ hasText: 'Copied' })
    await page.clock.runFor(990)
    expect([await said.isVisible(), await spoken.count()]).toEqual([true, 1])
    await page.clock.runFor(20)
    await button.waitFor()
    expect(await spoken.count()).toBe(0)
    expect(noise).toEqual([])
  })

  it('is selected where copying is forbidden', async () => {
    const { page } = await site.open(path)
    await wake(page)
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))))
    const group = block(page, 'systemctl restart')
    await group.hover()
    await group.getByRole('button', { name: 'Copy' }).click()
    await page.waitForFunction(() => getSelection()?.toString() === 'systemctl restart postgresql')
  })

  it('is offered to be wrapped where it is too wide, also in a tab that was hidden, and as the window changes', async () => {
    const { page } = await site.open(path)
    await wake(page)
    const wide = block(page, 'duration: 2718.281 ms')
    const wrap = wide.getByRole('button', { name: 'Wrap', includeHidden: true })
    await wrap.waitFor({ state: 'attached' })
    await page.waitForFunction((button) => !button.hidden, await handle(wrap))
    const isWide = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    expect(await isWide()).toBe(true)
    await wrap.click()
    await page.waitForFunction((button) => button.ariaPressed === 'true', await handle(wrap))
    expect(await isWide()).toBe(false)
    await wrap.click()
    await page.waitForFunction((button) => button.ariaPressed === 'false', await handle(wrap))
    expect(await isWide()).toBe(true)

    const short = page.locator('[data-tabs] figure', { hasText: 'LIMIT 10' }).last().locator('[data-act=wrap]')
    expect(await short.evaluate((button: HTMLElement) => button.hidden)).toBe(true)
    await page.setViewportSize({ width: 500, height: 900 })
    await page.locator('[data-group=engine] >> role=tab[name="MySQL"]').last().click()
    await page.waitForFunction((button) => !button.hidden, await handle(short))
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.waitForFunction((button) => button.hidden, await handle(short))
  })

  it('copied before React is there is copied when it is', async () => {
    const { page } = await site.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
    await slowly(page)
    await page.goto(site.url(path))
    const group = block(page, 'systemctl restart')
    await group.hover()
    await group.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    await group.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('systemctl restart postgresql')
  })

  it.each([path, '/docs/blog/2023/not-in-null-trap/'])(
    'in a selection of %s comes without buttons',
    async (address) => {
      const { page } = await site.open(address, { permissions: ['clipboard-read', 'clipboard-write'] })
      const buttons = page.locator('article button:not([role=tab])')
      const words = (await buttons.allTextContents()).concat('#')
      expect(words.length).toBeGreaterThan(1)
      await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article') as Element))
      await page.keyboard.press('Control+C')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('SELECT')
      expect(copied.split('\n').filter((line) => words.includes(line.trim()))).toEqual([])
    },
  )
})
