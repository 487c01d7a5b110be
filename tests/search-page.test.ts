import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { intercept, servedSite, slowly, wake } from './setup/browser'

const site = servedSite('out')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe('the results page', () => {
  it('answers the query of its address without a sign of the reader, and follows what is typed', async () => {
    const { page, noise } = await site.open('/docs/zh/search/?q=%E6%85%A2%E6%9F%A5%E8%AF%A2')
    await page.getByRole('link', { name: 'MySQL 查询日志' }).waitFor()
    await page.getByRole('searchbox').fill('NOT IN')
    await page
      .getByRole('link', { name: /NOT IN 为何/ })
      .first()
      .waitFor()
    await page.waitForURL((url) => url.searchParams.get('q') === 'NOT IN')
    expect(noise).toEqual([])
  })

  it('says so when what searches cannot be fetched, and fetches it when asked again', async () => {
    const { page } = await site.open('/docs/search/')
    await wake(page)
    await intercept(page, '**/*.js', (route) => route.abort())
    await page.getByRole('searchbox').fill('not in')
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('link', { name: /NOT IN/ })
      .first()
      .waitFor()
    await page.context().close()
  })

  it('takes nothing else that cannot be loaded for its own code, on no later page either', async () => {
    const { page } = await site.open('/docs/search/?q=covering+index')
    const hit = page.locator('main > ol > li a').first()
    await hit.waitFor()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const fail = () =>
      page.evaluate(
        () =>
          new Promise((failed) => {
            const picture = Object.assign(new Image(), { src: '/docs/nowhere.png', onerror: failed })
            document.body.append(picture)
          }),
      )
    await fail()
    expect(await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).count()).toBe(0)
    await hit.click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.waitForFunction(() => document.getElementById('__late') === null)
    await fail()
    expect(errors).toEqual([])
  })

  it('says hits of the other language in it, and what is the page’s in the page’s', async () => {
    const { page } = await site.open('/docs/zh/search/?q=kubernetes+hypothetical')
    const section = page.getByRole('region', { name: 'English 页面' })
    const language = (part: Locator) => part.first().evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)
    expect(await language(section.getByRole('heading'))).toBe('zh-CN')
    expect(await language(section.getByText('文档', { exact: true }))).toBe('zh-CN')
    expect(await language(section.getByRole('link'))).toBe('en-GB')
  })

  it('leaves nothing to be marked in its own tab when a hit is opened in another', async () => {
    const { page } = await site.open('/docs/search/?q=index')
    const hit = page.locator('main > ol > li a').first()
    await hit.waitFor()
    await Promise.all([page.context().waitForEvent('page'), hit.click({ modifiers: ['Control'] })])
    expect(await page.evaluate(() => sessionStorage.getItem('search.arrival'))).toBe(null)
  })

  it('filters, and shows more when asked', async () => {
    const { page } = await site.open('/docs/search/?q=index')
    const hits = page.locator('main > ol > li')
    await hits.first().waitFor()
    expect(await hits.count()).toBe(10)
    await page.getByRole('button', { name: 'More results' }).click()
    await page.waitForFunction(() => document.querySelectorAll('main > ol > li').length > 10)
    await page.getByLabel('Section').selectOption('blog')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main > ol > li > p')].every((trail) => trail.textContent === 'Blog'),
    )
    expect(new URL(page.url()).searchParams.get('kind')).toBe('blog')
  })

  it('goes on from the last hit shown when a reader at the keyboard asks for more, to the end of the list', async () => {
    const { page } = await site.open('/docs/search/?q=index')
    const hits = page.locator('main > ol > li')
    const more = page.getByRole('button', { name: 'More results' })
    for (let shown = 10; await more.isVisible(); shown += 10) {
      await more.press('Enter')
      await expect.poll(() => hits.count()).toBeGreaterThan(shown)
      expect(await hits.nth(shown - 1).evaluate((hit) => hit.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Tab')
      expect(await hits.nth(shown).evaluate((hit) => hit.contains(document.activeElement))).toBe(true)
    }
  })

  it('shows as many when the reader comes back from a hit', async () => {
    const { page } = await site.open('/docs/search/?q=index')
    const hits = page.locator('main > ol > li')
    await page.getByRole('button', { name: 'More results' }).click()
    await expect.poll(() => hits.count()).toBe(20)
    await hits.nth(14).locator('a').first().click()
    await page.waitForURL((url) => url.pathname !== '/docs/search/')
    await page.goBack()
    await expect.poll(() => hits.count()).toBe(20)
    await page.getByRole('searchbox').fill('indexes')
    await expect.poll(() => hits.count()).toBe(10)
  })

  it('keeps a long word within a phone', async () => {
    const { page } = await site.open(`/docs/search/?q=${'x'.repeat(500)}`, { viewport: { width: 390, height: 800 } })
    await page.getByText('Nothing found').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('passes over a filter that there is none of, and shows none', async () => {
    const { page } = await site.open('/docs/search/?q=index&kind=gone&tag=gone')
    await page.locator('main > ol > li').first().waitFor()
    expect(await page.getByLabel('Section').inputValue()).toBe('')
  })

  it('answers what was entered before React was there', async () => {
    const { page, noise } = await site.blank()
    await slowly(page)
    await page.goto(site.url('/docs/search/'))
    await page.getByRole('searchbox').fill('index')
    await page.getByLabel('Section').selectOption('blog')
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    await page.locator('main > ol > li').first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('index')
    expect(await page.getByLabel('Section').inputValue()).toBe('blog')
    expect(new URL(page.url()).search).toBe('?q=index&kind=blog')
    expect(noise).toEqual([])
  })

  it('has no barrier, with results, in either theme, on a phone or a desktop', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        const { page } = await site.open('/docs/search/?q=index', { colorScheme, viewport: { width, height: 900 } })
        await page.locator('main > ol > li').first().waitFor()
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
        )
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual(
          [],
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
        await page.context().close()
      }
    }
  })

  it('is described for browsers, in each language', async () => {
    const { page } = await site.open('/docs/zh/faq/')
    const href = await page.locator('link[rel=search]').getAttribute('href')
    const text = await (await page.request.get(site.url(href ?? ''))).text()
    expect(text).toContain('https://docs.example.com/docs/zh/search/?q={searchTerms}')
  })

  it('is in the menu of phones', async () => {
    const { page } = await site.open('/docs/blog/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click()
    await page.waitForURL(/\/docs\/search\/$/)
  })
})
