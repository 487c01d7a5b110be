import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, servedSite, wake } from './setup/browser'
import { box, openSearch, options } from './setup/search'

const site = servedSite('out')

/** An input method that composes a word. */
async function inputMethod(page: Page) {
  const keyboard: CDPSession = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    choose: (text: string) => keyboard.send('Input.insertText', { text }),
  }
}

describe('an input method in the dialog', () => {
  it('has Escape while it composes: the dialog stays', async () => {
    const { page } = await openSearch(await site.open('/docs/zh/faq/'))
    const method = await inputMethod(page)
    await method.compose('suo')
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await method.choose('索引')
    await options(page).first().waitFor()
    await page.context().close()
  })

  it('is not disturbed by results that come meanwhile, and Enter that waited opens nothing', async () => {
    const { page, noise } = await openSearch(await site.open('/docs/zh/faq/'))
    const come = await hold(page, '**/_search/**')
    await box(page).fill('索引')
    await page.keyboard.press('Enter')
    const method = await inputMethod(page)
    await method.compose('sheji')
    come()
    await options(page).first().waitFor()
    expect(await box(page).inputValue()).toBe('索引sheji')
    await method.choose('设计')
    expect(await box(page).inputValue()).toBe('索引设计')
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('in Safari chooses by an Enter that comes after the word: it opens nothing', async () => {
    const { page } = await openSearch(await site.open('/docs/zh/faq/'))
    const method = await inputMethod(page)
    await method.compose('suoyin')
    await method.choose('索引')
    await options(page).first().waitFor()
    const isLeft = await box(page).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    )
    expect([isLeft, await page.locator('dialog[open]').count()]).toEqual([true, 1])
    await page.context().close()
  })
})

describe('an input method elsewhere', () => {
  it('asks the results page for nothing before the word is chosen, or the field is left', async () => {
    const { page, noise } = await site.open('/docs/zh/search/?q=MySQL')
    const hits = page.locator('main > ol > li')
    await hits.first().waitFor()
    const field = page.getByRole('searchbox')
    await field.focus()
    await page.keyboard.press('End')
    const method = await inputMethod(page)
    const before = await page.locator('main [role=status]').textContent()
    await method.compose('qqqq')
    // as long as any other text would wait for its address
    await page.waitForTimeout(600)
    expect([await page.locator('main [role=status]').textContent(), new URL(page.url()).searchParams.get('q')]).toEqual(
      [before, 'MySQL'],
    )
    await method.choose('慢查询')
    await page.waitForURL((url) => url.searchParams.get('q') === 'MySQL慢查询')
    await method.compose('rizhi')
    await field.blur()
    const left = await field.inputValue()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(left)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('nor the list of rules', async () => {
    const { page, noise } = await site.open('/docs/zh/insides/rules/')
    await wake(page)
    const field = page.locator('input[name=q]')
    await field.focus()
    const count = page.locator('output[data-many]')
    await count.filter({ hasText: /\d/ }).waitFor()
    const all = await count.textContent()
    const method = await inputMethod(page)
    await method.compose('suoyin')
    expect(await count.textContent()).toBe(all)
    await method.choose('索引')
    await expect.poll(() => count.textContent()).not.toBe(all)
    expect(await page.locator('tbody tr:not([hidden])').count()).toBeGreaterThan(0)
    expect(noise).toEqual([])
    await page.context().close()
  })
})
