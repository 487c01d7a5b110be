import { describe, expect, it } from 'vitest'
import { withBase } from './base-path'
import {
  devRewrites,
  internalPath,
  paths,
  publicHref,
  publicPath,
  publicUrl,
  publishedFile,
  slugSegments,
} from './routes'

describe('page paths', () => {
  it('the path of a doc ends with one slash, and that of the home page is empty', () => {
    expect(['guides/audit', '/faq/', '', '/'].map(paths.doc)).toEqual(['guides/audit/', 'faq/', '', ''])
  })

  it('the path of the first list page of the blog is that of the blog', () => {
    expect([paths.blogPage(1), paths.blogPage(2)]).toEqual(['blog/', 'blog/page/2/'])
  })

  it('paths of lists, tags and authors of the blog have page numbers from 2', () => {
    expect([paths.blogTag('joins'), paths.blogTag('joins', 2), paths.blogAuthor('team', 3)]).toEqual([
      'blog/tags/joins/',
      'blog/tags/joins/page/2/',
      'blog/authors/team/page/3/',
    ])
  })

  it('paths of tags and posts are in folders of their own', () => {
    expect([paths.docTags, paths.docTag('faq'), paths.post('2024/joins')]).toEqual([
      'tags/',
      'tags/faq/',
      'blog/2024/joins/',
    ])
  })

  it('the parameters of a catch-all route are the segments of the path; the home page has none', () => {
    expect(slugSegments('guides/audit/')).toEqual(['guides', 'audit'])
    expect(slugSegments('')).toEqual([])
  })
})

describe.each([
  ['en', '', '/', '/docs/', 'https://docs.example.com/docs/', '/en/docs/'],
  ['zh', '', '/zh/', '/docs/zh/', 'https://docs.example.com/docs/zh/', '/zh/docs/'],
  ['en', 'faq/', '/faq/', '/docs/faq/', 'https://docs.example.com/docs/faq/', '/en/docs/faq/'],
  ['zh', 'faq/', '/zh/faq/', '/docs/zh/faq/', 'https://docs.example.com/docs/zh/faq/', '/zh/docs/faq/'],
  ['en', 'blog/', '/blog/', '/docs/blog/', 'https://docs.example.com/docs/blog/', '/en/blog/'],
  [
    'zh',
    'blog/2024/joins/',
    '/zh/blog/2024/joins/',
    '/docs/zh/blog/2024/joins/',
    'https://docs.example.com/docs/zh/blog/2024/joins/',
    '/zh/blog/2024/joins/',
  ],
  [
    'zh',
    'tags/faq/',
    '/zh/tags/faq/',
    '/docs/zh/tags/faq/',
    'https://docs.example.com/docs/zh/tags/faq/',
    '/zh/docs/tags/faq/',
  ],
] as const)('page “%s:%s”', (locale, page, path, href, url, route) => {
  it('each kind of page has its public path, href and URL', () => {
    expect([publicPath(locale, page), publicHref(locale, page), publicUrl(locale, page)]).toEqual([path, href, url])
  })

  it('each kind of page is rendered by its route in app/', () => {
    expect(internalPath(locale, page)).toBe(route)
  })
})

describe('a URL with letters of other scripts', () => {
  it('a URL with letters of other scripts is percent-encoded', () => {
    expect(publicUrl('zh', 'blog/2024/连接/')).toBe('https://docs.example.com/docs/zh/blog/2024/%E8%BF%9E%E6%8E%A5/')
  })
})

describe('internalPath', () => {
  it('internalPath returns the route of docs for a doc whose name begins with the name of a section', () => {
    expect(internalPath('en', 'blogging/')).toBe('/en/docs/blogging/')
  })
})

describe('withBase', () => {
  it('withBase adds the base to the path of a file of the site', () => {
    expect(withBase('/logo.svg')).toBe('/docs/logo.svg')
  })
})

describe('devRewrites', () => {
  it('devRewrites tries images, then the prefixed language, then Markdown, feeds and sections before docs', () => {
    expect(devRewrites()).toEqual([
      { source: '/media/:file', destination: '/media/:file' },
      { source: '/zh/:path*/index.md', destination: '/zh/markdown/:path*' },
      { source: '/zh/blog/rss.xml', destination: '/zh/feeds/blog/rss.xml' },
      { source: '/zh/blog/atom.xml', destination: '/zh/feeds/blog/atom.xml' },
      { source: '/zh/blog/feed.json', destination: '/zh/feeds/blog/feed.json' },
      { source: '/zh/whats-new/rss.xml', destination: '/zh/feeds/whats-new/rss.xml' },
      { source: '/zh/whats-new/atom.xml', destination: '/zh/feeds/whats-new/atom.xml' },
      { source: '/zh/whats-new/feed.json', destination: '/zh/feeds/whats-new/feed.json' },
      { source: '/zh/blog/:path*', destination: '/zh/blog/:path*' },
      { source: '/zh/search/:path*', destination: '/zh/search/:path*' },
      { source: '/zh/:path*', destination: '/zh/docs/:path*' },
      { source: '/:path*/index.md', destination: '/en/markdown/:path*' },
      { source: '/blog/rss.xml', destination: '/en/feeds/blog/rss.xml' },
      { source: '/blog/atom.xml', destination: '/en/feeds/blog/atom.xml' },
      { source: '/blog/feed.json', destination: '/en/feeds/blog/feed.json' },
      { source: '/whats-new/rss.xml', destination: '/en/feeds/whats-new/rss.xml' },
      { source: '/whats-new/atom.xml', destination: '/en/feeds/whats-new/atom.xml' },
      { source: '/whats-new/feed.json', destination: '/en/feeds/whats-new/feed.json' },
      { source: '/blog/:path*', destination: '/en/blog/:path*' },
      { source: '/search/:path*', destination: '/en/search/:path*' },
      { source: '/:path*', destination: '/en/docs/:path*' },
    ])
  })
})

it('devRewrites serves the static files of the content folder, also in a folder that has pages', () => {
  expect(devRewrites(['a.pdf', 'blog/one/a.png', 'blog/one/b.png', 'img (1)/c.svg']).slice(1, 4)).toEqual([
    { source: '/a.pdf', destination: '/files/a.pdf' },
    { source: '/blog/one/:file([^/]+\\.[A-Za-z0-9]+)', destination: '/files/blog/one/:file' },
    { source: '/img \\(1\\)/:file([^/]+\\.[A-Za-z0-9]+)', destination: '/files/img (1)/:file' },
  ])
})

describe('publishedFile', () => {
  it.each([
    ['en/docs/index.html', 'docs/index.html'],
    ['zh/docs/index.html', 'docs/zh/index.html'],
    ['en/docs/guides/audit/index.html', 'docs/guides/audit/index.html'],
    ['en/docs/docs/index.html', 'docs/docs/index.html'],
    ['en/blog/index.html', 'docs/blog/index.html'],
    ['zh/blog/2024/joins/index.html', 'docs/zh/blog/2024/joins/index.html'],
    ['zh/docs/tags/faq/index.html', 'docs/zh/tags/faq/index.html'],
    ['_next/static/chunks/a.js', 'docs/_next/static/chunks/a.js'],
    ['favicon.svg', 'docs/favicon.svg'],
    ['404.html', '404.html'],
  ])('the exported file %s is published as %s', (exported, published) => {
    expect(publishedFile(exported)).toBe(published)
  })

  it.each([
    '404/index.html',
    '_not-found/index.txt',
    'en/blog/page/_/index.html',
    'en/blog/_/_/index.txt',
    'zh/docs/guides/audit/index.txt',
    'en/docs/faq/__next._full.txt',
    'en/docs/faq/__next._tree.txt',
    'en/docs/faq/__next.$d$locale.docs.$c$slug.__PAGE__.txt',
    '__next._full.txt',
    '_next/static/0123456789ab/_buildManifest.js',
    '_next/static/0123456789ab/_ssgManifest.js',
    '_next/static/0123456789ab/_clientMiddlewareManifest.js',
  ])('the exported file %s is not published', (exported) => {
    expect(publishedFile(exported)).toBeNull()
  })

  it('a doc may have the name of an internal page, and is published', () => {
    expect(publishedFile('en/docs/404/index.html')).toBe('docs/404/index.html')
  })
})
