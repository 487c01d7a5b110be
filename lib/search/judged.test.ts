import { describe, expect, it } from 'vitest'
import { anchorAccuracy, figures, parseJudged } from './judged'

const [query] = parseJudged('[mixed held zh]\nＮＯＴ ＩＮ | blog/x#part=3, docs/y=1\n')

describe('parseJudged', () => {
  it('reads group, language, pages, anchors and grades', () => {
    expect(query).toMatchObject({ text: 'ＮＯＴ ＩＮ', group: 'mixed', isHeld: true, locale: 'zh' })
    expect([...(query?.grades ?? [])]).toEqual([
      ['blog/x', 3],
      ['docs/y', 1],
    ])
    expect(query?.anchors.get('blog/x')).toBe('part')
  })

  it.each(['[nowhere]', '[en]\nno pages', '[en]\nq | page', '[en]\nq | page=4', '[en]\nq | page=3, page#part=2'])(
    'refuses %j',
    (file) => {
      expect(() => parseJudged(file)).toThrow()
    },
  )
})

describe('figures', () => {
  it('counts a good page at its place; a related one is no success', () => {
    if (!query) throw new Error('no query')
    const of = (...pages: string[]) => figures([{ query, pages }])
    expect(of('blog/x', 'docs/y')).toEqual({ queries: 1, mrr: 1, ndcg: 1, successAt1: 1, successAt5: 1 })
    expect(of('docs/y', 'blog/x')).toMatchObject({ mrr: 0.5, successAt1: 0, successAt5: 1 })
    expect(of('docs/z')).toMatchObject({ mrr: 0, ndcg: 0 })
  })
})

describe('anchorAccuracy', () => {
  it('is the share of right sections among first hits whose page has a judged one', () => {
    const [query] = parseJudged('[en tune]\nslow log | docs/a#on=3, docs/b=1')
    if (!query) throw new Error('no query')
    const answers = [
      { query, page: 'docs/a', anchor: 'on' },
      { query, page: 'docs/a', anchor: 'off' },
      { query, page: 'docs/b', anchor: '' },
      { query, page: undefined, anchor: '' },
    ]
    expect(anchorAccuracy(answers)).toBe(0.5)
  })
})
