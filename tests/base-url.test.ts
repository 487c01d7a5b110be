import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { intercept, servedSite } from './setup/browser'

/** A CDN's root with the site in another place than it was built for, and perhaps in the right place as well. */
function misplaced(name: string, places: readonly string[]): string {
  const root = path.join('.cache', 'sites', name)
  rmSync(root, { recursive: true, force: true })
  for (const place of places) {
    const target = path.join(root, place)
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.resolve('out', 'docs'), target)
  }
  return root
}

describe('under a wrong base URL', () => {
  const right = servedSite('out')
  const wrong = servedSite(misplaced('misplaced', ['product/help']))
  const both = servedSite(misplaced('mirrored', ['product/help', 'docs']))

  it.each([
    ['English', '/product/help/', 'This site did not load properly.'],
    ['Chinese', '/product/help/zh/', '站点未能正常加载。'],
  ])('the %s home page says so, with the configured base in red and the likely one in green', async (_, at, title) => {
    const { page } = await wrong.open(at)
    const banner = page.locator('#__base-banner')
    expect(await banner.isVisible()).toBe(true)
    expect(await banner.evaluate((element) => element === document.body.firstElementChild)).toBe(true)
    expect(await banner.textContent()).toContain(title)
    const values = await banner
      .locator('b[style]')
      .evaluateAll((elements) => elements.map((element) => [element.textContent, getComputedStyle(element).color]))
    expect(values).toEqual([
      ['/docs/', 'rgb(176, 0, 32)'],
      ['/product/help/', 'rgb(27, 110, 42)'],
    ])
  })

  it('no other page does', async () => {
    const { page } = await wrong.open('/product/help/faq/')
    expect(await page.locator('#__base-banner').count()).toBe(0)
  })

  it('a style sheet that arrives hides the banner', async () => {
    const { page } = await both.open('/product/help/')
    expect(await page.locator('#__base-banner').count()).toBe(1)
    expect(await page.locator('#__base-banner').isVisible()).toBe(false)
  })

  it('the right base has no banner, with or without style sheets', async () => {
    const { page } = await right.blank()
    await intercept(page, '**/*.css', (route) => route.abort())
    await page.goto(right.url('/docs/'))
    expect(await page.locator('#__base-banner').count()).toBe(0)
  })
})
