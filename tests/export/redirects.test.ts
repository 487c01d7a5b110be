import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtureOrigin, fixtureSite } from '../support/fixture-site'

const read = (file: string) => readFileSync(path.join(fixtureSite, file), 'utf8')

describe('a former URL', () => {
  it.each([
    ['docs/old/features/index.html', '/docs/features/'],
    ['docs/zh/old/features/index.html', '/docs/zh/features/'],
    ['docs/gone/index.html', '/docs/faq/'],
  ])('a former URL has a page that redirects: %s to %s', (file, target) => {
    const html = read(file)
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
    expect(html).toContain(`<link rel="canonical" href="${fixtureOrigin}${target}">`)
    expect(html).toContain('Content-Security-Policy')
  })

  it('a former URL is redirected by hosts, if its sections have no targets of their own', () => {
    const redirects = read('_redirects').split('\n')
    expect(redirects).toContain('/docs/zh/gone/ /docs/zh/faq/ 301')
    expect(redirects.filter((line) => line.startsWith('/docs/old/features/'))).toEqual([])
    expect(read('_nginx-redirects.conf')).toBe('"/docs/gone/" "/docs/faq/";\n"/docs/zh/gone/" "/docs/zh/faq/";\n')
    expect(read('_cloudfront-function.js')).toContain('"/docs/gone/":"/docs/faq/"')
  })

  it('a former URL is in no sitemap, no list for language models and no search index', () => {
    for (const file of ['docs/sitemap.xml', 'docs/llms.txt', 'docs/_search/en.json'])
      expect(read(file)).not.toMatch(/old\/features|\/gone\//)
  })
})

it('a page with former sections has a script that leads to their targets, and other pages have none', () => {
  expect(read('docs/faq/index.html')).toContain('"is-it-slow":"/docs/faq/#is-it-fast"')
  expect(read('docs/features/index.html')).not.toContain('is-it-slow')
})
