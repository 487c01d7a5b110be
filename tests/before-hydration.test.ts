import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, servedSite, slowly } from './setup/browser'

const site = servedSite('out')
const docPath = '/docs/guides/optimize/explainOutput/'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A page whose scripts take their time. */
async function openSlowly(options: BrowserContextOptions = {}) {
  const opened = await site.blank({ colorScheme: 'light', ...options })
  await slowly(opened.page)
  await opened.page.goto(site.url(docPath))
  return opened
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')

interface Control {
  name: string
  options?: BrowserContextOptions
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** Resolves when the control has done its work once. */
  effect: (page: Page) => Promise<unknown>
}

const controls: Control[] = [
  {
    name: 'the colour mode',
    press: (page) => page.getByRole('button', { name: 'Switch between dark and light mode' }).click(),
    effect: (page) => page.waitForFunction(() => document.documentElement.dataset.theme === 'dark'),
  },
  {
    name: 'closing the announcement',
    press: (page) => page.getByRole('button', { name: 'Close the announcement' }).click(),
    effect: (page) => page.locator('[data-announcement]').waitFor({ state: 'hidden' }),
  },
  {
    name: 'a category’s caret',
    press: (page) => page.locator('[data-sidebar]').getByRole('button', { name: 'Expand “Workload modes”' }).click(),
    effect: (page) => page.locator('[data-sidebar]').getByRole('link', { name: 'Raw text' }).waitFor(),
  },
  {
    name: 'hiding the sidebar',
    press: (page) => page.getByRole('button', { name: 'Hide sidebar' }).click(),
    effect: (page) => page.getByRole('button', { name: 'Show sidebar' }).waitFor(),
  },
  {
    name: 'back to top',
    prepare: (page) =>
      page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        for (const top of [100, 1500, 1200]) {
          window.scrollTo({ top, behavior: 'instant' })
          await frame()
          await frame()
        }
      }),
    press: (page) => page.getByRole('button', { name: 'Back to top' }).click(),
    effect: (page) => page.waitForFunction(() => scrollY === 0),
  },
  {
    name: 'the way back to the main menu',
    options: phone,
    prepare: (page) => page.locator('summary[aria-label=Menu]').click(),
    press: (page) => page.getByRole('button', { name: '← Back to main menu' }).click(),
    effect: (page) => page.getByRole('dialog').getByRole('link', { name: 'Blog' }).waitFor(),
  },
  {
    name: 'closing the menu',
    options: phone,
    prepare: (page) => page.locator('summary[aria-label=Menu]').click(),
    press: (page) => page.getByRole('button', { name: 'Close menu' }).click(),
    effect: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  },
]

describe('pressed before the framework is there, it acts once when it is', () => {
  it.each(controls)('$name', async ({ options, prepare, press, effect }) => {
    const { page, noise } = await openSlowly(options)
    await prepare?.(page)
    await press(page)
    expect(await isHydrated(page)).toBe(false)
    await effect(page)
    await page.waitForTimeout(300)
    await effect(page)
    expect(noise).toEqual([])
  })

  it('so do two of them, one after the other', async () => {
    const { page, noise } = await openSlowly()
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    expect(await isHydrated(page)).toBe(false)
    await page.locator('[data-announcement]').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    expect(noise).toEqual([])
  })

  it.each([
    ['the language menu', 'summary[aria-label="Languages: English"]', {}, 'a[hreflang="zh-CN"] >> visible=true'],
    ['the menu of a phone', 'summary[aria-label=Menu]', phone, '[role=dialog]'],
    ['the folded table of contents', 'main summary', phone, 'main details a'],
  ])('%s opens at once', async (_, summary, options, content) => {
    const { page } = await openSlowly(options)
    await page.locator(summary).first().click()
    await page.locator(content).first().waitFor()
    expect(await isHydrated(page)).toBe(false)
    await hydrated(page)
    expect(await page.locator(content).first().isVisible()).toBe(true)
  })

  it('a link is followed at once', async () => {
    const { page } = await openSlowly()
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
  })

  it('so is the way to the other language, query and hash included', async () => {
    const { page } = await openSlowly()
    await page.evaluate(() => history.replaceState(null, '', '?a=1#the-summary'))
    await page.locator('summary[aria-label="Languages: English"]').click()
    await page.locator('a[hreflang="zh-CN"]:visible').click()
    await page.waitForURL(site.url('/docs/zh/guides/optimize/explainOutput/?a=1#the-summary'))
  })
})
