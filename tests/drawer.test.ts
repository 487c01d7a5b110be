import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, intercept, servedSite } from './setup/browser'

const site = servedSite('out')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const docPath = '/docs/guides/optimize/explainOutput/'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const toggle = (page: Page) => page.locator('summary[aria-label=Menu]')
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

/** A phone on a page with the menu open and React there. */
async function openMenu(path = docPath) {
  const opened = await site.open(path, phone)
  await toggle(opened.page).click()
  await panel(opened.page).waitFor()
  await hydrated(opened.page)
  await hasFocus(opened.page, '[role=dialog]')
  return opened
}

describe('the mobile sidebar', () => {
  it('opens at once, before the framework is there', async () => {
    const { page } = await site.blank(phone)
    await intercept(page, '**/*.js', () => {})
    await page.goto(site.url(docPath))
    await toggle(page).click()
    await panel(page).getByRole('link', { name: 'Set-up' }).waitFor()
  })

  it('shows the section’s menu first; “← Back to main menu” leads to the site’s', async () => {
    const { page, noise } = await openMenu()
    expect(await panel(page).getByRole('link', { name: 'Set-up' }).isVisible()).toBe(true)
    expect(await panel(page).getByRole('link', { name: 'Blog' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await panel(page).getByRole('link', { name: 'Blog' }).waitFor()
    await panel(page).getByRole('link', { name: 'Set-up' }).waitFor({ state: 'hidden' })
    expect(noise).toEqual([])
  })

  it('shows the section’s menu again the next time', async () => {
    const { page } = await openMenu()
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await panel(page).getByRole('link', { name: 'Blog' }).waitFor()
    await page.keyboard.press('Escape')
    await toggle(page).click()
    await panel(page).getByRole('link', { name: 'Set-up' }).waitFor()
  })

  it('the half that is out of view is inert', async () => {
    const { page } = await openMenu()
    const inert = () =>
      panel(page)
        .locator('[data-shown] > div')
        .evaluateAll((panes) => panes.map((pane) => (pane as HTMLElement).inert))
    expect(await inert()).toEqual([true, false])
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await page.waitForFunction(() => document.querySelector('[data-shown=primary]'))
    expect(await inert()).toEqual([false, true])
    // and the focus, which was in it, is the drawer's
    await hasFocus(page, '[role=dialog]')
  })

  it('shows the sections at once on a page without a menu of its own', async () => {
    const { page } = await openMenu('/docs/tags/')
    expect(await panel(page).getByRole('link', { name: 'Blog' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: '← Back to main menu' }).count()).toBe(0)
  })

  it('keeps the focus inside and gives it back', async () => {
    const { page } = await openMenu()
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() =>
        document.activeElement === document.body
          ? 'the browser'
          : document.activeElement?.closest('[role=dialog]')
            ? 'inside'
            : 'outside',
      )
      expect(where).not.toBe('outside')
    }
    await page.keyboard.press('Escape')
    await hasFocus(page, 'summary[aria-label=Menu]')
  })

  it('locks the page behind it and lets go of it as it was', async () => {
    const { page } = await site.open(docPath, phone)
    await page.evaluate(() => (document.body.style.overflow = 'clip'))
    const overflow = () =>
      page.evaluate(() => [getComputedStyle(document.documentElement).overflowY, document.body.style.overflow])
    const before = await overflow()
    await toggle(page).click()
    await hydrated(page)
    expect((await overflow())[0]).toBe('hidden')
    await page.getByRole('button', { name: 'Close menu' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await overflow()).toEqual(before)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its close button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
    ['a press beside it', (page: Page) => page.mouse.click(380, 400)],
    ['a window that has become wide', (page: Page) => page.setViewportSize({ width: 1200, height: 844 })],
  ])('closes by %s', async (_, close) => {
    const { page } = await openMenu()
    const entries = await page.evaluate(() => history.length)
    await close(page)
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.locator('details[open]').count()).toBe(0)
    await page.waitForFunction(() => document.querySelectorAll('[inert]').length === 0)
    expect(await page.evaluate(() => [location.pathname, history.length])).toEqual([docPath, entries])
  })

  it('stays when a press that began inside ends beside it', async () => {
    const { page } = await openMenu()
    await page.mouse.move(100, 820)
    await page.mouse.down()
    await page.mouse.move(380, 820)
    await page.mouse.up()
    expect(await panel(page).isVisible()).toBe(true)
    await page.mouse.click(380, 400)
    await panel(page).waitFor({ state: 'hidden' })
  })

  it('closes by going back, which then goes nowhere', async () => {
    const { page, noise } = await openMenu()
    await page.goBack()
    await panel(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(docPath)
    // leaving for an empty page cuts off what is under way, without a request that would tell so
    await page.waitForLoadState('networkidle')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    expect(noise).toEqual([])
  })

  it('closes when a link is followed; going back from there leads to the page it was opened on', async () => {
    const { page } = await openMenu()
    await panel(page).getByRole('link', { name: 'Set-up' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await panel(page).waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL((url) => url.pathname === docPath)
    // the router writes to the history once the page is back, which would cancel going further back
    await page.locator('h1', { hasText: 'Explain the output' }).waitFor()
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it('a category with a page closes it, its caret does not', async () => {
    const { page } = await openMenu()
    await panel(page).getByRole('button', { name: 'Expand “Workload modes”' }).click()
    await panel(page).getByRole('link', { name: 'Raw text' }).waitFor()
    await panel(page).getByRole('link', { name: 'Workload modes' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/workload-modes/'))
    await panel(page).waitFor({ state: 'hidden' })
  })

  it('holds the languages, which keep the reader’s place', async () => {
    const { page } = await openMenu(`${docPath}?a=1#the-summary`)
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await panel(page).locator('summary', { hasText: 'Languages' }).click()
    await panel(page).getByRole('link', { name: 'Switch to 中文' }).click()
    await page.waitForURL(site.url('/docs/zh/guides/optimize/explainOutput/?a=1#the-summary'))
  })

  it('is not there on a desktop', async () => {
    const { page } = await site.open(docPath)
    expect(await toggle(page).isVisible()).toBe(false)
  })
})
