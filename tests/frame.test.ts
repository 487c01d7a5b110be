import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')

describe('the footer', () => {
  it('has columns with titles, the mark and the copyright of 2025', async () => {
    const { page } = await site.open('/docs/zh/faq/')
    const footer = page.locator('body > footer')
    expect(await footer.getByRole('heading').allTextContents()).toEqual(['原理', '学习', '社区'])
    expect(await footer.textContent()).toContain('© 2025')
    expect(await footer.getByRole('link', { name: '博客' }).getAttribute('href')).toBe('/docs/zh/blog/')
  })
})

describe('the footer in one row', () => {
  it.each([
    [1200, ['none', '"·"', '"·"']],
    [996, ['none', 'none', 'none']],
  ])('has a dot between its links, not after the last, in a window of %d px: %j', async (width, dots) => {
    const { page } = await site.open('/docs/faq/', { viewport: { width, height: 900 } })
    const list = page.locator('body > footer ul').first()
    await list.evaluate((element) => element.closest('[data-form]')?.setAttribute('data-form', 'row'))
    const seen = await list
      .locator('li')
      .evaluateAll((items) =>
        items.flatMap((item) => [
          getComputedStyle(item, '::before').content,
          getComputedStyle(item, '::after').content,
        ]),
      )
    expect(seen.filter((_, index) => index % 2 === 0)).toEqual(dots)
    expect(seen.filter((_, index) => index % 2 === 1)).toEqual(['none', 'none', 'none'])
  })
})

describe('the preferred version of the docs', () => {
  it('is forgotten when it is no longer there, and kept when it is', async () => {
    const { page } = await site.open('/docs/faq/')
    const key = 'docs-preferred-version-default'
    for (const [stored, left] of [
      ['1.0', null],
      ['current', 'current'],
    ]) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, stored ?? ''])
      await page.reload()
      await wake(page)
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(left)
    }
  })
})
