import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'

const site = servedSite('out')

describe('the style sheets', () => {
  it.each(['/docs/', '/docs/zh/blog/', '/docs/faq/', '/docs/tags/', '/docs/no-such-page/'])(
    'of %s keep the order of the layers: a component wins over the base',
    async (path) => {
      const { page } = await site.open(path, { colorScheme: 'light' })
      const order = await page.evaluate(() => {
        const names: string[] = []
        const visit = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSLayerStatementRule) names.push(...rule.nameList)
            if (rule instanceof CSSLayerBlockRule) names.push(rule.name)
          }
        }
        for (const sheet of document.styleSheets) visit(sheet.cssRules)
        return [...new Set(names)]
      })
      expect(order).toEqual(['reset', 'tokens', 'base', 'components'])
      const toggle = page.locator('header:visible button[class*=themeToggle]').first()
      expect(await toggle.locator('svg:visible').count()).toBe(1)
    },
  )

  it('give the call to action the brand’s orange with readable text', async () => {
    const { page } = await site.open('/docs/', { colorScheme: 'light' })
    const style = await page
      .getByRole('link', { name: 'Try it Free' })
      .first()
      .evaluate((element) => ({
        background: getComputedStyle(element).backgroundColor,
        color: getComputedStyle(element).color,
      }))
    // 5.9 : 1 by the WCAG formula
    expect(style).toEqual({ background: 'rgb(255, 82, 0)', color: 'rgb(29, 10, 0)' })
  })

  it.each(['/docs/insides/rules/', '/docs/search/'])(
    'give the hint in the field of %s a readable grey',
    async (path) => {
      const { page } = await site.open(path, { colorScheme: 'light' })
      const hint = await page
        .locator('input[name=q]')
        .evaluate((field) => getComputedStyle(field, '::placeholder').color)
      // 6.6 : 1 on white by the WCAG formula
      expect(hint).toBe('rgb(98, 92, 84)')
    },
  )

  it('keep a line of text at a comfortable measure', async () => {
    const { page } = await site.open('/docs/zh/faq/')
    const characters = await page
      .locator('article > p')
      .first()
      .evaluate((element) => element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize))
    expect(characters).toBeGreaterThanOrEqual(35)
    expect(characters).toBeLessThanOrEqual(40)
  })
})
