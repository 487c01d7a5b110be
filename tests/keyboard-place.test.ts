import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollPage, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const large = servedSite('.cache/sites/large')

/** The page's scroll at each stop of the keyboard inside a part of the page, from its last stop to its first. */
async function walkUp(page: Page, part: string): Promise<number[]> {
  const stops = page.locator(part).locator('a:visible, button:visible, summary:visible')
  await stops.last().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const scrolls = []
  for (let left = await stops.count(); left > 1; left--) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate((within) => !!document.activeElement?.closest(within), part)).toBe(true)
    scrolls.push(await page.evaluate(() => scrollY))
  }
  return scrolls
}

describe('a reader with a keyboard stays at the place that is read', () => {
  it.each([
    { part: 'the navbar', within: 'body > header', path: '/docs/guides/optimize/explainOutput/', height: 900 },
    { part: 'the navbar, in a low window', within: 'body > header', path: '/docs/faq/', height: 400 },
    { part: 'the sidebar', within: '[data-sidebar] nav', path: '/docs/guides/optimize/explainOutput/', height: 900 },
    { part: 'the sidebar in a low window', within: '[data-sidebar] nav', path: '/docs/guides/audit/', height: 500 },
    {
      part: 'the table of contents',
      within: 'nav[aria-label="On this page"]',
      path: '/docs/guides/optimize/explainOutput/',
      height: 400,
    },
  ])('while going through $part', async ({ within, path, height }) => {
    const { page } = await site.open(path, { viewport: { width: 1366, height } })
    await wake(page)
    await scrollPage(page, 300)
    const scrolls = await walkUp(page, within)
    expect(scrolls.length).toBeGreaterThan(4)
    expect(new Set(scrolls)).toEqual(new Set([300]))
  })

  it('while going through a menu that is longer than the window', async () => {
    const { page } = await large.open('/docs/topic-040/page-400/', { viewport: { width: 1366, height: 500 } })
    await wake(page)
    await scrollPage(page, 100)
    expect(new Set(await walkUp(page, '[data-sidebar] nav'))).toEqual(new Set([100]))
  })
})
