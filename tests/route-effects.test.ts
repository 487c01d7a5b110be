import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const bar = (page: Page) => page.locator('#nprogress .bar')

/** Delays the data of pages that are navigated to. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await intercept(page, '**/*.txt*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

describe('a navigation inside the site', () => {
  it('shows a progress bar when it takes more than 200 ms, until the page is there', async () => {
    const { page, noise } = await site.open('/docs/')
    await wake(page)
    await slowDown(page, 900)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await bar(page).waitFor()
    expect(await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 82, 0)')
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await bar(page).waitFor({ state: 'detached' })
    expect(noise).toEqual([])
  })

  it('shows none any more when the reader gives it up for the page that is shown', async () => {
    const { page } = await site.open('/docs/blog/')
    await wake(page)
    await slowDown(page, 3000)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await bar(page).waitFor()
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.locator('h1').textContent()).toBe('Blog')
  })

  it('shows none for a link to the page itself, however slow the network', async () => {
    const { page } = await site.open('/docs/blog/')
    await wake(page)
    await slowDown(page, 500)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForTimeout(1500)
    expect(await bar(page).count()).toBe(0)
  })

  it('shows none when the page is already there', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    await page.evaluate(() => {
      const seen = { bar: false }
      new MutationObserver(() => (seen.bar ||= document.getElementById('nprogress') !== null)).observe(document.body, {
        childList: true,
      })
      Object.assign(window, { seen })
    })
    const link = page.getByRole('link', { name: 'FAQs' }).first()
    await link.hover()
    await page.waitForTimeout(800)
    await link.click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen.bar)).toBe(false)
  })

  it('goes to the top and puts the focus on the new content', async () => {
    const { page } = await site.open('/docs/guides/optimize/explainOutput/')
    await wake(page)
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.waitForFunction(() => window.scrollY === 0)
  })

  it('is announced once, by the new page’s name', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    await page.evaluate(() => {
      const said: string[] = []
      const region = document.querySelector('next-route-announcer')?.shadowRoot ?? document.body
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      Object.assign(window, { said })
    })
    await page.getByRole('link', { name: 'Blog' }).last().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      expect.stringMatching(/^Blog/),
    ])
    expect(await page.locator('[aria-live]').count()).toBe(1)
  })

  it('goes to the section that the hash names', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    await page.locator('main a[href$="#is-my-sql-executed"]').click()
    await page.waitForURL((url) => url.hash === '#is-my-sql-executed')
    await page.waitForFunction(() => {
      const top = document.getElementById('is-my-sql-executed')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < 200
    })
  })
})

describe('the skip link', () => {
  it('is the first stop of the keyboard, shows itself, and leads to the content', async () => {
    const { page } = await site.open('/docs/faq/')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to main content' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })
})

describe('the table of contents', () => {
  it('marks the section that is being read', async () => {
    const { page } = await site.open('/docs/guides/optimize/explainOutput/')
    await wake(page)
    const marked = page.locator('nav[aria-label="On this page"] a[aria-current]')
    expect(await marked.allTextContents()).toEqual(['The order to read in'])
    await page.evaluate(() => {
      const heading = document.getElementById('the-summary')
      window.scrollTo({ top: (heading?.getBoundingClientRect().top ?? 0) + window.scrollY - 100, behavior: 'instant' })
    })
    await marked.filter({ hasText: 'The summary' }).waitFor()
    expect(await marked.count()).toBe(1)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await marked.filter({ hasText: 'Before you apply anything' }).waitFor()
    expect(await marked.count()).toBe(1)
  })
})
