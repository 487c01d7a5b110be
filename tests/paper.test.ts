import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'
import { openSearch } from './setup/search'

const site = servedSite('out')

describe('on paper', () => {
  it.each(['/docs/guides/optimize/explainOutput/', '/docs/zh/blog/2025/reading-plan-diffs/'])(
    '%s is its text in dark on white, without what surrounds it, and its links can be read',
    async (path) => {
      const { page } = await site.open(path, { colorScheme: 'dark' })
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const chrome = [
        'header nav',
        'header summary',
        'header button',
        '[data-sidebar]',
        'aside nav',
        '[data-announcement]',
        'main details',
        'a[rel=prev]',
        'footer nav',
      ]
      for (const selector of chrome) {
        const shown = await page
          .locator(selector)
          .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)
        expect({ selector, shown }).toEqual({ selector, shown: 0 })
      }
      const look = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        const link = document.querySelector('article :is(p, li) a:is([href^="/"], [href^="http"])')
        return { backgroundColor, color, link: link && getComputedStyle(link, '::after').content }
      })
      expect(look).toEqual({
        backgroundColor: 'rgb(255, 255, 255)',
        color: 'rgb(33, 30, 26)',
        link: expect.stringContaining('/docs/'),
      })
    },
  )

  it.each([
    '/docs/markdown-page/',
    '/docs/zh/markdown-page/',
    '/docs/insides/rules/',
    '/docs/zh/insides/rewrite/joins/',
    '/docs/api/create-analysis/',
    '/docs/blog/2024/hypothetical-indexes/',
  ])(
    '%s has nothing that is cut off, nothing that stands still while the text goes on, and no button',
    async (path) => {
      // the text of a sheet of A4 between usual margins
      const { page } = await site.open(path, { viewport: { width: 718, height: 1000 } })
      await page.emulateMedia({ media: 'print' })
      const found = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
        const named = (elements: HTMLElement[]) => elements.map((element) => element.outerHTML.slice(0, 120))
        return {
          cut: named(
            shown.filter(
              (element) =>
                element.scrollWidth > element.clientWidth &&
                !element.matches('.sr-only, select') &&
                !['visible', ''].includes(getComputedStyle(element).overflowX),
            ),
          ),
          still: named(shown.filter((element) => getComputedStyle(element).position === 'fixed')),
          buttons: named(shown.filter((element) => element.matches('button, :is(input, select):enabled'))),
          beyond: document.documentElement.scrollWidth - window.innerWidth,
        }
      })
      expect(found).toEqual({ cut: [], still: [], buttons: [], beyond: 0 })
    },
  )

  it('has no dialog over the text', async () => {
    const { page } = await openSearch(await site.open('/docs/'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('dialog').isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('leaves the addresses out where they would stretch a table', async () => {
    const { page } = await site.open('/docs/insides/rules/')
    await page.emulateMedia({ media: 'print' })
    const cell = page.locator('td a').first()
    expect(await cell.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
  })

  it('keeps a heading with its text', async () => {
    const { page } = await site.open('/docs/api/')
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator('main')
      .locator('h2, h3')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })
})
