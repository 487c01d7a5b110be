import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
const longPage = '/docs/guides/optimize/explainOutput/'

/** Scrolls like a reader does, in one go, and waits until the page has taken note. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

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
    await scrollTo(page, 100)
    await scrollTo(page, 900)
    await navbarIs(page, 'hidden')
    await scrollTo(page, 700)
    await navbarIs(page, 'shown')
  })

  it('returns when the hash targets an element, and stays while the page jumps there', async () => {
    const { page } = await site.open(longPage)
    await scrollTo(page, 100)
    await scrollTo(page, 400)
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

  it('needs no framework for any of it, also on a phone', async () => {
    const { page } = await site.open(longPage, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await scrollTo(page, 100)
    await scrollTo(page, 900)
    await navbarIs(page, 'hidden')
    await scrollTo(page, 700)
    await navbarIs(page, 'shown')
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
  })

  it('stays in view while the keyboard is in it', async () => {
    const { page } = await site.open(longPage)
    await scrollTo(page, 100)
    await scrollTo(page, 900)
    await navbarIs(page, 'hidden')
    await page.locator('header').getByRole('link', { name: 'Blog' }).last().focus()
    await navbarIs(page, 'shown')
  })

  it('shows again on the page a reader goes to', async () => {
    const { page } = await site.open(longPage)
    await wake(page)
    await scrollTo(page, 100)
    await scrollTo(page, 2000)
    await navbarIs(page, 'hidden')
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await navbarIs(page, 'shown')
  })

  it('has the sections on the left and, on the right, the ways to the provider in a new tab', async () => {
    const { page } = await site.open('/docs/')
    const entries = page.locator('header > nav, header > div').getByRole('link')
    expect(await entries.allTextContents()).toEqual(['Tutorial', 'Blog', 'FAQs', 'Book a Demo', 'Try it Free'])
    for (const [name, href] of [
      ['Book a Demo', 'https://www.example.com/support/'],
      ['Try it Free', 'https://www.example.com/'],
    ] as const) {
      const link = page.locator('header > div').getByRole('link', { name })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([href, '_blank'])
    }
  })
})

describe('back to top', () => {
  it('is offered on the way up, brings the reader up, and is gone there', async () => {
    const { page } = await site.open(longPage)
    await wake(page)
    const button = page.getByRole('button', { name: 'Back to top' })
    await scrollTo(page, 100)
    await scrollTo(page, 1500)
    expect(await button.isVisible()).toBe(false)
    await scrollTo(page, 1300)
    await button.click()
    await page.waitForFunction(() => scrollY === 0)
    await button.waitFor({ state: 'hidden' })
  })
})

describe('the announcement bar', () => {
  const bar = (page: Page) => page.locator('[data-announcement]')

  it('is closed for good, and the page moves up only when the reader closes it', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await bar(page).waitFor()
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'reading-plan-diffs',
    })
    await page.reload()
    expect(await bar(page).isVisible()).toBe(false)
    expect(noise).toEqual([])
  })

  it('shows again when its id has changed', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      if (localStorage.length > 0) return
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.goto(site.url('/docs/faq/'))
    expect(await bar(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
  })

  it.each(['true', 'false'])('shifts nothing while the page loads (closed before: %s)', async (dismissed) => {
    const { page } = await site.blank()
    await page.addInitScript((dismiss) => {
      localStorage.setItem('docusaurus.announcement.id', 'reading-plan-diffs')
      localStorage.setItem('docusaurus.announcement.dismiss', dismiss)
    }, dismissed)
    await page.goto(site.url('/docs/faq/'))
    await wake(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(() => resolve(0), 300)
        }),
    )
    expect(shifts).toBe(0)
  })

  it('closes without storage as well, for this page', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.goto(site.url('/docs/faq/'))
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await bar(page).waitFor({ state: 'hidden' })
  })

  it('the docs sidebar leaves room for it only at the very top', async () => {
    const { page } = await site.open(longPage)
    const height = () => page.locator('[data-sidebar] > div').evaluate((element) => element.clientHeight)
    expect(await height()).toBe(900 - 60 - 30)
    await scrollTo(page, 30)
    expect(await height()).toBe(900 - 60)
  })
})

describe('the footer', () => {
  it('has columns with titles, the mark and the copyright of 2025', async () => {
    const { page } = await site.open('/docs/zh/faq/')
    const footer = page.locator('body > footer')
    expect(await footer.getByRole('heading').allTextContents()).toEqual(['学习', '社区'])
    expect(await footer.textContent()).toContain('© 2025')
    expect(await footer.getByRole('link', { name: '博客' }).getAttribute('href')).toBe('/docs/zh/blog/')
  })
})

describe('the footer in one row', () => {
  it.each([
    [1200, ['none', '"·"', '"·"']],
    [996, ['none', 'none', 'none']],
  ])('has a dot between its links, not after the last, in a window of %d px: %j', async (width, dots) => {
    const { page } = await site.open('/docs/faq/', { viewport: { width, height: 900 } })
    const list = page.locator('body > footer ul').first()
    await list.evaluate((element) => element.closest('[data-form]')?.setAttribute('data-form', 'row'))
    const seen = await list
      .locator('li')
      .evaluateAll((items) =>
        items.flatMap((item) => [
          getComputedStyle(item, '::before').content,
          getComputedStyle(item, '::after').content,
        ]),
      )
    expect(seen.filter((_, index) => index % 2 === 0)).toEqual(dots)
    expect(seen.filter((_, index) => index % 2 === 1)).toEqual(['none', 'none', 'none'])
  })
})

describe('the preferred version of the docs', () => {
  it('is forgotten when it is no longer there, and kept when it is', async () => {
    const { page } = await site.open('/docs/faq/')
    const key = 'docs-preferred-version-default'
    for (const [stored, left] of [
      ['1.0', null],
      ['current', 'current'],
    ]) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, stored ?? ''])
      await page.reload()
      await wake(page)
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(left)
    }
  })
})
