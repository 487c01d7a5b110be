import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'

describe('DocCardList', () => {
  describe('in a browser', () => {
    const site = servedSite('out')
    it('has two columns where there is room, and one on a phone', async () => {
      const columns = async (width: number) => {
        const { page } = await site.open('/docs/guides/optimize/', { viewport: { width, height: 900 } })
        const lefts = await page
          .locator('article li > a:has(strong)')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
        await page.context().close()
        return new Set(lefts).size
      }
      expect([await columns(1440), await columns(390)]).toEqual([2, 1])
    })
  })
})
