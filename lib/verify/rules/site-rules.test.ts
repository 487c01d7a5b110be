import { describe, expect, it } from 'vitest'
import { brokenUrls, ownUrls } from './urls'
import { draftPages, publishedDrafts } from './drafts'
import { fileErrors } from './file-budgets'
import { orphans } from './orphans'
import { sitemapErrors } from './sitemap'
import { head, origin, siteOf } from '../test-site'
import { repeatedTexts } from './unique-titles'

const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('the sitemap', () => {
  const site = siteOf({
    'docs/index.html': head('/docs/'),
    'docs/b/index.html': head('/docs/b/'),
    'docs/tags/x/index.html': head('/docs/tags/x/'),
    'docs/hidden/index.html': head('/docs/hidden/', { more: '<meta name="robots" content="noindex, nofollow">' }),
    'docs/zh/b/index.html': head('/docs/b/'),
  })
  const entries = (...paths: string[]) => paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  const check = (xml: string) => messages(sitemapErrors(site, 'docs/sitemap.xml', xml))

  it('a sitemap with every indexable page once is valid', () => {
    expect(check(entries('/docs/', '/docs/b/'))).toEqual([])
  })
  it('the sitemap must list every indexable page, and no page that is hidden, a tag, a fallback or missing', () => {
    expect(check(entries('/docs/', '/docs/', '/docs/tags/x/', '/docs/hidden/', '/docs/zh/b/', '/docs/c/'))).toEqual([
      `${origin}/docs/ is listed twice`,
      ...['/docs/tags/x/', '/docs/hidden/', '/docs/zh/b/', '/docs/c/'].map(
        (path) => `${origin}${path} is not an indexable page`,
      ),
      `${origin}/docs/b/ is missing`,
    ])
  })
  it('the sitemap must have the hreflang links of the page', () => {
    const xml = `<url><loc>${origin}/docs/</loc><xhtml:link rel="alternate" hreflang="zh-CN" href="${origin}/docs/zh/"/></url>`
    expect(check(xml + entries('/docs/b/'))).toEqual([`${origin}/docs/: other hreflang than on the page`])
  })
})

describe('URLs in files other than pages', () => {
  const of = (file: string, text: string) => ownUrls(file, text, { origin, basePath: '/docs' })
  it('URLs are found in feeds, also escaped twice, in texts, and style sheets', () => {
    const escaped = `<content>&lt;a href="${origin}/docs/a/?x=1&amp;amp;y=2#b"&gt;&lt;/a&gt;</content><link>${origin}/docs/</link>`
    expect(of('docs/blog/atom.xml', escaped)).toEqual([`${origin}/docs/a/?x=1&y=2#b`, `${origin}/docs/`])
    expect(of('docs/blog/feed.json', `{"url":"${origin}/docs/a/","html":"<a href=\\"${origin}/docs/b/\\">"}`)).toEqual([
      `${origin}/docs/a/`,
      `${origin}/docs/b/`,
    ])
    expect(of('docs/a/index.md', `[A](${origin}/docs/a/) and ${origin}.evil.example/`)).toEqual([`${origin}/docs/a/`])
    expect(of('docs/_next/x.css', 'a{background:url("../a.png")}')).toEqual(['../a.png'])
    expect(of('docs/llms.txt', `See ${origin}/docs/a/. 英文版：${origin}/docs/b/。`)).toEqual([
      `${origin}/docs/a/`,
      `${origin}/docs/b/`,
    ])
    expect(of('_redirects', '/ /docs/ 302\n/docs/a.html /docs/a/ 301\n')).toEqual(['/docs/', '/docs/a/'])
  })
  it('URLs are found in root-relative links of Markdown, except in code', () => {
    const text = '[A](/docs/a/) ![b](/docs/b.png "B") `[C](/docs/c/)`\n\n```md\n[D](/docs/d/)\n```\n\n[E](</docs/e/>)'
    expect(of('docs/a/index.md', text)).toEqual(['/docs/a/', '/docs/b.png', '/docs/e/'])
    expect(of('docs/blog/rss.xml', text)).toEqual([])
  })
  it('URLs in files other than pages must have an existing target', () => {
    const site = siteOf(
      { 'docs/a/index.html': '<h2 id="b">' },
      {
        'docs/rss.xml': [`${origin}/docs/a/#b`, `${origin}/docs/a/#c`, `${origin}/docs/gone/`],
      },
    )
    expect(messages(brokenUrls(site))).toEqual([
      `${origin}/docs/a/#c: the anchor does not exist`,
      `${origin}/docs/gone/ does not exist in the site`,
    ])
  })
})

describe('orphans', () => {
  it('a page is an orphan if only the page itself or other orphans link to it', () => {
    const site = siteOf({
      'index.html': '<meta http-equiv="refresh" content="0; url=/docs/"><a href="/docs/">x</a>',
      'docs/index.html': `${head('/docs/')}<a href="/docs/a/">a</a>`,
      'docs/a/index.html': head('/docs/a/'),
      'docs/b/index.html': `${head('/docs/b/')}<a href="/docs/c/">c</a>`,
      'docs/c/index.html': `${head('/docs/c/')}<a href="/docs/b/">b</a>`,
      'docs/d/index.html': head('/docs/d/', { more: '<meta name="robots" content="noindex">' }),
    })
    expect(orphans(site).map(({ file }) => file)).toEqual(['docs/b/index.html', 'docs/c/index.html'])
  })
})

describe('titles and descriptions', () => {
  it('titles and descriptions must exist and be unique among the pages of a language', () => {
    const page = (lang: string, href: string, title: string) => `<html lang="${lang}">${head(href, { title })}`
    const site = siteOf({
      'docs/a/index.html': page('en-GB', '/docs/a/', 'API'),
      'docs/b/index.html': page('en-GB', '/docs/b/', 'API'),
      'docs/zh/a/index.html': page('zh-CN', '/docs/zh/a/', 'API'),
      'docs/c/index.html': `<link rel="canonical" href="${origin}/docs/c/">`,
    })
    expect(messages(repeatedTexts(site))).toEqual([
      'the title “API” is also that of docs/a/index.html',
      'no title',
      'the description “About API” is also that of docs/a/index.html',
      'no description',
    ])
  })
})

describe('drafts', () => {
  it('drafts must not be published, but their fallback page may', () => {
    const site = siteOf({
      'docs/a/index.html': '<article>a</article>',
      'docs/zh/b/index.html': '<article lang="en-GB">b</article>',
    })
    const drafts = ['docs/a/index.html', 'docs/zh/b/index.html', 'docs/c/index.html'].map((file) => ({
      file,
      source: `${file}.mdx`,
    }))
    expect(messages(publishedDrafts(site, drafts))).toEqual(['docs/a/index.html.mdx is a draft or has a future date'])
  })
  it('pages with `draft: true` and posts with a future date are drafts, but docs with such a date are not', () => {
    const of = (collection: 'docs' | 'blog', path: string, fields: Record<string, unknown>) =>
      ({ file: `${path}.mdx`, locale: 'en', collection, path, fields }) as const
    const files = [
      of('docs', 'a/', { draft: true }),
      of('docs', 'b/', { date: '2026-02-02' }),
      of('blog', 'blog/c/', { date: '2026-02-02' }),
      of('blog', 'blog/d/', { date: '2026-02-01T23:00:00Z' }),
    ]
    expect(draftPages(files, '2026-02-01')).toEqual([
      { file: 'docs/a/index.html', source: 'a/.mdx' },
      { file: 'docs/blog/c/index.html', source: 'blog/c/.mdx' },
    ])
  })
})

describe('files', () => {
  it('files must not exceed their budget, be source maps, or differ only in case', () => {
    const files = new Map([
      ['docs/a.css', 60_001],
      ['docs/b.js.map', 1],
      ['docs/FAQ/index.html', 1],
      ['docs/faq/index.html', 1],
      ['docs/_sql/1/x.wasm', 9_000_000],
      ['docs/blog/rss.xml', 4_000_000],
    ])
    expect(messages(fileErrors({ files }))).toEqual([
      '60001 bytes, with a budget of 60000',
      'a source map is published',
      'differs from docs/FAQ/index.html in letter case only',
    ])
  })
})
