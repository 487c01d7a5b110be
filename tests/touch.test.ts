import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'

const site = servedSite('out')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('by touch alone', () => {
  it('what a mouse finds by hovering is there: a heading’s link and the buttons of its code', async () => {
    const { page } = await site.open('/docs/zh/markdown-page/', phone)
    const seen = await page
      .locator('article h2:not(.sr-only) > .anchor, article figure > div:has(> [data-act=copy])')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity))
    expect(new Set(seen)).toEqual(new Set(['1']))
  })

  it('the links of a search’s hits are at least 24 px high', async () => {
    const { page } = await site.open('/docs/search/?q=index', phone)
    const links = page.locator('main ol a')
    await links.first().waitFor()
    const heights = await links.evaluateAll((hits) => hits.map((hit) => hit.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })
})

describe('a navbar with little room', () => {
  it.each([230, 390, 1000])('%d px wide leaves its pictures as large as they are', async (width) => {
    const { page } = await site.open('/docs/', { viewport: { width, height: 600 } })
    const shrunk = await page.locator('header svg[width]:visible').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const wanted = Number(picture.getAttribute('width'))
        const { width: wide } = picture.getBoundingClientRect()
        return wide === wanted ? [] : [`${wide} of ${wanted}: ${picture.parentElement?.outerHTML.slice(0, 80)}`]
      }),
    )
    expect(shrunk).toEqual([])
  })

  it.each(['/docs/', '/docs/zh/'])('%s shows the whole name at the narrowest width of a desk', async (path) => {
    const { page } = await site.open(path, { viewport: { width: 997, height: 600 } })
    const brand = page.locator('header > a')
    expect(await brand.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
  })
})
