import { describe, expect, it } from 'vitest'
import { brokenUrls, ownUrls } from './urls'
import { missingFiles } from './required-files'
import { origin, siteOf } from '../test-site'

const where = { origin, basePath: '/docs' }
const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('required files', () => {
  const names =
    'index.html 404.html favicon.ico robots.txt _headers _redirects .nojekyll docs/sw.js docs/pages.json docs/zh/pages.json docs/_search/en.json docs/_search/zh.json docs/a/index.html'
  const whole = Object.fromEntries(names.split(' ').map((file) => [file, 'x']))

  it('required files are those that hosts, browsers and the search request', () => {
    expect(missingFiles(siteOf(whole))).toEqual([])
    const only = siteOf({ 'docs/a/index.html': '' })
    const missing = names.split(' ').filter((file) => file !== 'docs/a/index.html')
    expect(missingFiles(only).map(({ file }) => file)).toEqual(missing)
  })

  it('required files include the shards that the manifest of the search index names', () => {
    const manifest = '{"folder":"en/1f","sections":[2,3],"terms":["","b"],"endings":[""],"hasTraditional":true}'
    expect(ownUrls('docs/_search/en.json', manifest, where)).toEqual(
      ['texts/0', 'texts/1', 'terms/0', 'terms/1', 'endings/0', 'traditional'].map(
        (name) => `/docs/_search/en/1f/${name}.json`,
      ),
    )
    expect(ownUrls('docs/_search/en.json', '{', where)).toEqual([])
  })

  it('required files include the icons of a web manifest, and the scripts and engines of a page', () => {
    const manifest = '{"id":"/docs/app","start_url":"/docs/","icons":[{"src": "/docs/icons/a.png"}]}'
    expect(ownUrls('docs/manifest.webmanifest', manifest, where)).toEqual(['/docs/', '/docs/icons/a.png'])
    const page =
      '<script data-scripts="/docs/_next/a.js"></script><script>{"worker":"/docs/_sql/1f/worker.js"}</script>'
    expect(ownUrls('docs/a/index.html', page, where)).toEqual(['/docs/_next/a.js', '/docs/_sql/1f/worker.js'])
    const chunk = 'TURBOPACK.push(["static/chunks/a.js",7]);Promise.all(["static/chunks/1-b.js","static/chunks/c.css"])'
    expect(ownUrls('docs/_next/static/chunks/a.js', chunk, where)).toEqual([
      '/docs/_next/static/chunks/1-b.js',
      '/docs/_next/static/chunks/c.css',
    ])
    const engine = siteOf({}, { 'docs/_sql/1f/worker.js': ownUrls('docs/_sql/1f/worker.js', '', where) })
    expect(messages(brokenUrls(engine))).toContain('pglite.wasm does not exist in the site')
    const review = 'import{a}from"./review-1A.js";const b=()=>import("./review-2B.js")'
    expect(ownUrls('docs/_sql/1f/review.js', review, where)).toEqual([
      'libpg-query.wasm',
      'review-1A.js',
      'review-2B.js',
    ])
  })

  it('required files are reported once if many files name them, and at most ten times for one file', () => {
    const pages = ['1', '2', '3', '4', '5', '6'].map((page) => [`docs/${page}/index.html`, ['/docs/_next/a.js']])
    expect(messages(brokenUrls(siteOf({}, Object.fromEntries(pages))))).toEqual([
      '/docs/_next/a.js does not exist in the site (in 6 files)',
    ])
    const shards = Array.from({ length: 30 }, (_, shard) => `/docs/_search/en/1f/terms/${shard}.json`)
    const found = messages(brokenUrls(siteOf({}, { 'docs/_search/en.json': shards })))
    expect([found.length, found.at(-1)]).toEqual([11, 'and 20 more URLs'])
  })
})
