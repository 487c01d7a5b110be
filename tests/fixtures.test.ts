import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/list-files'
import { decodePage } from '@/lib/search/files'
import { hydrated, servedSite, wake } from './setup/browser'
import { readPage } from './setup/files'

const special = '.cache/sites/special'
const renamed = '.cache/sites/renamed'
const published = (site: string, page: string) => existsSync(path.join(site, 'docs', page, 'index.html'))
const sitemapOf = (site: string) => readFileSync(path.join(site, 'docs', 'sitemap.xml'), 'utf8')

describe('a page without a Chinese file', () => {
  const page = readPage(special, 'zh/only-english')
  it('shows the English text at its Chinese address, marked as English, with a notice', () => {
    expect(page.attribute('html', 'lang')).toBe('zh-CN')
    expect(page.attribute('article', 'lang')).toBe('en-GB')
    expect(page.text('[role=note]')).toContain('尚未翻译')
    expect(page.text('article')).toContain('Not translated.')
  })
  it('may be a .md file: HTML, comments and links work there', () => {
    expect(page.text('article details summary')).toBe('More on SQL Tuner')
    expect(page.text('article details strong')).toBe('Folded.')
    expect(page.html).not.toContain('not this')
    expect(page.attribute('article p a', 'href')).toBe('/docs/zh/')
  })
  it('names the English page as canonical and offers no alternates', () => {
    expect(page.attribute('link[rel=canonical]', 'href')).toBe('https://docs.example.com/docs/only-english/')
    expect(page.document.querySelectorAll('link[hreflang]')).toHaveLength(0)
  })
  it('is no alternate of the English page, which says so in its language menu', () => {
    const english = readPage(special, 'only-english')
    expect(english.attribute('link[hreflang="zh-CN"]', 'href')).toBeNull()
    expect(english.attribute('link[hreflang="en-GB"]', 'href')).toBe('https://docs.example.com/docs/only-english/')
    const menu = english.document.querySelector('a[lang="zh-CN"]')
    expect(menu?.getAttribute('hreflang')).toBeNull()
    expect(menu?.getAttribute('aria-label')).toBe('Switch to 中文 (this page is shown in English there)')
  })
  it('stays out of the sitemap, where the English page stands alone', () => {
    expect(sitemapOf(special)).not.toContain('/docs/zh/only-english/')
    expect(sitemapOf(special)).toMatch(/only-english\/<\/loc>[^\n]*hreflang="en-GB"(?![^\n]*zh-CN)/)
  })
  it('is also what stands in for a translation that is still a draft', () => {
    const draft = readPage(special, 'zh/half-translated')
    expect(draft.text('article')).toContain('The original.')
    expect(draft.attribute('article', 'lang')).toBe('en-GB')
  })
  it('keeps the reader’s language in its links', () => {
    expect(page.attribute('article a:not(.anchor)', 'href')).toBe('/docs/zh/')
  })
})

describe('a page that only Chinese has', () => {
  it('has no English address, and its language menu leads to the English home', () => {
    expect(published(special, 'only-chinese')).toBe(false)
    const page = readPage(special, 'zh/only-chinese')
    const english = page.document.querySelector('a[lang="en-GB"]')
    expect(english?.getAttribute('href')).toBe('/docs/')
    expect(english?.getAttribute('aria-label')).toContain('将打开首页')
    expect(page.attribute('link[hreflang="x-default"]', 'href')).toBe('https://docs.example.com/docs/zh/only-chinese/')
  })
})

describe('content without a home page', () => {
  it('begins at the first page of its sidebar', () => {
    const page = readPage('.cache/sites/small', '')
    expect(page.attribute('meta[http-equiv=refresh]', 'content')).toContain('/docs/topic-000/page-0/')
    expect(readPage('.cache/sites/small', 'topic-000/page-3').attribute('header > a', 'href')).toBe(
      '/docs/topic-000/page-0/',
    )
  })
})

describe('visibility', () => {
  it('an unlisted page is there, marked, not indexed, and in no list', () => {
    const page = readPage(special, 'unlisted')
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page.text('[role=note]')).toContain('Unlisted page')
    expect(sitemapOf(special)).not.toContain('unlisted')
    expect(readPage(special, '').document.querySelector('nav a[href="/docs/unlisted/"]')).toBeNull()
  })
  it('the search knows no draft and no unlisted page, and not what they say', () => {
    const folder = path.join(special, 'docs', '_search')
    const shards = listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
    const hrefs = shards.filter(([file]) => file.includes('/pages/')).map(([, text]) => decodePage(text).href)
    expect(hrefs).toContain('/features/')
    expect(hrefs.filter((href) => /draft|unlisted|hidden\/$|half/.test(href))).toEqual(['/half-translated/'])
    const words = shards.map(([, text]) => text).join('\n')
    for (const said of ['For those who know', 'Not yet.', '未完', 'secret']) expect(words).not.toContain(said)
  })
  it('a draft is not published', () => {
    expect(published(special, 'draft')).toBe(false)
  })
  it('an unlisted post is in no list of the blog', () => {
    expect(published(special, 'blog/2024/hidden')).toBe(true)
    expect(readPage(special, 'blog').document.querySelector('a[href*=hidden]')).toBeNull()
    expect(readPage(special, 'blog/page/2').document.querySelector('a[href*=hidden]')).toBeNull()
  })
})

describe('the blog’s list', () => {
  it('has five posts a page, newest first', () => {
    const titles = (page: string) =>
      [...readPage(special, page).document.querySelectorAll('article h2')].map((heading) => heading.textContent)
    expect(titles('blog')).toEqual(['06', '05', '04', '03', '02'].map((day) => `Post of 2024-01-${day}`))
    expect(titles('blog/page/2')).toEqual(['Post of 2024-01-01'])
    expect(published(special, 'blog/page/3')).toBe(false)
  })
  it('shows what stands before the truncate mark', () => {
    const text = readPage(special, 'blog').text('article')
    expect(text).toContain('Excerpt.')
    expect(text).not.toContain('Rest.')
  })
  it('exists, and says that it is empty, where there are no posts', () => {
    expect(readPage('.cache/sites/small', 'blog').text('main')).toContain('There are no posts yet.')
    expect(listFiles('.cache/sites/small').filter((file) => file.includes('/_/'))).toEqual([])
  })
})

describe('writing', () => {
  it('ordering prefixes vanish and a slug wins', () => {
    expect(published(special, 'moved/here')).toBe(true)
    expect(published(special, 'first/second')).toBe(false)
    expect(published(special, '01-first/02-second')).toBe(false)
  })
  it('headings, boxes, fences, tables, footnotes and tasks arrive', () => {
    const page = readPage(special, 'features')
    const ids = [...page.document.querySelectorAll('article :is(h2, h3, h4)')].map((heading) => heading.id)
    expect(ids).toEqual(['what-sql-tuner-does', '中文-标题', 'chosen', 'footnote-label'])
    const toc = [...page.document.querySelectorAll('nav[aria-label="On this page"] a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(toc).toEqual(['#what-sql-tuner-does', '#中文-标题', '#chosen'])
    expect(page.text('aside[data-kind=warning]')).toContain('Careful with SQL Tuner')
    expect(page.text('figcaption')).toBe('my.cnf')
    expect(page.document.querySelectorAll('table td')).toHaveLength(2)
    expect(page.document.querySelectorAll('input[type=checkbox]')).toHaveLength(2)
    expect(page.document.querySelectorAll('.footnotes li')).toHaveLength(1)
    expect(published(special, 'tags/sql-tuner-api')).toBe(true)
  })
})

describe('a page whose address ends in a version', () => {
  const site = servedSite(special)
  it('has the slash of all pages in links, and a click stays in the document', async () => {
    const { page, noise } = await site.open('/docs/half-translated/')
    const link = page.locator('article a', { hasText: '2.1' })
    expect(await link.getAttribute('href')).toBe('/docs/release/2.1/')
    await wake(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await link.click()
    await page.locator('h1', { hasText: 'Release 2.1' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/docs/release/2.1/')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(noise).toEqual([])
  })
})

describe('the product’s name is one fact', () => {
  it('changed, it changes every page, title, heading, tag and address', () => {
    const page = readPage(renamed, '')
    expect(page.text('title')).toBe('Introduction to Query Wizard | Query Wizard')
    expect(page.text('header')).toContain('Query Wizard')
    expect(page.attribute('link[rel=canonical]', 'href')).toBe('https://wizard.example.org/docs/')
    expect(published(renamed, 'tags/query-wizard')).toBe(true)
    expect(published(renamed, 'tags/sql-tuner')).toBe(false)
    expect(sitemapOf(renamed)).toContain('https://wizard.example.org/docs/faq/')
  })
  it('changed, it leaves no trace of the old one', () => {
    const traces = listFiles(renamed)
      .filter((file) => /\.(html|txt|xml)$/.test(file))
      .filter((file) => /SQL Tuner|sql-tuner|docs\.example\.com/.test(readFileSync(path.join(renamed, file), 'utf8')))
    expect(traces).toEqual([])
  })
})

describe('the eager runtime', () => {
  const site = servedSite('.cache/sites/eager')
  it('hydrates without waiting for the reader', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await hydrated(page)
    expect(noise).toEqual([])
  })
})
