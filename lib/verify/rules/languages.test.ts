import { describe, expect, it } from 'vitest'
import { languageMistakes, unequalTwins } from './languages'
import { head, origin, siteOf } from '../test-site'

const alternates = (...list: [tag: string, address: string][]) =>
  list.map(([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${origin}${address}">`).join('')
const both = alternates(['en-GB', '/docs/a/'], ['zh-CN', '/docs/zh/a/'], ['x-default', '/docs/a/'])
const page = (lang: string, address: string, more: string, body = '') =>
  `<html lang="${lang}">${head(address, { more })}${body}`
const messages = (files: Record<string, string>) => languageMistakes(siteOf(files)).map(({ message }) => message)

describe('languages', () => {
  it('that name each other alike are right', () => {
    expect(
      messages({
        'docs/a/index.html': page('en-GB', '/docs/a/', both),
        'docs/zh/a/index.html': page('zh-CN', '/docs/zh/a/', both),
      }),
    ).toEqual([])
  })
  it('must be answered', () => {
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
  it('must exist, and be those that they are called', () => {
    const wrong = alternates(['en-GB', '/docs/a/'], ['zh-CN', '/docs/zh/gone/'], ['x-default', '/docs/a/'])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', wrong) })).toEqual([
      `hreflang zh-CN names ${origin}/docs/zh/gone/, which is no page of the site`,
    ])
    expect(
      messages({
        'docs/a/index.html': page('en-GB', '/docs/a/', both),
        'docs/zh/a/index.html': page('en-GB', '/docs/zh/a/', both),
      }),
    ).toContain(`${origin}/docs/zh/a/ is in en-GB, not in zh-CN`)
  })
  it('a page has a canonical address and hreflang, or stands in for one that has', () => {
    expect(messages({ 'docs/a/index.html': '<html lang="en-GB"><title>a</title>' })).toEqual(['no canonical address'])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', '') })).toEqual(['no hreflang'])
    expect(messages({ 'docs/zh/a/index.html': page('zh-CN', '/docs/a/', '') })).toEqual([
      `the canonical address ${origin}/docs/a/ is no page of the site`,
    ])
  })
  it('are not named by a page that search engines leave out', () => {
    const robots = '<meta name="robots" content="noindex">'
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', robots) })).toEqual([])
    expect(messages({ 'docs/a/index.html': page('en-GB', '/docs/a/', robots + both) })).toEqual([
      'hreflang on a page with “noindex”',
    ])
  })
})

describe('twins', () => {
  it('have the same anchors in their text', () => {
    const text = (id: string) => `<article><h2 id="${id}">x</h2></article>`
    const found = unequalTwins(
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
