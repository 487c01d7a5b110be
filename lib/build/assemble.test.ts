import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { assemble, publicationPlan } from './assemble'
import { listFiles } from '../node/list-files'
import { withCsp } from '../hosting/csp'

const script =
  '<script src="/docs/_next/static/chunks/turbopack-a.js" async=""></script><script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script>'
const page = (text: string) => `<html><head><meta charSet="utf-8"/>${script}</head><body>${text}</body></html>`

describe('publicationPlan', () => {
  it('publicationPlan maps published to exported paths and omits unpublished files', () => {
    expect(
      publicationPlan([
        '404.html',
        '404/index.html',
        'en/docs/faq/index.html',
        'en/docs/faq/__next._full.txt',
        'zh/blog/index.html',
      ]),
    ).toEqual(
      new Map([
        ['404.html', '404.html'],
        ['docs/faq/index.html', 'en/docs/faq/index.html'],
        ['docs/zh/blog/index.html', 'zh/blog/index.html'],
      ]),
    )
  })

  it('publicationPlan throws if two files have the same path', () => {
    expect(() => publicationPlan(['en/blog/index.html', 'en/docs/blog/index.html'])).toThrow(
      'the export has conflicting files:\n/docs/blog/index.html comes from both en/blog/index.html and en/docs/blog/index.html',
    )
  })

  it('publicationPlan throws if two paths differ only in case', () => {
    expect(() => publicationPlan(['en/docs/FAQ/index.html', 'en/docs/faq/index.html'])).toThrow(
      '/docs/faq/index.html comes from both en/docs/FAQ/index.html and en/docs/faq/index.html',
    )
  })

  it('publicationPlan lists every conflict in its error', () => {
    const files = ['en/docs/a/index.html', 'en/docs/A/index.html', 'en/docs/zh/index.html', 'zh/docs/index.html']
    expect(() => publicationPlan(files)).toThrow(/\/docs\/A\/index\.html .*\n\/docs\/zh\/index\.html /)
  })
})

describe('assemble', () => {
  const exported = {
    '404.html': page('Not found'),
    '404/index.html': page('Not found'),
    'baseline/index.html': page('Baseline'),
    'en/docs/index.html': page('Home'),
    'en/docs/index.txt': `1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"go()"}}]`,
    'en/docs/__next._full.txt': 'payload',
    'zh/docs/index.html': page('首页'),
    'zh/blog/index.html': page('博客'),
    '_next/static/chunks/a.js': 'go()',
  }

  it('assemble copies the export to the root of the CDN', () => {
    const target = path.join(tempFolder({}), 'out')
    assemble(tempFolder(exported), target)
    expect(listFiles(target)).toEqual([
      '404.html',
      'docs/_next/static/chunks/a.js',
      'docs/index.html',
      'docs/index.txt',
      'docs/zh/blog/index.html',
      'docs/zh/index.html',
      'index.html',
    ])
    expect(readFileSync(path.join(target, 'docs/index.txt'), 'utf8')).not.toContain('go()')
    expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toContain('url=/docs/"')
  })

  it('assemble adds the loader to pages, or keeps them unchanged with the eager runtime', () => {
    const source = tempFolder(exported)
    const target = path.join(tempFolder({}), 'out')
    assemble(source, target, 'intent')
    expect(readFileSync(path.join(target, 'docs/zh/blog/index.html'), 'utf8')).not.toContain(script)
    assemble(source, target, 'eager')
    expect(readFileSync(path.join(target, 'docs/zh/blog/index.html'), 'utf8')).toBe(withCsp(page('博客')))
  })

  it('assemble merges the scripts that the home page and the search load, and keeps them for pages without all of them', () => {
    const [a, b] = ['a', 'b'].map((name) => `<script src="/docs/_next/static/chunks/${name}.js" async=""></script>`)
    const code = 'push(["object"==typeof document?document.currentScript:void 0])'
    const target = path.join(tempFolder({}), 'out')
    const source = tempFolder({
      'en/docs/index.html': page(`${a}${b}`),
      'en/search/index.html': page(`${a}${b}`),
      'zh/blog/index.html': page(`${a}`),
      '_next/static/chunks/a.js': code,
      '_next/static/chunks/b.js': code,
    })
    assemble(source, target, 'intent')
    const shared = listFiles(target).find((file) => file.includes('shared-'))
    const html = (file: string) => readFileSync(path.join(target, file, 'index.html'), 'utf8')
    expect(html('docs')).toContain(`"${path.basename(shared ?? '', '.js')}".split`)
    expect(html('docs/zh/blog')).toContain('"a".split')
  })

  it('assemble adds the warning about a wrong base URL to home pages only', () => {
    const target = path.join(tempFolder({}), 'out')
    assemble(tempFolder(exported), target)
    const warning = (file: string) => readFileSync(path.join(target, file), 'utf8').includes('__base')
    expect(listFiles(target).filter((file) => file.endsWith('.html') && warning(file))).toEqual([
      'docs/index.html',
      'docs/zh/index.html',
    ])
  })

  it('assemble counts files, pages and bytes', () => {
    const target = path.join(tempFolder({}), 'out')
    expect(
      assemble(tempFolder({ 'en/blog/index.html': page('博客'), 'en/blog/index.txt': '12345' }), target, 'eager'),
    ).toEqual({
      files: 3,
      pages: 1,
      bytes: Buffer.byteLength(withCsp(page('博客'))) + 5,
    })
  })

  it('assemble does not change the target if there is a conflict', () => {
    const target = tempFolder({ 'docs/index.html': 'old' })
    const conflict = { 'en/blog/index.html': page('a'), 'en/docs/blog/index.html': page('b') }
    expect(() => assemble(tempFolder(conflict), target)).toThrow('conflicting files')
    expect(listFiles(target)).toEqual(['docs/index.html'])
  })
})
