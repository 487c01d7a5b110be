import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, intercept, servedSite, wake } from './setup/browser'
import { box, openSearch, options } from './setup/search'

const site = servedSite('out')

/** A page with its search open. */
async function opened(path = '/docs/', look: BrowserContextOptions = {}) {
  return openSearch(await site.open(path, look))
}

/** Waits until the answer to what was typed is shown. */
async function answered(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog [role=status]')?.textContent !== '' &&
      document.querySelector('dialog [role=listbox]')?.ariaBusy === 'false',
  )
}

describe('the search dialog', () => {
  it('takes Enter for what was typed, though the answer is still to come', async () => {
    const { page } = await opened()
    await box(page).fill('mapper')
    await options(page).first().waitFor()
    await answered(page)
    const asked = page.waitForRequest('**/_search/**')
    const come = await hold(page, '**/_search/**')
    await box(page).fill('keyset pagination')
    await page.keyboard.press('Enter')
    await asked
    come()
    await page.waitForURL(/deep-pagination/)
  })

  it('finds what half a character follows', async () => {
    const { page, noise } = await opened()
    await box(page).evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'index \ud83d')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await options(page).first().waitFor()
    expect(noise).toEqual([])
  })

  it('is fetched on the first use only', async () => {
    const { page } = await site.open('/docs/')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await wake(page)
    await page.waitForTimeout(500)
    expect(fetched.filter((url) => url.includes('_search'))).toEqual([])
  })

  it('leads by arrow keys and Enter to a section, and marks there what was searched for until Escape', async () => {
    const { page, noise } = await opened()
    await box(page).fill('slow log line by line')
    await options(page).filter({ hasText: 'The slow log, line by line' }).first().waitFor()
    await answered(page)
    while (!(await page.locator('[aria-selected=true]').getAttribute('href'))?.endsWith('#the-slow-log-line-by-line'))
      await page.keyboard.press('ArrowDown')
    const active = await box(page).getAttribute('aria-activedescendant')
    expect(await page.locator('[aria-selected=true]').getAttribute('id')).toBe(active)
    await page.keyboard.press('Enter')
    await page.waitForURL(site.url('/docs/guides/optimize/workload-modes/MySQL_QueryLog/#the-slow-log-line-by-line'))
    await page.getByRole('button', { name: 'Remove the highlights' }).waitFor()
    expect(await page.evaluate(() => CSS.highlights.get('search')?.size)).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove the highlights' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => CSS.highlights.has('search'))).toBe(false)
    expect(noise).toEqual([])
  })

  it('opens a hit beside the page by Ctrl-Enter', async () => {
    const { page } = await opened()
    await box(page).fill('hypopg')
    await options(page).first().waitFor()
    await answered(page)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
    expect(new URL(tab.url()).pathname).toMatch(/^\/docs\/guides\//)
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })

  it('leaves an input method alone: its Enter chooses a word, not a hit', async () => {
    const { page } = await opened('/docs/zh/')
    const keyboard = await page.context().newCDPSession(page)
    await box(page).fill('索引')
    await options(page).first().waitFor()
    await answered(page)
    const before = page.url()
    await keyboard.send('Input.imeSetComposition', { text: 'suo', selectionStart: 3, selectionEnd: 3 })
    expect(await box(page).inputValue()).toBe('索引suo')
    const prevented = await page.evaluate(() => {
      const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
      return !document.querySelector('[role=combobox]')?.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    expect({ prevented, url: page.url() }).toEqual({ prevented: false, url: before })
    await keyboard.send('Input.insertText', { text: '所' })
    expect(await box(page).inputValue()).toBe('索引所')
    await answered(page)
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })

  it('announces how many pages there are, and says what it took a word for', async () => {
    const { page } = await opened()
    await box(page).fill('orcale worksapce')
    await page.getByText('Showing results for “oracle workspace”.').waitFor()
    expect(await page.locator('dialog [role=status]').textContent()).toMatch(/^\d+ pages found$/)
  })

  it('offers near words when there is nothing, and the other language when there is little', async () => {
    const { page } = await opened()
    await box(page).fill('inqqqqqqqqq')
    await page.getByText('Nothing found for “inqqqqqqqqq”.').waitFor()
    await box(page).fill('$& inqqqqqqqqq')
    await page.getByText('Nothing found for “$& inqqqqqqqqq”.').waitFor()
    await page.getByRole('button', { name: 'indexes', exact: true }).click()
    expect(await box(page).inputValue()).toBe('indexes')
    await box(page).fill('三值逻辑')
    await page.getByText('In 中文').waitFor()
    expect(await page.locator('[role=group][lang=zh-CN]').count()).toBeGreaterThan(0)
  })

  it('remembers what led somewhere, and forgets it when asked', async () => {
    const { page } = await opened()
    await box(page).fill('keyset pagination')
    await options(page).first().waitFor()
    await answered(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(/deep-pagination/)
    await page.locator('h1', { hasText: 'Keyset' }).waitFor()
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.getByRole('button', { name: 'keyset pagination' }).waitFor()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe(null)
    // the button has gone; the focus has not
    await page.waitForFunction(() => document.activeElement?.matches('dialog [role=combobox]'))
  })

  it('shows text as text', async () => {
    const { page, noise } = await opened()
    await box(page).fill('<img src=x onerror="alert(1)">{product}${x}')
    await page.locator('dialog [role=status]').waitFor()
    expect(await page.locator('dialog img').count()).toBe(0)
    expect(noise).toEqual([])
  })
})

describe('an index that cannot be had', () => {
  it('is told, and tried again when asked; the page is unaffected', async () => {
    const { page } = await opened()
    await intercept(page, '**/_search/**', (route) => route.abort())
    await box(page).fill('index')
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await page.unroute('**/_search/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await options(page).first().waitFor()
  })

  it('in parts, or damaged, gives what there is', async () => {
    const { page } = await opened()
    let damaged: string | undefined
    await intercept(page, '**/_search/**/pages/*.json', (route) => {
      damaged ??= route.request().url()
      return route.request().url() === damaged ? route.fulfill({ body: '{"broken' }) : route.continue()
    })
    await box(page).fill('index')
    await page.getByText('there may be more results').waitFor()
    expect(await options(page).count()).toBeGreaterThan(0)
  })
})

describe('a new deploy that took the shards away, while the old manifest is still served', () => {
  it('leaves the hits that are there, says so, and gives all of them once they are there again', async () => {
    const { page } = await opened()
    await box(page).fill('hypopg')
    await answered(page)
    await intercept(page, '**/_search/en/**', (route) => route.fulfill({ status: 404, body: '<!doctype html>' }))
    await box(page).fill('hypopg workspace')
    const alert = page.locator('dialog').getByRole('alert')
    await alert.getByText('there may be more results').waitFor()
    expect(await options(page).count()).toBeGreaterThan(0)
    await page.unroute('**/_search/en/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await options(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the index', () => {
  it('never changes under its name, but for its manifest', async () => {
    const { page } = await opened()
    const control: Record<string, string | undefined> = {}
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.includes('_search')) control[pathname] = response.headers()['cache-control']
    })
    await box(page).fill('index')
    await options(page).first().waitFor()
    const { '/docs/_search/en.json': manifest, ...shards } = control
    expect(manifest).toBe('no-cache')
    expect(Object.values(shards).every((value) => value?.includes('immutable'))).toBe(true)
  })
})
