import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
/** Folders without a page of their own: fifty categories of ten pages. */
const large = servedSite('.cache/sites/large')
const docPath = '/docs/guides/optimize/explainOutput/'

const sidebar = (page: Page) => page.locator('[data-sidebar]')
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

describe('the docs sidebar from page to page', () => {
  it('keeps what is open, also through a reload', async () => {
    const { page } = await large.open('/docs/topic-000/page-0/')
    await wake(page)
    await link(page, 'topic-002').click()
    await link(page, 'Page 21').waitFor()
    await link(page, 'Page 21').click()
    await page.locator('h1', { hasText: 'Page 21' }).waitFor()
    await page.getByRole('link', { name: 'Blog' }).last().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    await page.goto(large.url('/docs/tags/'))
    await page.goto(large.url('/docs/topic-002/page-25/'))
    await wake(page)
    await link(page, 'topic-005').click()
    await link(page, 'Page 51').waitFor()
    await page.reload()
    await wake(page)
    await link(page, 'Page 51').waitFor()
    expect(await link(page, 'topic-002').getAttribute('aria-expanded')).toBe('false')
  })

  it('keeps its scroll', async () => {
    const { page } = await large.open('/docs/topic-040/page-400/')
    await wake(page)
    const pane = sidebar(page).locator('> div > div')
    const top = await pane.evaluate((element) => (element.scrollTop += 200))
    await link(page, 'Page 402').click()
    await page.locator('h1', { hasText: 'Page 402' }).waitFor()
    expect([top > 900, await pane.evaluate((element) => element.scrollTop)]).toEqual([true, top])
  })

  it('shows the page that is read also when it stands far down', async () => {
    const { page } = await large.open('/docs/topic-040/page-400/')
    const isInView = await link(page, 'Page 400').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top > 60 && bottom < innerHeight
    })
    expect(isInView).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('the docs sidebar can be hidden', () => {
  const width = (page: Page) => sidebar(page).evaluate((element) => element.getBoundingClientRect().width)
  const hide = (page: Page) => page.getByRole('button', { name: 'Hide sidebar' })
  const show = (page: Page) => page.getByRole('button', { name: 'Show sidebar' })

  it('goes from 300 px to a strip of 30 px, leaves the page, and comes back; the focus stays with it', async () => {
    const { page } = await site.open(docPath)
    expect(Math.round(await width(page))).toBe(300)
    await hide(page).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-sidebar] nav').length === 0)
    expect(Math.round(await width(page))).toBe(30)
    expect(await show(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await link(page, 'Set-up').waitFor()
    expect(await hide(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('the strip answers to Enter and Space, not to Tab', async () => {
    const { page } = await site.open(docPath)
    await hide(page).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-sidebar] nav').length === 0)
    await show(page).focus()
    await page.keyboard.press('Tab')
    expect(await show(page).isVisible()).toBe(true)
    await show(page).focus()
    await page.keyboard.press('Space')
    await link(page, 'Set-up').waitFor()
  })

  it('is gone at once for readers who want less motion', async () => {
    const { page } = await site.open(docPath, { reducedMotion: 'reduce' })
    await hide(page).click()
    await show(page).waitFor()
    expect(await page.locator('[data-sidebar] nav').count()).toBe(0)
  })

  it('stays hidden on the next page of the same sidebar, and is back with another sidebar and after a reload', async () => {
    const { page } = await site.open(docPath)
    await hide(page).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-sidebar] nav').length === 0)
    await page.locator('a[rel=prev]').click()
    await page.locator('h1', { hasText: 'Set' }).waitFor()
    expect(await show(page).isVisible()).toBe(true)
    await page.locator('header').getByRole('link', { name: 'FAQs' }).last().click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await link(page, 'FAQs').or(sidebar(page).getByRole('link').first()).first().waitFor()
    await page.goBack()
    await page.locator('h1', { hasText: 'Set' }).waitFor()
    await link(page, 'Output').waitFor()
    await hide(page).click()
    await show(page).waitFor()
    await page.reload()
    await link(page, 'Output').waitFor()
  })
})

describe('without JavaScript', () => {
  it('every category leads somewhere, and nothing is offered that would not work', async () => {
    const { page } = await large.open('/docs/topic-000/page-0/', { javaScriptEnabled: false })
    await link(page, 'topic-049').click()
    await page.waitForURL((url) => url.pathname === '/docs/topic-049/page-490/')
    await link(page, 'Page 495').waitFor()
    expect(await sidebar(page).getByRole('button').count()).toBe(0)
  })

  it('a phone has the section’s menu and the site’s below each other, and the languages', async () => {
    const { page } = await site.open(docPath, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.locator('summary[aria-label=Menu]').click()
    const menu = page.getByRole('dialog')
    expect(await menu.getByRole('link', { name: 'Set-up' }).isVisible()).toBe(true)
    expect(await menu.getByRole('link', { name: 'Blog' }).isVisible()).toBe(true)
    await menu.locator('summary', { hasText: 'Languages' }).click()
    await menu.getByRole('link', { name: 'Switch to 中文' }).click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/guides/optimize/explainOutput/')
  })
})
