import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')

const templates = [
  '',
  'guides/optimize/',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'faq/',
  'tags/',
  'tags/optimization/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/',
  'blog/tags/optimize/',
  'blog/authors/',
  'blog/authors/team/',
  'insides/rewrite/joins/',
  'search/',
]
const pages = [...templates.flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`]), '/docs/no-such-page/']
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
)

describe('WCAG 2.2 AA by axe', () => {
  it.each(pages)('%s has no violation in either theme, on a phone or a desktop', async (path) => {
    for (const look of looks) {
      const { page } = await site.open(path, look)
      expect({ ...look, found: await axeFindings(page) }).toEqual({ ...look, found: [] })
      await page.context().close()
    }
  })
})

describe('the opened search, by axe', () => {
  const states = ['', 'index', 'orcale worksapce', 'inqqqqqqqqq', '三值逻辑']
  it.each(['/docs/', '/docs/zh/'])('over %s has no violation with hits, with few, and without any', async (path) => {
    for (const look of looks) {
      const { page } = await site.open(path, look)
      await wake(page)
      await page.keyboard.press('/')
      for (const typed of states) {
        await page.getByRole('combobox').fill(typed)
        if (typed !== '') await page.locator('dialog [role=status]:not(:empty)').waitFor()
        expect({ ...look, typed, found: await axeFindings(page) }).toEqual({ ...look, typed, found: [] })
      }
      await page.context().close()
    }
  })
})

describe('without a horizontal scroll', () => {
  it.each([320, 390, 640, 820, 997, 1200])('every template fits a window %d px wide', async (width) => {
    for (const path of pages) {
      const { page } = await site.open(path, { viewport: { width, height: 900 } })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, beyond }).toEqual({ path, beyond: 0 })
      await page.context().close()
    }
  })
})

describe('by keyboard', () => {
  it.each([
    ['a doc', '/docs/guides/optimize/workspace-types/MySQL/', 1440],
    ['a doc on a phone', '/docs/zh/guides/optimize/workspace-types/MySQL/', 390],
    ['a doc with a heading for listeners only', '/docs/markdown-page/', 1440],
    ['the blog', '/docs/blog/', 1440],
    ['an unknown page', '/docs/no-such-page/', 1440],
  ])('every control and link of %s is reached, and shows that it is', async (_, path, width) => {
    const { page } = await site.open(path, { viewport: { width, height: 900 } })
    await wake(page)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>(
        'a[href], button:not([tabindex="-1"]), summary, input:enabled, [tabindex="0"]',
      ))
        if (element.checkVisibility({ visibilityProperty: true })) element.dataset.wanted = ''
    })
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press('Tab')
      const isDone = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null
        if (!focused || focused === document.body) return true
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        const isSeen = !focused.closest('.sr-only')
        if (isSeen && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) delete focused.dataset.wanted
        return false
      })
      if (isDone) break
    }
    const missed = await page.$$eval('[data-wanted]', (elements) =>
      elements.map((element) => element.outerHTML.slice(0, 160)),
    )
    expect(missed).toEqual([])
  })
})

describe('targets', () => {
  it.each(pages)('of %s are at least 24 px in both directions, but for links inside a text', async (path) => {
    for (const width of [390, 1440]) {
      const { page } = await site.open(path, { viewport: { width, height: 900 } })
      const small = await page.$$eval('a[href], button, summary, input', (elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('p, td, dd, article li, figcaption, h1, h2, h3, h4'))
          .flatMap((element) => {
            const { width: wide, height: high } = element.getBoundingClientRect()
            const isOffered = wide > 1 && high > 1
            return isOffered && (wide < 24 || high < 24) ? [`${wide}×${high} ${element.outerHTML.slice(0, 100)}`] : []
          }),
      )
      expect({ width, small }).toEqual({ width, small: [] })
      await page.context().close()
    }
  })
})

describe('at 200 % zoom', () => {
  it.each(pages)('%s fits a window of 1280 px without a horizontal scroll', async (path) => {
    const { page } = await site.open(path, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})
