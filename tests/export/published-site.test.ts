import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCloudFrontFunction } from '@/lib/build/outputs/test-hosts'
import { listFiles } from '@/lib/node/list-files'
import { readPage } from '../support/files'

const files = listFiles('out')
const sitemap = readFileSync('out/docs/sitemap.xml', 'utf8')
const sitemapPaths = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com(\/[^<]*)<\/loc>/g)].map(([, page]) => page)

describe('the public URLs', () => {
  const guides = ['', 'setupOptimization', 'explainOutput']
  const modes = ['', 'Mapper', 'MySQL_QueryLog', 'OpenGauss_QueryLog', 'Postgres_QueryLog', 'RawFile', 'RawText']
  const types = ['', 'MySQL', 'OpenGauss', 'Oracle', 'Postgres', 'RawFile', 'RawText']
  const posts = [
    '2023/three-valued-logic',
    '2023/not-in-null-trap',
    '2024/outer-to-inner-join',
    '2024/deep-pagination',
    '2025/redundant-indexes',
    '2025/reading-plan-diffs',
  ]
  const pages = [
    '',
    'faq',
    'tags',
    'tags/sql-tuner',
    'blog',
    'blog/page/2',
    'blog/archive',
    'blog/tags',
    'blog/tags/optimize',
    'blog/authors',
    'blog/authors/team',
    ...guides.map((name) => `guides/optimize/${name}`),
    ...modes.map((name) => `guides/optimize/workload-modes/${name}`),
    ...types.map((name) => `guides/optimize/workspace-types/${name}`),
    ...posts.map((name) => `blog/${name}`),
  ]
  it.each(pages)('the URL /docs/%s exists in both languages, each page in its own language', (page) => {
    const english = readPage('out', page)
    const chinese = readPage('out', path.posix.join('zh', page))
    expect(english.attribute('html', 'lang')).toBe('en-GB')
    expect(chinese.attribute('html', 'lang')).toBe('zh-CN')
    expect(chinese.attribute('html', 'dir')).toBe('ltr')
    expect(english.document.querySelectorAll('h1')).toHaveLength(1)
    expect(chinese.document.querySelectorAll('h1')).toHaveLength(1)
    expect(chinese.document.querySelector('main')?.textContent).toMatch(/[\u4e00-\u9fff]/)
    expect(chinese.attribute('article[lang]', 'lang')).toBeNull()
  })

  it('the export has no segment prefetch files', () => {
    expect(listFiles('.cache/sites/export').filter((file) => path.basename(file).startsWith('__next.'))).toEqual([])
  })

  it('the export has no internal routes', () => {
    expect(files.filter((file) => /^(?!docs\/_search\/)(.*\/)?(en|_not-found|_)\/|__next\._full/.test(file))).toEqual(
      [],
    )
    expect(files.filter((file) => !file.startsWith('docs/'))).toEqual([
      '.nojekyll',
      '404.html',
      '_cloudfront-function.js',
      '_headers',
      '_nginx-redirects.conf',
      '_redirects',
      'favicon.ico',
      'index.html',
      'robots.txt',
    ])
  })
})

describe('the CloudFront function', () => {
  it('the CloudFront function serves every published file that is not a page, by its extension, unchanged', () => {
    const requested = files.filter((file) => file.includes('/') && !file.endsWith('.html')).map((file) => `/${file}`)
    expect(requested.filter((url) => runCloudFrontFunction(url) !== url)).toEqual([])
  })
})

describe('the head of a page', () => {
  const { attribute, text } = readPage('out', 'guides/optimize/workspace-types/MySQL')
  it('the head of a page has the titles of the page and of the site, and a description', () => {
    expect(text('title')).toBe('MySQL workspace | SQL Tuner')
    expect(attribute('meta[property="og:title"]', 'content')).toBe('MySQL workspace | SQL Tuner')
    expect(attribute('meta[name=description]', 'content')?.length).toBeGreaterThan(40)
  })
  it('the head of a page has the canonical URL and the alternates of all languages', () => {
    const url = 'https://docs.example.com/docs/guides/optimize/workspace-types/MySQL/'
    expect(attribute('link[rel=canonical]', 'href')).toBe(url)
    expect(attribute('meta[property="og:url"]', 'content')).toBe(url)
    expect(attribute('link[hreflang="en-GB"]', 'href')).toBe(url)
    expect(attribute('link[hreflang="zh-CN"]', 'href')).toBe(url.replace('/docs/', '/docs/zh/'))
    expect(attribute('link[hreflang="x-default"]', 'href')).toBe(url)
    expect(attribute('meta[property="og:locale"]', 'content')).toBe('en_GB')
  })
})

describe('the sitemap', () => {
  it('the sitemap has “weekly”, priority 0.5 and the last change of a page, which for a post is not before its date', () => {
    expect(sitemap.match(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g)).toHaveLength(
      sitemapPaths.length,
    )
    const [, changed = ''] = /\/docs\/blog\/2023\/three-valued-logic\/<\/loc><lastmod>([^<]+)/.exec(sitemap) ?? []
    expect(new Date(changed).getTime()).toBeGreaterThanOrEqual(Date.UTC(2023, 1, 7))
  })
  it('robots.txt names the sitemap and allows all crawlers', () => {
    const robots = readFileSync('out/robots.txt', 'utf8')
    expect(robots).toMatch(/User-agent: \*\nAllow: \//)
    expect(robots).toContain('Sitemap: https://docs.example.com/docs/sitemap.xml')
  })
})
