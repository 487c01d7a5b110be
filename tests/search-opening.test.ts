import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, intercept, scrollPage, servedSite, slowly, wake } from './setup/browser'
import { box, openSearch, options } from './setup/search'

const site = servedSite('out')

/** A page with its search open. */
async function opened(path: string, look: BrowserContextOptions = {}) {
  return openSearch(await site.open(path, look))
}

describe('the search dialog', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('opens by %s, closes by Escape, and gives the focus back', async (key) => {
    const { page, noise } = await site.open('/docs/faq/')
    await wake(page)
    await page.keyboard.press(key)
    await box(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('dialog [role=combobox]'))
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.ariaKeyShortcuts === '/ Control+K Meta+K')
    expect(noise).toEqual([])
  })

  it('closes by one Escape, whatever has been typed', async () => {
    const { page } = await opened('/docs/faq/')
    await box(page).fill('index')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
  })

  it('opens in a window that is too narrow for its button', async () => {
    const { page, noise } = await opened('/docs/faq/', { viewport: { width: 800, height: 700 } })
    await box(page).fill('index')
    await options(page).first().click()
    await box(page).waitFor({ state: 'detached' })
    expect(noise).toEqual([])
  })

  it.each(['/', 'Control+k'])('opens once by %s pressed before React is there', async (key) => {
    const { page, noise } = await site.blank()
    await slowly(page)
    await page.goto(site.url('/docs/faq/'))
    await page.keyboard.press(key)
    await box(page).waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(noise).toEqual([])
  })

  it('gives the focus back to where the reader was', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.locator('main h2 a').first().focus()
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.matches('main h2 a'))
  })

  it('leaves the page where it was', async () => {
    const { page } = await site.open('/docs/guides/optimize/explainOutput/')
    await wake(page)
    await scrollPage(page, 1500)
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.ariaKeyShortcuts)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => scrollY)).toBe(1500)
  })

  it.each([
    ['before React is there', false],
    ['after', true],
  ])('loses no letter that is typed while its code is on its way, %s', async (_, isAwake) => {
    const { page, noise } = await site.blank()
    let come = isAwake ? undefined : await hold(page, '**/*.js')
    await page.goto(site.url('/docs/faq/'))
    if (isAwake) await wake(page)
    come ??= await hold(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('indez')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('x or')
    come()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('index or')
    await page.keyboard.type('der')
    expect(await box(page).inputValue()).toBe('index order')
    await options(page).first().waitFor()
    expect(noise).toEqual([])
  })

  it('opens at a second wish, though the code of the first, which was taken back, is still on its way', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await wake(page)
    const come = await hold(page, '**/*.js')
    await page.keyboard.press('/')
    await page.keyboard.type('a')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('index')
    come()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('index')
    expect(noise).toEqual([])
  })

  it.each(['', '<html>'])('leads to the results page when its code is “%s”', async (body) => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.waitForLoadState('networkidle')
    await intercept(page, '**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.keyboard.press('/')
    await page.waitForURL((url) => url.pathname === '/docs/search/')
  })

  it('opens once on the page for unknown addresses, in the language of the address', async () => {
    const { page } = await opened('/docs/zh/nowhere/')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('dialog[open]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
      '搜索',
    ])
  })
})
