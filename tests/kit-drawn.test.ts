import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
const path = '/docs/markdown-page/'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('drawings from Mermaid', () => {
  const title = 'A rewrite is offered if it passes, else refused'

  it('have the colours of the mode, words for those who do not see them, and can be enlarged', async () => {
    const { page, noise } = await site.open(path)
    const drawing = page.getByRole('img', { name: title })
    const colour = () =>
      drawing
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill)
    const light = await colour()
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    expect(await colour()).not.toBe(light)
    await wake(page)
    await page.locator('figure', { has: drawing }).getByRole('button', { name: 'Enlarge' }).click()
    await page.getByRole('dialog', { name: title }).locator('svg').waitFor()
    expect(noise).toEqual([])
  })

  it('scroll on a phone inside of their box, and the page does not', async () => {
    const { page } = await site.open(path, phone)
    const box = page.getByRole('img', { name: title })
    expect(await box.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const button = page.locator('figure', { has: box }).getByRole('button', { name: 'Enlarge' })
    const [of, below] = [await box.boundingBox(), await button.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((of?.y ?? 0) + (of?.height ?? 0))
  })
})

describe('formulas', () => {
  it('are drawn by the browser, and prices are not', async () => {
    const { page } = await site.open(path)
    expect(await page.locator('article math').count()).toBe(4)
    expect(
      await page.locator('article math[display=block]').evaluate((math) => math.getBoundingClientRect().width),
    ).toBeGreaterThan(100)
    expect(await page.locator('article p', { hasText: 'sooner than a server for $500 to $900' }).count()).toBe(1)
  })
})

describe('folded parts', () => {
  it('open by keyboard, one inside the other, and are open on paper', async () => {
    const { page } = await site.open(path)
    const inner = page.getByText('A sequential scan reads every row.', { exact: true })
    expect(await inner.isVisible()).toBe(false)
    for (const summary of ['What the engine says', 'And what it means']) {
      await page.locator('summary', { hasText: summary }).focus()
      await page.keyboard.press('Enter')
    }
    await inner.waitFor()
    const { page: paper } = await site.open(path)
    await paper.emulateMedia({ media: 'print' })
    expect(
      await paper
        .getByText('A sequential scan reads every row.', { exact: true })
        .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true)
  })
})
