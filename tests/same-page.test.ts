import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, scrollPage, servedSite, wake } from './setup/browser'
import { box, openSearch, options } from './setup/search'

const site = servedSite('out')
const position = (page: Page) => page.evaluate(() => scrollY)
const field = (page: Page) => page.locator('main input[type=search]')
const rules = '/docs/insides/rules/'

describe('a link to the page that is shown', () => {
  it('leads to its top when the search has found the page that is read', async () => {
    const { page } = await openSearch(await site.open('/docs/faq/'))
    await scrollPage(page, 2000)
    await box(page).fill('faq')
    const own = options(page).and(page.locator('[href="/docs/faq/"]'))
    await own.click()
    await page.waitForFunction(() => scrollY === 0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('leads to its section again when the search has found the section that was gone to', async () => {
    const hash = '#a-worked-sample'
    const { page } = await openSearch(await site.open(`/docs/guides/optimize/explainOutput/${hash}`))
    const there = await position(page)
    await scrollPage(page, 100)
    await box(page).fill('a worked sample')
    await options(page)
      .and(page.locator(`[href$="optimize/explainOutput/${hash}"]`))
      .click()
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, there)
  })

  it('asks a results page anew', async () => {
    const { page } = await site.open('/docs/search/?q=deadlock')
    await page.locator('main ol a').first().waitFor()
    await field(page).blur()
    await page.keyboard.press('/')
    await box(page).and(page.locator('dialog *')).fill('join')
    await page.getByRole('link', { name: 'All results' }).click()
    await page.waitForURL('**/search/?q=join')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'join',
    )
    await page.locator('main mark', { hasText: 'join' }).first().waitFor()
    await page.goBack()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'deadlock',
    )
  })

  it('shows the tab that it names', async () => {
    const { page } = await site.open('/docs/markdown-page/')
    await wake(page)
    expect(await page.getByRole('tab', { name: 'MySQL' }).first().getAttribute('aria-selected')).toBe('false')
    await page.locator('a[href*="?engine=mysql"]').first().click()
    await page.locator('[role=tab][aria-selected=true]', { hasText: 'MySQL' }).first().waitFor()
  })

  it('shows all rules again', async () => {
    const { page } = await site.open(`${rules}?q=index`)
    await page.waitForFunction(() => document.querySelectorAll('main tbody tr:not([hidden])').length < 100)
    await page.locator('[data-sidebar]').getByRole('link', { name: 'All rules' }).click()
    await page.waitForFunction(() => document.querySelectorAll('main tbody tr:not([hidden])').length > 100)
    expect(await field(page).inputValue()).toBe('')
    await page.waitForURL(site.url(rules))
  })
})

describe('the rules’ filter', () => {
  it('is asked at once by an address with a question', async () => {
    const { page } = await site.open(`${rules}?q=index`)
    await page.waitForFunction(() => document.querySelectorAll('main tbody tr:not([hidden])').length < 100)
    expect(await field(page).inputValue()).toBe('index')
  })

  it('follows the way back to another question, and a hash leaves it alone', async () => {
    const { page } = await site.open(rules)
    await wake(page)
    await field(page).fill('null')
    await page.waitForURL('**/rules/?q=null')
    await page.evaluate(() => (location.hash = 'content'))
    await field(page).fill('join')
    await page.evaluate(() => (location.hash = ''))
    expect(await field(page).inputValue()).toBe('join')
    await page.waitForURL('**/rules/?q=join')
    await page.goBack()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'null',
    )
  })
})

describe('the way back', () => {
  it('is no journey: the page is at its place at once', async () => {
    const { page } = await site.open('/docs/guides/optimize/explainOutput/')
    await wake(page)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await page.evaluate(() => document.querySelector<HTMLElement>('a[rel=next]')?.click())
    await page.waitForURL((url) => !url.pathname.includes('explainOutput'))
    await hydrated(page)
    await page.evaluate(() => {
      const places: number[] = []
      Object.assign(window, { places })
      addEventListener('scroll', () => places.push(scrollY))
    })
    await page.goBack()
    await page.waitForFunction(() => scrollY === 3000)
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
    expect(places.filter((place) => place > 0 && place < 3000)).toEqual([])
  })
})
