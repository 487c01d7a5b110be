import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readPage } from '../support/files'

/** The anchors of a page's headings, after checking that its table of contents has exactly these. */
function anchorsOf(page: string): string[] {
  const { document } = readPage('out', page)
  const headings = [...document.querySelectorAll('article :is(h2, h3)[id]')].map(({ id }) => id)
  const links = [...document.querySelectorAll('nav a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1))
  expect([...new Set(links)]).toEqual(headings)
  return headings
}

describe('an API page', () => {
  it('an API page has the same anchors in both languages, which the table of contents links to', () => {
    const anchors = anchorsOf('api/create-analysis')
    expect(anchors).not.toEqual([])
    expect(anchorsOf('zh/api/create-analysis')).toEqual(anchors)
  })

  it('an API page has the example request in every programming language in its HTML', () => {
    const { document } = readPage('out', 'zh/api/create-analysis')
    expect([...document.querySelectorAll('[role=tabpanel]:has(pre) > p')].map((name) => name.textContent)).toEqual([
      'curl',
      'Python',
      'JavaScript',
      'Java',
      'Go',
    ])
  })
})

it.each(['', 'zh/'])('/docs/%sapi/ links to the OpenAPI document of its language', (prefix) => {
  const href = readPage('out', `${prefix}api`).attribute('article a[href$=".yaml"]', 'href')
  expect(href).toBe(`/docs/${prefix}openapi.yaml`)
  expect(parse(readFileSync(`out${href}`, 'utf8'))).toMatchObject({ openapi: '3.1.0' })
})
