import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

describe('a reader walks list → post → tag → archive → feed', () => {
  const site = servedSite('.cache/sites/blog')

  async function follow(page: Page, link: ReturnType<Page['locator']>, pathname: string, heading: string) {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await link.click()
    await page.waitForURL((url) => url.pathname === pathname)
    await page.locator('h1', { hasText: heading }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }

  it.each([
    {
      base: '/docs/',
      words: {
        blog: 'Blog',
        old: 'Older entries',
        post: 'Post number 16',
        tag: 'explain',
        archive: 'Archive',
      },
    },
    {
      base: '/docs/zh/',
      words: {
        blog: '博客',
        old: '较早的文章',
        post: '第 16 篇文章',
        tag: '执行计划',
        archive: '归档',
      },
    },
  ])('from $base', async ({ base, words }) => {
    const { page, noise } = await site.open(`${base}blog/`)
    await wake(page)
    await follow(page, page.locator('a[rel=next]', { hasText: words.old }), `${base}blog/page/2/`, words.blog)
    const menu = page.locator('[data-sidebar]')
    await follow(
      page,
      menu.getByRole('link', { name: words.post, exact: true }),
      `${base}blog/2024/post-16/`,
      words.post,
    )
    expect(await menu.locator('a[aria-current=page]').textContent()).toBe(words.post)
    await follow(page, page.locator('main a[rel=tag]', { hasText: words.tag }), `${base}blog/tags/explain/`, words.tag)
    await follow(page, page.locator('a[rel=next]'), `${base}blog/tags/explain/page/2/`, words.tag)
    await follow(
      page,
      page.getByRole('link', { name: words.archive, exact: true }),
      `${base}blog/archive/`,
      words.archive,
    )
    await follow(page, page.locator('main li a', { hasText: words.post }), `${base}blog/2024/post-16/`, words.post)
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    expect(feed).toBe(`${base}blog/atom.xml`)
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), feed ?? '')
    const entries = await page.evaluate(
      (xml) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('entry > link')].length,
      text,
    )
    expect(entries).toBe(39)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it.each(['/docs/', '/docs/zh/'])(
    'the old site’s list at %sblog-204/ leads to the blog, scripts or not',
    async (base) => {
      const { page } = await site.open(`${base}blog-204/`, { javaScriptEnabled: false })
      await page.waitForURL((url) => url.pathname === `${base}blog/`)
      expect(await page.locator('main article').count()).toBe(5)
      await page.context().close()
    },
  )

  it('and keeps query and hash', async () => {
    const { page } = await site.open('/docs/blog-204/?from=mail#content')
    await page.waitForURL((url) => url.pathname === '/docs/blog/')
    expect(page.url()).toMatch(/\/docs\/blog\/\?from=mail#content$/)
    await page.context().close()
  })

  it('without JavaScript too', async () => {
    const { page } = await site.open('/docs/zh/blog/', { javaScriptEnabled: false })
    await page.locator('main article h2 a').first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/blog/2025/post-38/')
    await page.locator('main a[rel=tag]').first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/blog/tags/all/')
    expect(await page.locator('h1').textContent()).toBe('标签“全部”下的 39 篇文章')
  })
})
