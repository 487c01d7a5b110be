import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brotliSize, readPage } from '../support/files'
import { hostileTitles } from '../support/fixture-posts'
import { fixtureEnv, fixtureSite } from '../support/fixture-site'

const languages = ['', 'zh/']
const isPublished = (page: string) => existsSync(path.join(fixtureSite, 'docs', page, 'index.html'))
const hrefs = (page: string, selector: string) =>
  [...readPage(fixtureSite, page).document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
const titles = (page: string) =>
  [...readPage(fixtureSite, page).document.querySelectorAll('main article h2')].map((heading) => heading.textContent)
const folders = (page: string) =>
  existsSync(path.join(fixtureSite, 'docs', page))
    ? readdirSync(path.join(fixtureSite, 'docs', page), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []
/** Returns the structured data of a page that has the given type. */
const structuredData = (page: string, type: string) =>
  [...readPage(fixtureSite, page).document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
    .find((data) => data['@type'] === type)

describe.each(languages)('a blog of 39 listed and 6 unlisted posts at /docs/%sblog/', (language) => {
  const at = (page: string) => `${language}blog/${page}`

  it('a blog of 39 listed posts has exactly eight list pages with five posts each, newest first, and four on the last', () => {
    expect(folders(at('page'))).toEqual(['2', '3', '4', '5', '6', '7', '8'])
    const pages = ['', ...folders(at('page')).map((number) => `page/${number}`)].map((page) => titles(at(page)))
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 4])
    expect(new Set(pages.flat()).size).toBe(39)
    const title = (number: number) =>
      hostileTitles[number] ??
      (language && ![20, 21, 22].includes(number) ? `第 ${number} 篇文章` : `Post number ${number}`)
    expect(pages[0]).toEqual([38, 37, 36, 35, 34].map(title))
    expect(pages[7]).toEqual([3, 2, 1, 0].map(title))
  })

  it('lists of the blog show a post up to its truncate mark', () => {
    const excerpt = readPage(fixtureSite, at('')).text('main article')
    expect(excerpt).toContain(language ? '摘要 38' : 'Excerpt 38')
    expect(excerpt).not.toContain(language ? '正文 38' : 'Rest 38')
  })

  it('the “Read more” link of a post contains the post’s title, visually hidden', () => {
    const [post] = readPage(fixtureSite, at('')).document.querySelectorAll('main article')
    const [title, more] = [post?.querySelector('h2'), post?.querySelector('footer a:not([rel])')]
    const [visible, hidden] = language
      ? ['阅读全文', `：《${title?.textContent}》`]
      : ['Read more', ` of “${title?.textContent}”`]
    expect([more?.textContent, more?.querySelector('.sr-only')?.textContent]).toEqual([visible + hidden, hidden])
  })

  it('a tag of the blog has further pages exactly if more than five posts have it', () => {
    expect(folders(at('tags'))).toEqual(['all', 'explain', 'hidden', 'index-advice', 'mysql', 'query-rewrite'])
    const further = folders(at('tags')).map((tag) => [tag, folders(at(`tags/${tag}/page`))])
    expect(further).toEqual([
      ['all', ['2', '3', '4', '5', '6', '7', '8']],
      ['explain', ['2']],
      ['hidden', ['2']],
      ['index-advice', []],
      ['mysql', []],
      ['query-rewrite', ['2', '3']],
    ])
    expect(titles(at('tags/explain/page/2'))).toHaveLength(1)
    expect(titles(at('tags/query-rewrite/page/3'))).toHaveLength(1)
  })

  it('the posts of an author have eight pages', () => {
    expect(folders(at('authors'))).toEqual(['team'])
    expect(folders(at('authors/team/page'))).toEqual(['2', '3', '4', '5', '6', '7', '8'])
  })

  it('the sidebar of the blog lists all posts by year, newest first', () => {
    const posts = hrefs(at(''), `[data-sidebar] [role=group] a`)
    expect(posts).toHaveLength(39)
    expect(posts[0]).toBe(`/docs/${language}blog/2025/post-38/`)
    const groups = [...readPage(fixtureSite, at('')).document.querySelectorAll('[data-sidebar] [role=group]')]
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['2025', '2024', '2023'])
  })

  it('the archive of the blog lists each year from its first post on', () => {
    const sections = [...readPage(fixtureSite, at('archive')).document.querySelectorAll('main section')]
    expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(['2025', '2024', '2023'])
    const last = sections[2]?.querySelectorAll('li') ?? []
    expect(last[0]?.textContent).toMatch(language ? /^1月10日 - 第 0 篇文章$/ : /^10 January - Post number 0$/)
    expect(sections.flatMap((section) => [...section.querySelectorAll('li a')])).toHaveLength(39)
  })

  it('a post links to the newer and the older post; the newest and the oldest post have one neighbour', () => {
    const pager = (slug: string) => hrefs(at(slug), 'a[rel=prev], a[rel=next]')
    expect(pager('2025/post-36')).toEqual([`/docs/${at('2025/post-37/')}`, `/docs/${at('2025/post-35/')}`])
    expect(pager('2025/post-38')).toEqual([`/docs/${at('2025/post-37/')}`])
    expect(pager('2023/post-00')).toEqual([`/docs/${at('2023/post-01/')}`])
  })

  it('drafts and posts with a future date are not published', () => {
    expect(isPublished(at('2025/draft'))).toBe(false)
    expect(isPublished(at('2025/tomorrow'))).toBe(false)
  })
})

describe('blog tags', () => {
  it('blog tags are grouped by first letter, with counts; Chinese tags form one group', () => {
    const groups = (page: string) =>
      [...readPage(fixtureSite, page).document.querySelectorAll('main section')].map((section) => [
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

  it('blog tags with the same slug count as one; the link of a tag has the description of the tag as its title', () => {
    expect(hrefs('blog/2024/post-22', 'main a[rel=tag]')).toEqual(['/docs/blog/tags/all/', '/docs/blog/tags/mysql/'])
    expect(readPage(fixtureSite, 'blog/tags').attribute('a[href$="query-rewrite/"]', 'title')).toBe(
      'Rewriting queries safely.',
    )
  })
})

describe('a blog post', () => {
  const page = readPage(fixtureSite, 'blog/2025/post-36')

  it('a blog post shows its date, reading time and authors', () => {
    expect(page.text('article header p')).toBe('23 May 2025 · One min read')
    expect(readPage(fixtureSite, 'zh/blog/2025/post-36').text('article header p')).toBe('2025年5月23日 · 阅读需 1 分钟')
    expect(hrefs('blog/2025/post-36', 'article header a')).toEqual([
      '/docs/blog/authors/team/',
      'https://example.org/guest',
    ])
  })

  it('a blog post has the same facts as structured data', () => {
    expect(structuredData('blog/2025/post-36', 'BlogPosting')).toMatchObject({
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
    const list = structuredData('zh/blog/page/8', 'Blog') as { blogPost: unknown[]; inLanguage: string }
    expect(list.blogPost).toHaveLength(4)
    expect(list.inLanguage).toBe('zh-CN')
  })

  it('a blog post with HTML in its title shows it as text on its page, in lists and in structured data', () => {
    const title = hostileTitles[2] ?? ''
    const post = 'blog/2023/post-02'
    expect(readPage(fixtureSite, post).text('h1')).toBe(title)
    expect(readPage(fixtureSite, post).text('title')).toBe(`${title} | ${fixtureEnv.PRODUCT_NAME}`)
    expect(structuredData(post, 'BlogPosting')?.headline).toBe(title)
    expect(titles('blog/page/8')).toContain(title)
  })
})

describe('the sitemap of a blog', () => {
  const sitemap = readFileSync(path.join(fixtureSite, 'docs', 'sitemap.xml'), 'utf8')

  it('the sitemap of a blog has the list, the archive and the posts, but no tags and no further list pages', () => {
    expect(sitemap).toContain('/docs/blog/</loc>')
    expect(sitemap).toContain('/docs/zh/blog/archive/</loc>')
    expect(sitemap).toContain('/docs/blog/2023/post-00/</loc>')
    expect(sitemap).not.toMatch(/\/tags\/|\/page\/|blog-204|hidden-|rss\.xml/)
  })

  it('the sitemap of a blog has the date of a post that has no commit as its last modification', () => {
    expect(sitemap).toMatch(/\/blog\/2023\/post-00\/<\/loc><lastmod>2023-01-10<\/lastmod>/)
  })
})

describe('a blog page with 39 posts in its sidebar', () => {
  it('a blog page with 39 posts in its sidebar needs at most 25 kB of HTML and CSS (brotli) in at most two style sheets', () => {
    const sizes = ['blog', 'zh/blog', 'blog/archive', 'zh/blog/2025/post-36'].map((page) => {
      const { html, styles } = readPage(fixtureSite, page)
      expect(styles.length).toBeLessThanOrEqual(2)
      const files = styles.map((style) => brotliSize(readFileSync(path.join(fixtureSite, style))))
      return files.reduce((sum, size) => sum + size, brotliSize(html))
    })
    console.log(`blog of 39 posts, HTML and CSS, brotli: ${Math.min(...sizes)}–${Math.max(...sizes)} B`)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25_000)
  })
})
