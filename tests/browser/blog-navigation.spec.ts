import { startPage } from '../support/actions'
import { doNotTrack } from '../support/do-not-track'
import { fixtureSite } from '../support/fixture-site'
import { expect, test, type Page } from '../support/site'

test.use({ folder: fixtureSite })

/** Clicks a link and checks that the router, not the browser, loads the page behind it. */
async function follow(page: Page, link: ReturnType<Page['locator']>, pathname: string, heading: string) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await page.waitForURL((url) => url.pathname === pathname)
  await expect(page.locator('h1')).toContainText(heading)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

for (const { base, words } of [
  {
    base: '/docs/',
    words: { blog: 'Blog', old: 'Older posts', post: 'Post number 16', tag: 'explain', archive: 'Archive' },
  },
  {
    base: '/docs/zh/',
    words: { blog: '博客', old: '较早的文章', post: '第 16 篇文章', tag: '执行计划', archive: '归档' },
  },
])
  test(`links at ${base}blog/ lead from list to post, tag, archive and feed without a reload`, async ({ site }) => {
    const { page, errors } = await doNotTrack(site).open(`${base}blog/`)
    await startPage(page)
    await follow(page, page.locator('a[rel=next]', { hasText: words.old }), `${base}blog/page/2/`, words.blog)
    const sidebar = page.locator('[data-sidebar]')
    const post = sidebar.getByRole('link', { name: words.post, exact: true })
    await follow(page, post, `${base}blog/2024/post-16/`, words.post)
    await expect(sidebar.locator('a[aria-current=page]')).toHaveText(words.post)
    await follow(page, page.locator('main a[rel=tag]', { hasText: words.tag }), `${base}blog/tags/explain/`, words.tag)
    await follow(page, page.locator('a[rel=next]'), `${base}blog/tags/explain/page/2/`, words.tag)
    const archive = page.getByRole('link', { name: words.archive, exact: true })
    await follow(page, archive, `${base}blog/archive/`, words.archive)
    await follow(page, page.locator('main li a', { hasText: words.post }), `${base}blog/2024/post-16/`, words.post)
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    expect(feed).toBe(`${base}blog/atom.xml`)
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), feed ?? '')
    const entries = await page.evaluate(
      (xml) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('entry > link')].length,
      text,
    )
    expect(entries).toBe(39)
    expect(errors).toEqual([])
  })

for (const base of ['/docs/', '/docs/zh/'])
  test(`the old list at ${base}blog-204/ redirects to the blog without JavaScript`, async ({ site }) => {
    const { page } = await site.open(`${base}blog-204/`, { javaScriptEnabled: false })
    await page.waitForURL((url) => url.pathname === `${base}blog/`)
    await expect(page.locator('main article')).toHaveCount(5)
  })

test('the old list at /docs/blog-204/ redirects to the blog with JavaScript and keeps query and hash', async ({
  site,
}) => {
  const { page } = await doNotTrack(site).open('/docs/blog-204/?from=mail#content')
  await page.waitForURL((url) => url.pathname === '/docs/blog/')
  expect(page.url()).toMatch(/\/docs\/blog\/\?from=mail#content$/)
})

test('the links of the blog work without JavaScript', async ({ site }) => {
  const { page } = await site.open('/docs/zh/blog/', { javaScriptEnabled: false })
  await page.locator('main article h2 a').first().click()
  await page.waitForURL((url) => url.pathname === '/docs/zh/blog/2025/post-38/')
  await page.locator('main a[rel=tag]').first().click()
  await page.waitForURL((url) => url.pathname === '/docs/zh/blog/tags/all/')
  await expect(page.locator('h1')).toHaveText('标签“全部”下的 39 篇文章')
})
