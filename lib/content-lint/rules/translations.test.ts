import { describe, expect, it } from 'vitest'
import { findIn } from '../test-check'
import { mdx } from '../../content-files/test-fixtures'

const pair = (en: [string, string?], zh: [string, string?]) =>
  findIn('translation-match', { 'en/docs/a.mdx': mdx(...en), 'zh/docs/a.mdx': mdx(...zh) })

describe('facts of a page', () => {
  it('equal fields of a page and its translation are not reported', async () => {
    const facts = 'date: 2025-01-31\ntags: [faq]\nslug: b'
    expect(await pair([`title: A\n${facts}`], [`title: 甲\n${facts}`])).toEqual([])
  })

  it('fields that only one file of a page has are reported there, or on the first line of the file', async () => {
    expect(await pair(['title: A\ndate: 2025-01-31'], ['title: 甲\nslug: b'])).toEqual([
      'warning zh/docs/a.mdx:1:1: date is not set, but 2025-01-31 in the original → write `date: 2025-01-31` [translation-match]',
      'warning zh/docs/a.mdx:3:1: slug is b, but not set in the original → delete the line, or set it in both files [translation-match]',
    ])
  })

  it('the fields of a translation are not compared with those of an original that cannot be read', async () => {
    expect(await pair(['title: A: B\ndate: 2025-01-31'], ['title: 甲\ndate: 2025-01-31\ntags: [faq]'])).toEqual([])
  })

  it('different fields of a draft of the translation are not reported', async () => {
    expect(await pair(['title: A'], ['title: 甲\ndraft: true'])).toEqual([])
  })
})

describe('anchors of a page', () => {
  it('equal anchors of a page and its translation are not reported', async () => {
    expect(await pair(['title: A', '## Set up'], ['title: 甲', '## 设置 {#set-up}'])).toEqual([])
  })

  it('missing anchors are reported at the heading in the same position', async () => {
    expect(await pair(['title: A', '## One\n\n## Set up'], ['title: 甲', '## 一 {#one}\n\n## 设置'])).toEqual([
      'warning zh/docs/a.mdx:7:1: no heading has the original’s anchor “#set-up” → end its heading with {#set-up} [translation-match]',
    ])
  })

  it('anchors whose heading is missing are reported at the beginning of the body', async () => {
    expect(await pair(['title: A', '## One\n\n## Set up'], ['title: 甲', '## 一 {#one}'])).toEqual([
      'warning zh/docs/a.mdx:4:1: no heading has the original’s anchor “#set-up” → end its heading with {#set-up} [translation-match]',
    ])
  })
})
