import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollPage, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const longPage = '/docs/guides/optimize/explainOutput/'

/** Whether the navbar is in view once its movement is over. */
async function navbarIs(page: Page, place: 'shown' | 'hidden'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return wanted === 'shown' ? bottom >= 59 : bottom <= 0
  }, place)
}

describe('the navbar', () => {
  it('hides on scroll down and returns on scroll up', async () => {
    const { page } = await site.open(longPage)
    await scrollPage(page, 100)
    await scrollPage(page, 900)
    await navbarIs(page, 'hidden')
    await scrollPage(page, 700)
    await navbarIs(page, 'shown')
  })

  it('returns when the hash targets an element, and stays while the page jumps there', async () => {
    const { page } = await site.open(longPage)
    await scrollPage(page, 100)
    await scrollPage(page, 400)
    await navbarIs(page, 'hidden')
    await page.locator('nav[aria-label="On this page"] a[href="#a-worked-sample"]').click()
    await page.waitForFunction(() => {
      const top = document.getElementById('a-worked-sample')?.getBoundingClientRect().top ?? 0
      return top > 0 && top < 120
    })
    await navbarIs(page, 'shown')
  })

  it('is there when a page opens at an anchor', async () => {
    const { page } = await site.open(`${longPage}#a-worked-sample`)
    await page.waitForFunction(() => scrollY > 500)
    await navbarIs(page, 'shown')
    const top = await page.locator('#a-worked-sample').evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(60)
  })

  it('and the page is at the anchor at once, not on its way', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      addEventListener('scroll', () => sessionStorage.setItem('scrolls', `${sessionStorage.getItem('scrolls') ?? ''}.`))
    })
    await page.goto(site.url(`${longPage}#a-worked-sample`))
    await page.waitForFunction(() => scrollY > 500)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => sessionStorage.getItem('scrolls'))).toBe('.')
  })

  it('needs no framework for any of it, also on a phone', async () => {
    const { page } = await site.open(longPage, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await scrollPage(page, 100)
    await scrollPage(page, 900)
    await navbarIs(page, 'hidden')
    await scrollPage(page, 700)
    await navbarIs(page, 'shown')
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
  })

  it('stays in view while the keyboard is in it', async () => {
    const { page } = await site.open(longPage)
    await scrollPage(page, 100)
    await scrollPage(page, 900)
    await navbarIs(page, 'hidden')
    await page.locator('header').getByRole('link', { name: 'Blog' }).last().focus()
    await navbarIs(page, 'shown')
  })

  it('shows again on the page a reader goes to', async () => {
    const { page } = await site.open(longPage)
    await wake(page)
    await scrollPage(page, 100)
    await scrollPage(page, 2000)
    await navbarIs(page, 'hidden')
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await navbarIs(page, 'shown')
  })

  it('has the sections on the left and, on the right, the ways to the provider in a new tab', async () => {
    const { page } = await site.open('/docs/')
    const entries = page.locator('body > header > nav, body > header > div').getByRole('link')
    expect(await entries.allTextContents()).toEqual([
      'Tutorial',
      'Insides',
      'API',
      'Blog',
      'FAQs',
      'Book a Demo',
      'Try it Free',
    ])
    for (const [name, href] of [
      ['Book a Demo', 'https://www.example.com/support/'],
      ['Try it Free', 'https://www.example.com/'],
    ] as const) {
      const link = page.locator('body > header > div').getByRole('link', { name })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([href, '_blank'])
    }
  })
})

describe('back to top', () => {
  it('is offered on the way up, brings the reader up, and is gone there', async () => {
    const { page } = await site.open(longPage)
    await wake(page)
    const button = page.getByRole('button', { name: 'Back to top' })
    await scrollPage(page, 100)
    await scrollPage(page, 1500)
    expect(await button.isVisible()).toBe(false)
    await scrollPage(page, 1300)
    await button.click()
    await page.waitForFunction(() => scrollY === 0)
    await button.waitFor({ state: 'hidden' })
    // and a reader with a keyboard goes on from there
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
