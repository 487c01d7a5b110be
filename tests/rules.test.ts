import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
const codes = 'tbody tr:not([hidden]) td:first-child'

describe('the list of all rules', () => {
  it('is a plain table without scripts, each code leading to its section', async () => {
    const { page } = await site.open('/docs/insides/rules/', { javaScriptEnabled: false })
    expect(await page.locator('form[role=search]').isVisible()).toBe(false)
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
    await page.click('text=NM04')
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
      '/docs/insides/audit/dbDesign/nameConversion/#nm04',
    )
    await page.context().close()
  })

  it.each(['', 'zh/'])('narrows, keeps the question in the address, and opens with it again (%s)', async (prefix) => {
    const { page, noise } = await site.open(`/docs/${prefix}insides/rules/`)
    const before = await page.locator('tbody').boundingBox()
    await wake(page)
    await page.focus('input[name=q]')
    await page.waitForFunction(() => document.querySelector('output[data-many]')?.textContent !== '')
    expect(await page.locator('tbody').boundingBox()).toEqual(before)
    const all = await page.locator(codes).count()
    await page.selectOption('select[name=level]', 'warning')
    await page.fill('input[name=q]', 'nm')
    const few = await page.locator(codes).allTextContents()
    expect(few.length).toBeGreaterThan(0)
    expect(few.length).toBeLessThan(all)
    await page.waitForURL((url) => url.search === '?level=warning&q=nm')

    await page.reload()
    await wake(page)
    await page.waitForFunction(
      (count) => document.querySelectorAll('tbody tr:not([hidden])').length === count,
      few.length,
    )
    expect(await page.locator(codes).allTextContents()).toEqual(few)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('has no barriers', async () => {
    for (const place of ['/docs/insides/rules/', '/docs/zh/insides/audit/dbDesign/nameConversion/']) {
      const { page } = await site.open(place)
      expect(await axeFindings(page)).toEqual([])
      await page.context().close()
    }
  })
})
