import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { parseHtml } from '../support/files'

/** Returns the CSS of a page in document order, linked and inline. */
function readStyles(file: string): string {
  const document = parseHtml(readFileSync(path.join('out', file), 'utf8'))
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map((element) => {
    const href = element.getAttribute('href')
    return href === null ? element.textContent : readFileSync(path.join('out', href), 'utf8')
  })
  return sheets.join('\n')
}

/** Returns the selectors of all style sheets. */
function readSelectors(): readonly string[] {
  const sheets = listFiles('out').filter((file) => file.endsWith('.css'))
  expect(sheets).not.toEqual([])
  return sheets.flatMap((file) => readFileSync(path.join('out', file), 'utf8').match(/[^{}]+(?=\{)/g) ?? [])
}

describe('the style sheets', () => {
  it.each(['docs', 'docs/zh/blog', 'docs/faq', 'docs/tags'].map((folder) => `${folder}/index.html`).concat('404.html'))(
    'the style sheets of %s declare the cascade layers in the order in which a component overrides the base styles',
    (file) => {
      const names = [...readStyles(file).matchAll(/@layer\s+([^{;]+)[{;]/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.trim()),
      )
      expect([...new Set(names)]).toEqual(['reset', 'tokens', 'base', 'components'])
    },
  )

  it('no selector contains a sibling combinator before “*”, for which the browser styles the whole page again whenever an element is inserted', () => {
    const selectors = readSelectors()
    expect(selectors.filter((selector) => /[+~]\s*\*/.test(selector.replaceAll(':has(+*)', '')))).toEqual([])
  })
  it('no selector selects the selection of every element, because the browser computes a style for each', () => {
    expect(readSelectors().filter((selector) => /(?:^|[\s,>*])::selection/.test(selector))).toEqual([])
  })
})
