import { describe, expect, it } from 'vitest'
import { brokenAddresses, ownAddresses } from './addresses'
import { missingNeeded } from './needed'
import { origin, siteOf } from '../test-site'

const where = { origin, basePath: '/docs' }
const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('what a site cannot do without', () => {
  const names =
    'index.html 404.html favicon.ico robots.txt _headers _redirects .nojekyll docs/sw.js docs/_search/en.json docs/_search/zh.json docs/a/index.html docs/a/index.txt'
  const whole = Object.fromEntries(names.split(' ').map((file) => [file, 'x']))

  it('is what hosts, browsers and the search ask for, and each page’s data for the router', () => {
    expect(missingNeeded(siteOf(whole))).toEqual([])
    const only = siteOf({ 'docs/a/index.html': '' })
    const missing = names.split(' ').filter((file) => file !== 'docs/a/index.html')
    expect(missingNeeded(only).map(({ file }) => file)).toEqual(missing)
  })

  it('are the shards that the search’s manifest names', () => {
    const manifest = '{"folder":"en/1f","sections":[2,3],"terms":["","b"],"endings":[""],"hasTraditional":true}'
    expect(ownAddresses('docs/_search/en.json', manifest, where)).toEqual(
      ['pages/0', 'pages/1', 'terms/0', 'terms/1', 'endings/0', 'traditional'].map(
        (name) => `/docs/_search/en/1f/${name}.json`,
      ),
    )
    expect(ownAddresses('docs/_search/en.json', '{', where)).toEqual([])
  })

  it('are the icons that a manifest names, and the menus and engines that a page’s data names', () => {
    const manifest = '{"id":"/docs/app","start_url":"/docs/","icons":[{"src": "/docs/icons/a.png"}]}'
    expect(ownAddresses('docs/manifest.webmanifest', manifest, where)).toEqual(['/docs/', '/docs/icons/a.png'])
    const data = '1:{"source":"/docs/zh/sidebars/faqBar.json"}2:{"worker":"/docs/_sql/1f/worker.js"}["/docs/gone/"]'
    expect(ownAddresses('docs/a/index.txt', data, where)).toEqual([
      '/docs/zh/sidebars/faqBar.json',
      '/docs/_sql/1f/worker.js',
    ])
    const engine = siteOf({}, { 'docs/_sql/1f/worker.js': ownAddresses('docs/_sql/1f/worker.js', '', where) })
    expect(messages(brokenAddresses(engine))).toContain('pglite.wasm leads to nothing that is published')
  })

  it('is told once where many files name it, and of one file ten times at most', () => {
    const pages = ['1', '2', '3', '4', '5', '6'].map((page) => [`docs/${page}/index.txt`, ['/docs/sidebars/a.json']])
    expect(messages(brokenAddresses(siteOf({}, Object.fromEntries(pages))))).toEqual([
      '/docs/sidebars/a.json leads to nothing that is published (in 6 files)',
    ])
    const shards = Array.from({ length: 30 }, (_, shard) => `/docs/_search/en/1f/terms/${shard}.json`)
    const found = messages(brokenAddresses(siteOf({}, { 'docs/_search/en.json': shards })))
    expect([found.length, found.at(-1)]).toEqual([11, 'and 20 more addresses'])
  })
})
