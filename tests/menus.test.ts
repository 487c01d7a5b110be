import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')

describe('the language menu', () => {
  it('keeps the query and the hash of the moment', async () => {
    const { page } = await site.open('/docs/faq/?a=1#first')
    await wake(page)
    await page.evaluate(() => history.replaceState(null, '', '?b=2#is-my-sql-executed'))
    await page.locator('summary', { hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Switch to 中文' }).click()
    await page.waitForURL(site.url('/docs/zh/faq/?b=2#is-my-sql-executed'))
  })

  it('closes by Escape, which gives the focus back, and by a press outside', async () => {
    const { page } = await site.open('/docs/faq/')
    const summary = page.locator('summary', { hasText: 'English' })
    const entry = page.getByRole('link', { name: 'Switch to 中文' })
    await summary.click()
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
    await entry.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.click()
    await entry.waitFor()
    await page.locator('h1').click()
    await entry.waitFor({ state: 'hidden' })
  })

  it('names the other language in its own words, in both languages', async () => {
    const { page } = await site.open('/docs/zh/faq/')
    await page.locator('summary', { hasText: '中文' }).click()
    expect(await page.getByRole('link', { name: '切换到 English' }).textContent()).toBe('English')
    expect(await page.getByRole('link', { name: '切换到 English' }).getAttribute('lang')).toBe('en-GB')
  })
})

describe('the phone’s menu', () => {
  it('shows the sections and the docs, closes by Escape and after a link', async () => {
    const { page, noise } = await site.open('/docs/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const summary = page.locator('summary[aria-label=Menu]')
    const link = page.locator('header').getByRole('link', { name: 'Workload modes' })
    await summary.click()
    await link.waitFor()
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    await summary.click()
    await link.click()
    await page.waitForURL((url) => url.pathname === '/docs/guides/optimize/workload-modes/')
    expect(await page.locator('details[open]').count()).toBe(0)
    expect(noise).toEqual([])
  })
})
