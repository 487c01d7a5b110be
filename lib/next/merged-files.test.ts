import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { mergeFiles, withMergedStyles } from './merged-files'
import { publishedData } from './router-data'

const url = (name: string) => `/docs/_next/static/chunks/${name}.js`
const pageWith = (...names: string[]) => names.map((name) => `<script src="${url(name)}" async=""></script>`).join('')
const read = (script: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,"${script}"]);`
const merge = (...pages: string[]) => mergeFiles(pages, read).scripts

describe('merged scripts', () => {
  it('merged scripts are those that all pages load, without Turbopack’s runtime', () => {
    const home = pageWith('turbopack-a', 'react', 'layout', 'home')
    expect(merge(home, pageWith('turbopack-a', 'react', 'layout', 'search'))?.parts).toEqual([
      url('react'),
      url('layout'),
    ])
  })

  it('fewer than two scripts are not merged', () => {
    expect(merge(pageWith('turbopack-a', 'react'), pageWith('turbopack-a', 'react'))).toBeUndefined()
  })

  it('the merged file registers each script with its path, and names the scripts on its element', () => {
    const page = pageWith('react', 'layout')
    const context = { document: { currentScript: { dataset: {} as Record<string, string> } }, TURBOPACK: undefined }
    runInNewContext(merge(page, page)?.text ?? '', context)
    expect(context.TURBOPACK).toEqual([
      ['static/chunks/react.js', url('react')],
      ['static/chunks/layout.js', url('layout')],
      { otherChunks: ['static/chunks/react.js', 'static/chunks/layout.js'], runtimeModuleIds: [] },
    ])
    expect(context.document.currentScript.dataset.parts).toBe(`${url('react')} ${url('layout')}`)
  })

  it('the name of the merged file changes with its text', () => {
    const page = pageWith('react', 'layout')
    const [one, other] = [merge(page, page), mergeFiles([page, page], (script) => `${read(script)}go()`).scripts]
    expect(one?.url).toMatch(/^\/docs\/_next\/static\/chunks\/shared-[\da-f]{12}\.js$/)
    expect(other?.url).not.toBe(one?.url)
  })

  it('merging scripts throws if a script does not name itself as expected', () => {
    const page = pageWith('react', 'layout')
    expect(() => mergeFiles([page, page], () => 'go()')).toThrow('react.js does not name itself')
  })
})

describe('merged style sheets', () => {
  const sheet = (name: string) => `<link rel="stylesheet" href="/docs/_next/${name}.css" data-precedence="next"/>`
  const page = sheet('a') + sheet('b') + sheet('home')
  const merged = mergeFiles([page, sheet('a') + sheet('b')], (name) => `/* ${name} */`)
  const url = merged.styles?.url

  it('merged style sheets are those that all pages load, in their order', () => {
    expect(merged.styles?.text).toBe('/* /docs/_next/a.css */\n/* /docs/_next/b.css */')
    expect(url).toMatch(/^\/docs\/_next\/shared-[\da-f]{12}\.css$/)
  })

  it('a page links the merged style sheet once, and keeps its own', () => {
    expect(withMergedStyles(page, merged)).toBe(
      `<link rel="stylesheet" href="${url}" data-precedence="next"/>${sheet('home')}`,
    )
  })

  it('the data of a page names the merged style sheet', () => {
    const data = (...names: (string | undefined)[]) => names.map((name) => `:HL["${name}","style"]\n`).join('')
    expect(publishedData(data('/docs/_next/a.css', '/docs/_next/b.css'), merged)).toBe(data(url, url))
  })

  it('a text row of the data is unchanged, because it begins with its length', () => {
    const data = `1:T11,/docs/_next/a.css2:["/docs/_next/a.css","/docs/_next/b.css"]\n`
    expect(publishedData(data, merged)).toBe(`1:T11,/docs/_next/a.css2:["${url}","${url}"]\n`)
  })

  it('a page without all of the merged style sheets is unchanged', () => {
    expect(withMergedStyles(sheet('a'), merged)).toBe(sheet('a'))
  })
})
