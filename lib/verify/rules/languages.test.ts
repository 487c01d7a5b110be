import { describe, expect, it } from 'vitest'
import { languageErrors, unequalTranslations } from './languages'
import { head, origin, siteOf } from '../test-site'

const alternates = (...list: [tag: string, href: string][]) =>
  list.map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${origin}${href}">`).join('')
const both = alternates(['en-GB', '/docs/a/'], ['zh-CN', '/docs/zh/a/'], ['x-default', '/docs/a/'])
const page = (lang: string, href: string, more: string, body = '') =>
  `<html lang="${lang}">${head(href, { more })}${body}`
const messages = (files: Record<string, string>) => languageErrors(siteOf(files)).map(({ message }) => message)

describe('language alternates', () => {
  it('language alternates that reference each other are valid', () => {
    expect(
      messages({
        'docs/a/index.html': page('en-GB', '/docs/a/', both),
        'docs/zh/a/index.html': page('zh-CN', '/docs/zh/a/', both),
      }),
    ).toEqual([])
  })
  it('language alternates must be returned by their target', () => {
    expect(
      messages({
        'docs/a/index.html': page('en-GB', '/docs/a/', both),
        'docs/zh/a/index.html': page(
          'zh-CN',
          '/docs/zh/a/',
          alternates(['zh-CN', '/docs/zh/a/'], ['x-default', '/docs/zh/a/']),
        ),
      }),
    ).toEqual([`${origin}/docs/zh/a/ does not answer hreflang zh-CN with the same list`])
  })
  it('language alternates must exist and be in the language of their hreflang', () => {
    const wrong = alternates(['en-GB', '/docs/a/'], ['zh-CN', '/docs/zh/gone/'], ['x-default', '/docs/a/'])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', wrong) })).toEqual([
      `hreflang zh-CN names ${origin}/docs/zh/gone/, which is not a page of the site`,
    ])
    expect(
      messages({
        'docs/a/index.html': page('en-GB', '/docs/a/', both),
        'docs/zh/a/index.html': page('en-GB', '/docs/zh/a/', both),
      }),
    ).toContain(`${origin}/docs/zh/a/ is in en-GB, not in zh-CN`)
  })
  it('language alternates are required together with a canonical URL, except on fallback pages', () => {
    expect(messages({ 'docs/a/index.html': '<html lang="en-GB"><title>a</title>' })).toEqual(['no canonical URL'])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', '') })).toEqual(['no hreflang'])
    expect(messages({ 'docs/zh/a/index.html': page('zh-CN', '/docs/a/', '') })).toEqual([
      `the canonical URL ${origin}/docs/a/ is not a page of the site`,
    ])
  })
  it('language alternates are not allowed on a page with “noindex”', () => {
    const robots = '<meta name="robots" content="noindex">'
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', robots) })).toEqual([])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', robots + both) })).toEqual([
      'hreflang on a page with “noindex”',
    ])
  })
})

describe('translations', () => {
  it('translations must have the same anchors in their text', () => {
    const text = (id: string) => `<article><h2 id="${id}">x</h2></article>`
    const found = unequalTranslations(
      siteOf({
        'docs/a/index.html': page('en-GB', '/docs/a/', both, text('why')),
        'docs/zh/a/index.html': page('zh-CN', '/docs/zh/a/', both, text('原因')),
      }),
    )
    expect(found.map(({ message }) => message)).toEqual([
      '#why is not in docs/zh/a/index.html',
      '#原因 is not in docs/a/index.html',
    ])
  })
})
