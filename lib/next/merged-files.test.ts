import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { reachableFiles, sharedFiles, withMergedUrls, withoutFramework } from './merged-files'

const chunk = (name: string) => `/docs/_next/static/chunks/${name}`
const sheet = (name: string) => `<link rel="stylesheet" href="${chunk(`${name}.css`)}" data-precedence="next"/>`
const scripts = (list: string) =>
  `<script src="${chunk('turbopack-a.js')}" async=""></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${list},"runtimeModuleIds":[7]});</script>`
const pageWith = (...sheets: string[]) =>
  sheets.map(sheet).join('') + scripts('["static/chunks/manifest.js","static/chunks/site.js"]')
const read = (url: string) =>
  url.includes('turbopack')
    ? 'TURBOPACK.runs = true'
    : `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,"${url}"]);`

describe('the script of the site', () => {
  const { script } = sharedFiles([pageWith()], read)

  it('the script of the site registers its parts with their paths, calls the start, and runs Turbopack’s runtime last', () => {
    const context: { TURBOPACK?: unknown[] & { runs?: boolean } } = {}
    runInNewContext(script.text, context)
    expect([...(context.TURBOPACK ?? [])]).toEqual([
      ['static/chunks/manifest.js', chunk('manifest.js')],
      ['static/chunks/site.js', chunk('site.js')],
      { otherChunks: [], runtimeModuleIds: [7] },
    ])
    expect(context.TURBOPACK?.runs).toBe(true)
  })

  it('the name of the script of the site changes with its text', () => {
    const other = sharedFiles([pageWith()], (url) => `${read(url)}go()`).script
    expect(script.url).toMatch(/^\/docs\/_next\/static\/chunks\/start-[\da-f]{12}\.js$/)
    expect(other.url).not.toBe(script.url)
  })

  it('an export without Turbopack’s runtime, or with scripts that do not name themselves, is an error', () => {
    expect(() => sharedFiles(['<html></html>'], read)).toThrow(
      'a page does not start Turbopack’s runtime: update lib/next/merged-files.ts for this version of Next',
    )
    expect(() => sharedFiles([pageWith()], () => 'go()')).toThrow('static/chunks/manifest.js does not name itself')
  })
})

describe('merged style sheets', () => {
  const page = pageWith('a', 'b', 'home')
  const files = sharedFiles([page, pageWith('a', 'b')], (url) => (url.endsWith('.css') ? `/* ${url} */` : read(url)))
  const { styles } = files

  it('merged style sheets are those that all pages load, in their order', () => {
    expect(styles?.text).toBe(`/* ${chunk('a.css')} */\n/* ${chunk('b.css')} */`)
    expect(styles?.url).toMatch(/^\/docs\/_next\/static\/chunks\/shared-[\da-f]{12}\.css$/)
  })

  it('a page links the merged style sheet once, and keeps its own', () => {
    const link = `<link rel="stylesheet" href="${styles?.url}" data-precedence="next"/>`
    expect(withoutFramework(page, files)).toBe(link + sheet('home'))
  })

  it('a page has neither the marks for hydration nor copies of Open Graph properties', () => {
    const meta = (name: string) => `<meta name="twitter:${name}" content="a"/>`
    const copies = ['title', 'description', 'image', 'image:type', 'image:width', 'image:height'].map(meta).join('')
    const own = meta('card') + meta('image:alt')
    expect(withoutFramework(`${own}${copies}<div hidden=""><!--$--><!--/$--></div><p>a<!-- -->b</p>`, files)).toBe(
      `${own}<p>ab</p>`,
    )
  })

  it('a page without all of the merged style sheets keeps its own', () => {
    expect(withoutFramework(sheet('a'), files)).toBe(sheet('a'))
  })

  it('scripts name the merged style sheet in place of its parts, so that it is not loaded twice', () => {
    const text = 'load("static/chunks/b.css","static/chunks/c.css")'
    expect(withMergedUrls(text, styles)).toBe(
      `load("${styles?.url.slice('/docs/_next/'.length)}","static/chunks/c.css")`,
    )
    expect(withMergedUrls(text, undefined)).toBe(text)
  })
})

it('the files that pages can load are those that a loaded script names', () => {
  const texts: Record<string, string> = {
    'static/chunks/site.js': '["static/chunks/tool.js","static/chunks/tool.css"]',
    'static/chunks/tool.js': '["static/chunks/1~part-2.js","static/chunks/site.js"]',
    'static/chunks/1~part-2.js': '',
    'static/chunks/router.js': '',
  }
  expect([...reachableFiles(['static/chunks/site.js'], (path) => texts[path] ?? '')].toSorted()).toEqual([
    'static/chunks/1~part-2.js',
    'static/chunks/site.js',
    'static/chunks/tool.css',
    'static/chunks/tool.js',
  ])
})
