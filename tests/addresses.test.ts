import { describe, expect, it } from 'vitest'
import { intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')

describe('addresses', () => {
  it('…/index.html is corrected before anything reads it, query and hash stay', async () => {
    const { page, noise } = await site.open('/docs/faq/index.html?a=1#x')
    expect(page.url()).toBe(site.url('/docs/faq/?a=1#x'))
    await wake(page)
    expect(noise).toEqual([])
  })

  it.each(['/docs/faq', '/docs/zh/guides/optimize.html'])(
    '%s is corrected where a host answers it with the page itself, which then works',
    async (path) => {
      const { page, noise } = await site.blank()
      const own = path.replace(/(\.html)?$/, '/')
      await intercept(page, site.url(path), async (route) =>
        route.fulfill({ response: await route.fetch({ url: site.url(own) }) }),
      )
      await page.goto(site.url(path))
      expect(page.url()).toBe(site.url(own))
      await wake(page)
      expect(noise).toEqual([])
      await page.context().close()
    },
  )

  it.each([
    ['/docs/faq.html?a=1#x', '/docs/faq/?a=1#x'],
    ['/docs/zh/guides/optimize.html', '/docs/zh/guides/optimize/'],
    ['/docs/blog/2023/not-in-null-trap.html', '/docs/blog/2023/not-in-null-trap/'],
  ])('%s goes to %s', async (from, to) => {
    const { page } = await site.open(from)
    await page.waitForURL(site.url(to))
    expect(page.url()).toBe(site.url(to))
  })

  it('the root leads to the docs', async () => {
    const { page } = await site.open('/?q=1#h')
    await page.waitForURL((url) => url.pathname === '/docs/')
    expect(page.url()).toBe(site.url('/docs/?q=1#h'))
  })
})

describe('the page for unknown addresses', () => {
  it.each([
    ['/docs/nothing/here/', 'en-GB', 'Page Not Found', '找不到页面'],
    ['/docs/zh/nothing/', 'zh-CN', '找不到页面', 'Page Not Found'],
  ])('%s speaks %s, keeps the layout, and leads home', async (path, lang, title, other) => {
    const { page, noise } = await site.open(path)
    await wake(page)
    expect(await page.title()).toBe(`${title} | SQL Tuner`)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title])
    expect(await page.locator('h1', { hasText: other }).isVisible()).toBe(false)
    expect(await page.locator('header:visible').count()).toBe(1)
    await page.locator('main:visible a').click()
    await page.waitForURL((url) => /\/docs\/(zh\/)?$/.test(url.pathname))
    // the browser reports the page’s own status, once as a response and once on the console
    expect(noise).toHaveLength(2)
    expect(noise.every((line) => line.includes('404'))).toBe(true)
  })
})
