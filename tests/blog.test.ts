import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/list-files'
import { hostileTitles } from './setup/blog-fixture'
import { brotliSize, readPage } from './setup/files'

const blog = '.cache/sites/blog'
const languages = ['', 'zh/']
const published = (page: string) => existsSync(path.join(blog, 'docs', page, 'index.html'))
const hrefs = (page: string, selector: string) =>
  [...readPage(blog, page).document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
const titles = (page: string) =>
  [...readPage(blog, page).document.querySelectorAll('main article h2')].map((heading) => heading.textContent)
const folders = (page: string) =>
  existsSync(path.join(blog, 'docs', page))
    ? readdirSync(path.join(blog, 'docs', page), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []
/** Structured data of a page, by its type. */
const data = (page: string, type: string) =>
  [...readPage(blog, page).document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
    .find((facts) => facts['@type'] === type)

describe.each(languages)('a blog of 39 listed and 6 unlisted posts, at /docs/%sblog/', (language) => {
  const at = (page: string) => `${language}blog/${page}`

  it('has exactly eight list pages, the last with four posts', () => {
    expect(folders(at('page'))).toEqual(['2', '3', '4', '5', '6', '7', '8'])
    const pages = ['', ...folders(at('page')).map((number) => `page/${number}`)].map((page) => titles(at(page)))
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 4])
    expect(new Set(pages.flat()).size).toBe(39)
  })

  it('a link to the rest of a post names the post in its own text, part of which is seen', () => {
    const [post] = readPage(blog, at('')).document.querySelectorAll('main article')
    const [title, more] = [post?.querySelector('h2'), post?.querySelector('footer a:not([rel])')]
    const [seen, unseen] = language
      ? ['阅读全文', `：《${title?.textContent}》`]
      : ['Read more', ` of “${title?.textContent}”`]
    expect([more?.textContent, more?.querySelector('.sr-only')?.textContent]).toEqual([seen + unseen, unseen])
  })

  it('has further pages of a tag exactly where more than five posts carry it', () => {
    expect(folders(at('tags'))).toEqual(['all', 'explain', 'index-advice', 'mysql', 'query-rewrite'])
    const further = folders(at('tags')).map((tag) => [tag, folders(at(`tags/${tag}/page`))])
    expect(further).toEqual([
      ['all', ['2', '3', '4', '5', '6', '7', '8']],
      ['explain', ['2']],
      ['index-advice', []],
      ['mysql', []],
      ['query-rewrite', ['2', '3']],
    ])
    expect(titles(at('tags/explain/page/2'))).toHaveLength(1)
    expect(titles(at('tags/query-rewrite/page/3'))).toHaveLength(1)
  })

  it('the author’s posts have as many pages', () => {
    expect(folders(at('authors'))).toEqual(['team'])
    expect(folders(at('authors/team/page'))).toEqual(['2', '3', '4', '5', '6', '7', '8'])
  })

  it('the menu lists all posts by year, newest first', () => {
    const posts = hrefs(at(''), `[data-sidebar] [role=group] a`)
    expect(posts).toHaveLength(39)
    expect(posts[0]).toBe(`/docs/${language}blog/2025/post-38/`)
    const years = [...readPage(blog, at('')).document.querySelectorAll('[data-sidebar] [role=group]')].map((section) =>
      section.getAttribute('aria-label'),
    )
    expect(years).toEqual(['2025', '2024', '2023'])
  })

  it('the archive begins each year at its beginning', () => {
    const sections = [...readPage(blog, at('archive')).document.querySelectorAll('main section')]
    expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(['2025', '2024', '2023'])
    const last = sections[2]?.querySelectorAll('li') ?? []
    expect(last[0]?.textContent).toMatch(language ? /^1月10日 - 第 0 篇文章$/ : /^10 January - Post number 0$/)
    expect(sections.flatMap((section) => [...section.querySelectorAll('li a')])).toHaveLength(39)
  })

  it('a post between others leads to both, the newest and the oldest to one', () => {
    const pager = (slug: string) => hrefs(at(slug), 'a[rel=prev], a[rel=next]')
    expect(pager('2025/post-36')).toEqual([`/docs/${at('2025/post-37/')}`, `/docs/${at('2025/post-35/')}`])
    expect(pager('2025/post-38')).toEqual([`/docs/${at('2025/post-37/')}`])
    expect(pager('2023/post-00')).toEqual([`/docs/${at('2023/post-01/')}`])
  })

  it('an unlisted post is reachable, marked, not indexed, and named nowhere else', () => {
    const page = readPage(blog, at('2024/hidden-3'))
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page.text('[role=note]')).toBeTruthy()
    expect(page.attribute('[data-sidebar] a[aria-current]', 'href')).toBe(`/docs/${at('2024/hidden-3/')}`)
    expect(hrefs(at('2024/hidden-3'), 'a[rel=prev], a[rel=next], main a[href*="/tags/hidden"]')).toEqual([])
    const elsewhere = listFiles(path.join(blog, 'docs'))
      .filter((file) => /\.(html|xml|json|txt)$/.test(file) && !file.includes('/hidden-'))
      .filter((file) => readFileSync(path.join(blog, 'docs', file), 'utf8').includes('hidden-3'))
    expect(elsewhere).toEqual([])
  })

  it('a draft and a post of tomorrow are not there', () => {
    expect(published(at('2025/draft'))).toBe(false)
    expect(published(at('2025/tomorrow'))).toBe(false)
  })
})

describe('tags', () => {
  it('are grouped by first letter, with counts; Chinese ones stand together', () => {
    const groups = (page: string) =>
      [...readPage(blog, page).document.querySelectorAll('main section')].map((section) => [
        section.querySelector('h2')?.id,
        [...section.querySelectorAll('a[rel=tag]')].map((chip) => chip.textContent),
      ])
    expect(groups('blog/tags')).toEqual([
      ['A', ['all39']],
      ['E', ['explain6']],
      ['I', ['index advice5']],
      ['M', ['mysql1']],
      ['Q', ['query-rewrite11']],
    ])
    expect(groups('zh/blog/tags').map(([letter]) => letter)).toEqual(['中文', 'M'])
  })

  it('two with one address are one, and a chip says the description', () => {
    expect(hrefs('blog/2024/post-22', 'main a[rel=tag]')).toEqual(['/docs/blog/tags/all/', '/docs/blog/tags/mysql/'])
    expect(readPage(blog, 'blog/tags').attribute('a[href$="query-rewrite/"]', 'title')).toBe(
      'Rewriting queries safely.',
    )
  })
})

describe('a post’s facts', () => {
  const page = readPage(blog, 'blog/2025/post-36')
  it('are its day, its reading time, its authors and its tags', () => {
    expect(page.text('article header p')).toBe('23 May 2025 · One min read')
    expect(readPage(blog, 'zh/blog/2025/post-36').text('article header p')).toBe('2025年5月23日 · 阅读需 1 分钟')
    expect(hrefs('blog/2025/post-36', 'article header a')).toEqual([
      '/docs/blog/authors/team/',
      'https://example.org/guest',
    ])
  })

  it('are the same to search engines', () => {
    expect(data('blog/2025/post-36', 'BlogPosting')).toMatchObject({
      headline: page.text('h1'),
      url: page.attribute('link[rel=canonical]', 'href'),
      datePublished: expect.stringMatching(/^2025-05-23/) as unknown,
      timeRequired: 'PT1M',
      keywords: ['all'],
      author: [
        { '@type': 'Organization', name: 'The team' },
        { '@type': 'Person', name: 'A guest' },
      ],
      image: page.attribute('meta[property="og:image"]', 'content'),
    })
    const list = data('zh/blog/page/8', 'Blog') as { blogPost: unknown[]; inLanguage: string }
    expect(list.blogPost).toHaveLength(4)
    expect(list.inLanguage).toBe('zh-CN')
  })

  it('a hostile title stays text: on its page, in lists, and for search engines', () => {
    const title = hostileTitles[2] ?? ''
    const post = 'blog/2023/post-02'
    expect(readPage(blog, post).text('h1')).toBe(title)
    expect(readPage(blog, post).text('title')).toBe(`${title} | SQL Tuner`)
    expect(data(post, 'BlogPosting')?.headline).toBe(title)
    expect(titles('blog/page/8')).toContain(title)
  })
})

describe('the sitemap', () => {
  const sitemap = readFileSync(path.join(blog, 'docs', 'sitemap.xml'), 'utf8')
  it('has the list, the archive and the posts, but no tag and no further page', () => {
    expect(sitemap).toContain('/docs/blog/</loc>')
    expect(sitemap).toContain('/docs/zh/blog/archive/</loc>')
    expect(sitemap).toContain('/docs/blog/2023/post-00/</loc>')
    expect(sitemap).not.toMatch(/\/tags\/|\/page\/|blog-204|hidden|rss\.xml/)
  })
})

describe('a page of the blog', () => {
  it('stays within the first view’s bounds with all 39 posts in its menu', () => {
    const sizes = ['blog', 'zh/blog', 'blog/archive', 'zh/blog/2025/post-36'].map((page) => {
      const { html, styles } = readPage(blog, page)
      expect(styles.length).toBeLessThanOrEqual(2)
      const files = styles.map((style) => brotliSize(readFileSync(path.join(blog, style))))
      return files.reduce((sum, size) => sum + size, brotliSize(html))
    })
    console.log(`blog of 39 posts, HTML and CSS, brotli: ${Math.min(...sizes)}–${Math.max(...sizes)} B`)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25_000)
  })
})
