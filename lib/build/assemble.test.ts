import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { assemble, publicationPlan } from './assemble'
import { listFiles } from '../node/list-files'

const script =
  '<script src="/docs/_next/static/chunks/turbopack-a.js" async=""></script><script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/site.js"],"runtimeModuleIds":[1]});</script>'
const code = (text: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${text}]);`
const scripts = {
  '_next/static/chunks/turbopack-a.js': 'start()',
  '_next/static/chunks/site.js': code('"static/chunks/tool.js"'),
  '_next/static/chunks/tool.js': 'tool()',
  '_next/static/chunks/router.js': 'router()',
}
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
    'en/docs/index.html': page('Home'),
    'en/docs/index.txt': 'data',
    'en/docs/__next._full.txt': 'payload',
    'zh/docs/index.html': page('首页'),
    'zh/blog/index.html': page('博客'),
    ...scripts,
  }

  /** Returns the name of the site's script in a published site. */
  const startScript = (target: string) => listFiles(target).find((file) => file.includes('/start-')) ?? ''

  it('assemble copies the export to the root of the CDN, with the scripts that pages can load and without data for React', async () => {
    const target = path.join(tempFolder({}), 'out')
    await assemble(tempFolder(exported), target)
    expect(listFiles(target)).toEqual([
      '404.html',
      startScript(target),
      'docs/_next/static/chunks/tool.js',
      'docs/index.html',
      'docs/zh/blog/index.html',
      'docs/zh/index.html',
      'index.html',
    ])
    expect(readFileSync(path.join(target, startScript(target)), 'utf8')).toContain('start()')
    expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toContain('url=/docs/"')
  })

  it('assemble adds the loader of the site’s script to pages, or the script with the eager runtime', async () => {
    const source = tempFolder(exported)
    const target = path.join(tempFolder({}), 'out')
    const blog = () => readFileSync(path.join(target, 'docs/zh/blog/index.html'), 'utf8')
    await assemble(source, target, 'intent')
    expect(blog()).not.toContain('<script src=')
    expect(blog()).toContain(`<script data-scripts="/${startScript(target)}">`)
    await assemble(source, target, 'eager')
    expect(blog()).toContain(`<script src="/${startScript(target)}"`)
  })

  it('assemble adds the warning about a wrong base URL to home pages only', async () => {
    const target = path.join(tempFolder({}), 'out')
    await assemble(tempFolder(exported), target)
    const warning = (file: string) => readFileSync(path.join(target, file), 'utf8').includes('__base')
    expect(listFiles(target).filter((file) => file.endsWith('.html') && warning(file))).toEqual([
      'docs/index.html',
      'docs/zh/index.html',
    ])
  })

  it('assemble counts pages', async () => {
    const pages = { 'en/docs/index.html': page('Home'), 'en/docs/faq/index.html': page('FAQ') }
    const source = tempFolder({ ...pages, 'favicon.svg': '12345', ...scripts })
    expect(await assemble(source, path.join(tempFolder({}), 'out'))).toBe(2)
  })

  it('assemble does not change the target if there is a conflict', async () => {
    const target = tempFolder({ 'docs/index.html': 'old' })
    const conflict = { 'en/blog/index.html': page('a'), 'en/docs/blog/index.html': page('b'), ...scripts }
    await expect(assemble(tempFolder(conflict), target)).rejects.toThrow('conflicting files')
    expect(listFiles(target)).toEqual(['docs/index.html'])
  })
})
