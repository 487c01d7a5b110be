import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, hydrated, intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const query = '?q=index'
const status = (page: Page) => page.locator('main [role=status]')
const hits = (page: Page) => page.locator('main > ol > li')

describe('the results page on its way to an answer', () => {
  it.each([
    ['/docs/search/', 'Searching…'],
    ['/docs/zh/search/', '正在搜索…'],
  ])('%s says that it searches from the beginning on, and what for', async (path, words) => {
    const { page, noise } = await site.blank()
    const code = await hold(page, '**/*.js')
    const index = await hold(page, '**/_search/**')
    await page.goto(site.url(path + query), { waitUntil: 'domcontentloaded' })
    const says = () =>
      status(page).evaluate((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent)
    expect([await says(), await page.getByRole('searchbox').inputValue()]).toEqual([words, 'index'])
    code()
    const asked = page.waitForRequest('**/_search/**')
    await hydrated(page)
    await asked
    expect([await says(), await page.getByRole('searchbox').inputValue()]).toEqual([words, 'index'])
    index()
    await hits(page).first().waitFor()
    expect(await says()).toMatch(/\d/)
    expect(new URL(page.url()).search).toBe(query)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it.each([
    ['without a query', '', true],
    ['without scripts', query, false],
  ])('says nothing of the kind %s', async (_, search, javaScriptEnabled) => {
    const { page } = await site.open(`/docs/search/${search}`, { javaScriptEnabled })
    expect(await status(page).isVisible()).toBe(false)
    await page.context().close()
  })

  it('says so when its own code does not come, and tries again at the reader’s word', async () => {
    const { page } = await site.blank()
    await intercept(page, '**/*.js', (route) => route.abort())
    await page.goto(site.url(`/docs/search/${query}`))
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await alert.waitFor()
    expect(await status(page).isVisible()).toBe(false)
    await page.unroute('**/*.js')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await hits(page).first().waitFor()
    expect(await alert.count()).toBe(0)
    await page.context().close()
  })

  it('the dialog says that it searches, too', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await wake(page)
    const index = await hold(page, '**/_search/**')
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('index')
    await page.locator('dialog [role=status]', { hasText: 'Searching…' }).waitFor()
    index()
    await page.locator('dialog [role=status]', { hasText: 'pages found' }).waitFor()
    expect(noise).toEqual([])
    await page.context().close()
  })
})

describe('the other language’s index', () => {
  it('that cannot be had leaves the few hits that there are, and is said to be missing', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await intercept(page, '**/_search/zh**', (route) => route.abort())
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('pgbench')
    await page.getByRole('alert').getByText('there may be more results').waitFor()
    expect(await page.getByRole('option').count()).toBeGreaterThan(0)
    await page.unroute('**/_search/zh**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[role=group][lang=zh-CN]').first().waitFor()
    await page.context().close()
  })
})

describe('a browser that takes a hundred changes of the address, and no more', () => {
  it.each([
    ['/docs/search/', 'searchbox'],
    ['/docs/insides/rules/', 'searchbox'],
  ] as const)('%s has the right one when the reader rests, and at once when the field is left', async (path, role) => {
    const { page, noise } = await site.blank()
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history)
      let count = 0
      history.replaceState = (...change) => {
        if (count++ >= 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
        replace(...change)
      }
    })
    await page.goto(site.url(path))
    await wake(page)
    const field = page.getByRole(role)
    await field.click()
    if (path.includes('rules')) await page.locator('output', { hasText: /\d/ }).waitFor()
    await page.keyboard.type('indexes '.repeat(20))
    for (let key = 0; key < 152; key++) await page.keyboard.press('Backspace')
    await page.waitForURL((url) => url.searchParams.get('q') === 'indexes ')
    await page.keyboard.type('!')
    await field.blur()
    expect(new URL(page.url()).searchParams.get('q')).toBe('indexes !')
    await page.reload()
    await wake(page)
    await expect.poll(() => field.inputValue()).toBe('indexes !')
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('on the way back, the results page has what was asked last', async () => {
    const { page } = await site.open('/docs/search/')
    await wake(page)
    await page.getByRole('searchbox').fill('index')
    await hits(page).first().locator('a').first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.goBack()
    await page.waitForURL((url) => url.search === query)
    await hits(page).first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('index')
    await page.context().close()
  })
})
