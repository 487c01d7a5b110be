import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'

/** A reader whose browser sets text twice as large as usual, everywhere. */
const site = servedSite('out', () => ['--blink-settings=defaultFontSize=32'])

const pages = [
  '',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'insides/rules/',
  'insides/rewrite/joins/',
  'api/create-analysis/',
  'tags/',
  'tags/optimization/',
  'tags/index-recommendation/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/index-recommendation/',
  'blog/tags/postgresql/',
  'blog/authors/',
  'search/',
].flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`])

describe('text of twice the size', () => {
  it.each([320, 390, 640, 1280, 1440])('fits a window %d px wide without a horizontal scroll', async (width) => {
    const { page } = await site.blank({ viewport: { width, height: 800 } })
    for (const path of pages) {
      await page.goto(site.url(path))
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, beyond }).toEqual({ path, beyond: 0 })
    }
  })

  it('makes a window of a desk narrow: it has the menu of a narrow one, and no column beside the text', async () => {
    const { page } = await site.open('/docs/guides/optimize/', { viewport: { width: 1280, height: 800 } })
    expect(await page.locator('[data-sidebar]').isVisible()).toBe(false)
    expect(await page.locator('header details:has([role=dialog]) > summary').isVisible()).toBe(true)
  })
})

describe('the spacing of text that WCAG 1.4.12 grants a reader', () => {
  it('fits a window that is as narrow for such text as 320 px are for the usual one', async () => {
    const { page } = await site.blank({ viewport: { width: 640, height: 800 } })
    for (const path of pages) {
      await page.goto(site.url(path))
      const beyond = await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        )
        document.adoptedStyleSheets = [sheet]
        return document.documentElement.scrollWidth - window.innerWidth
      })
      expect({ path, beyond }).toEqual({ path, beyond: 0 })
    }
  })
})
