import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
const doc = '/docs/faq/'

/** A page on which a piece of the browser that islands rely on throws, until `window.mended`. */
async function openBroken(address: string, what: 'content' | 'navbar', dark = false) {
  const { page } = await site.blank({ colorScheme: 'light' })
  if (dark) await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.addInitScript((piece) => {
    const fail = () => {
      const root = new Error('the root of it')
      const middle = new TypeError('what came before', { cause: root })
      root.cause = middle
      throw new Error('what the reader sees', { cause: middle })
    }
    const isBroken = () => !('mended' in window)
    if (piece === 'content') {
      const original = Element.prototype.querySelectorAll
      Element.prototype.querySelectorAll = function (selectors: string) {
        if (selectors.includes('href^="#"') && isBroken()) fail()
        return original.call(this, selectors)
      }
    } else {
      Object.defineProperty(HTMLDetailsElement.prototype, 'open', { get: () => (isBroken() ? fail() : false) })
    }
  }, what)
  await page.goto(site.url(address))
  await wake(page)
  return page
}

describe('a crash', () => {
  it.each([
    ['English', doc, 'This page crashed.', 'Try again', 'Cause:', 'FAQ'],
    ['Chinese', '/docs/zh/faq/', '页面已崩溃。', '重试', '原因：', '常见问题'],
  ])('in the content keeps navbar and footer, %s', async (_, address, title, again, cause, heading) => {
    const page = await openBroken(address, 'content')
    const button = page.getByRole('button', { name: again })
    await button.waitFor()
    expect(await page.locator('h1').textContent()).toBe(title)
    const told = ['what the reader sees', `${cause}\nwhat came before`, `${cause}\nthe root of it`].join('\n\n')
    expect(await page.locator('main pre').textContent()).toBe(told)
    expect(await page.locator('header').isVisible()).toBe(true)
    expect(await page.locator('footer').isVisible()).toBe(true)
    expect(await page.title()).not.toBe('Page Error')
    expect(await axeFindings(page)).toEqual([])

    // what has not been mended crashes again
    await button.click()
    await button.waitFor()
    await page.evaluate(() => Object.assign(window, { mended: true }))
    await button.click()
    await page.locator('h1', { hasText: heading }).waitFor()
    expect(await page.locator('main pre', { hasText: 'what the reader sees' }).count()).toBe(0)
  })

  it('is left behind by going to another page', async () => {
    const page = await openBroken(doc, 'content')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
  })

  it('before React has taken over leaves the reader’s colours', async () => {
    const { page } = await site.blank({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(site.url(doc))
    // as an extension might: React then makes the whole document anew
    await page.evaluate(() => document.querySelector('main h1')?.replaceWith(document.createElement('blink')))
    await wake(page)
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    const { theme, themeChoice } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect([theme, themeChoice]).toEqual(['dark', 'dark'])
  })

  it('in the layout still says what happened, under its own title and in the reader’s colours', async () => {
    const page = await openBroken('/docs/blog/', 'navbar', true)
    const button = page.getByRole('button', { name: 'Try again' })
    await button.waitFor()
    expect(await page.title()).toBe('Page Error')
    expect(await page.locator('h1').textContent()).toBe('This page crashed.')
    expect(await page.locator('pre').textContent()).toContain('what the reader sees')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await axeFindings(page)).toEqual([])
    await page.evaluate(() => Object.assign(window, { mended: true }))
    await button.click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    expect(await page.title()).toBe('Blog | SQL Tuner')
  })
})
