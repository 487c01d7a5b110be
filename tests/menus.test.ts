import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, servedSite, wake } from './setup/browser'

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
    await hydrated(page)
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

describe('a menu of the navbar', () => {
  const entry = (page: Page) => page.locator('header').getByRole('link', { name: 'Switch to 中文' }).last()

  it('opens while the mouse is over it, and Escape puts it away until the mouse comes back', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.locator('summary', { hasText: 'English' }).hover()
    await entry(page).waitFor()
    await entry(page).hover()
    await page.keyboard.press('Escape')
    await entry(page).waitFor({ state: 'hidden' })
    await page.mouse.move(300, 500)
    await page.locator('summary', { hasText: 'English' }).hover()
    await entry(page).waitFor()
  })

  it.each(['Enter', ' '])('the key “%s” opens and closes it', async (key) => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.locator('summary', { hasText: 'English' }).focus()
    await page.keyboard.press(key)
    await entry(page).waitFor()
    await page.keyboard.press(key)
    await entry(page).waitFor({ state: 'hidden' })
  })

  it('closes when the focus leaves it', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.locator('summary', { hasText: 'English' }).focus()
    await page.keyboard.press('Enter')
    await entry(page).waitFor()
    await page.locator('main a').first().focus()
    await entry(page).waitFor({ state: 'hidden' })
  })
})
