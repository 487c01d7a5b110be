import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollPage, servedSite, wake } from './setup/browser'
import { box, openSearch } from './setup/search'

const site = servedSite('out')
const position = (page: Page) => page.evaluate(() => scrollY)

describe('the search dialog', () => {
  it('stays when a selection that was begun in it ends beside it, and goes by a press beside it', async () => {
    const { page } = await openSearch(await site.open('/docs/'))
    await box(page).fill('index')
    const { x, y } = (await box(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 40, y + 10)
    await page.mouse.down()
    await page.mouse.move(10, y + 10, { steps: 5 })
    await page.mouse.up()
    expect(await box(page).inputValue()).toBe('index')
    await page.mouse.click(10, y + 10)
    await box(page).waitFor({ state: 'detached' })
  })

  it('stays as it is when its keys are pressed again, and gives the focus back to where it was', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    const link = page.locator('main p a:visible').first()
    await link.focus()
    await page.keyboard.press('/')
    await box(page).fill('index')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the language menu', () => {
  it('opens under the mouse also after an Escape that was meant for something else', async () => {
    const { page } = await openSearch(await site.open('/docs/'))
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await page.locator('header summary', { hasText: 'English' }).last().hover()
    await page.getByRole('link', { name: 'Switch to 中文' }).last().waitFor()
  })
})

describe('an enlarged picture', () => {
  it('keeps the page behind it where it is', async () => {
    const { page } = await site.open('/docs/markdown-page/')
    await wake(page)
    const button = page.locator('[data-act=zoom]').first()
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await page.locator('dialog[open]').waitFor()
    const there = await position(page)
    await page.mouse.wheel(0, -1500)
    await page.waitForTimeout(300)
    expect(await position(page)).toBe(there)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.mouse.wheel(0, -500)
    await page.waitForFunction((before) => scrollY < before, there)
  })

  it('lets go of the page that the reader goes to from it by the browser’s own buttons', async () => {
    const { page } = await site.open('/docs/markdown-page/')
    await wake(page)
    await page.locator('header nav').getByRole('link', { name: 'Blog' }).first().click()
    await page.waitForURL('**/docs/blog/')
    await page.goBack()
    await page.waitForURL('**/docs/markdown-page/')
    await page.locator('[data-act=zoom]').first().click()
    await page.locator('dialog[open]').waitFor()
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')
  })
})

describe('the table of contents', () => {
  it('keeps the section that is read in view where it is longer than the window', async () => {
    const { page } = await site.open('/docs/faq/', { viewport: { width: 1366, height: 500 } })
    await wake(page)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const part of [0.2, 0.5, 0.8, 0.4]) {
      await scrollPage(page, await page.evaluate((of) => Math.round(document.body.scrollHeight * of), part))
      const before = await position(page)
      await page.waitForFunction(
        (nav) => {
          const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
          const pane = nav?.getBoundingClientRect()
          return current && pane && current.top > pane.top && current.bottom < pane.bottom
        },
        await contents.elementHandle(),
      )
      expect(await position(page)).toBe(before)
    }
  })
})
