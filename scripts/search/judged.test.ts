import { describe, expect, it } from 'vitest'
import { anchorAccuracy, metrics, isHeldOut, parseJudged } from './judged'

const [query] = parseJudged('[mixed zh]\nＮＯＴ ＩＮ | blog/x#part=3, docs/y=1\n')

describe('parseJudged', () => {
  it('parseJudged reads group, language, pages, anchors and grades', () => {
    expect(query).toMatchObject({ text: 'ＮＯＴ ＩＮ', group: 'mixed', locale: 'zh' })
    expect([...(query?.grades ?? [])]).toEqual([
      ['blog/x', 3],
      ['docs/y', 1],
    ])
    expect(query?.anchors.get('blog/x')).toBe('part')
  })

  it.each(['[nowhere]', '[en]\nno pages', '[en]\nq | page', '[en]\nq | page=4', '[en]\nq | page=3, page#part=2'])(
    'parseJudged rejects %j',
    (file) => {
      expect(() => parseJudged(file)).toThrow()
    },
  )
})

describe('metrics', () => {
  it('the metrics depend on the rank of the best page, and a related page does not count as a success', () => {
    if (!query) throw new Error('no query')
    const of = (...pages: string[]) => metrics([{ query, pages }])
    expect(of('blog/x', 'docs/y')).toEqual({ queries: 1, mrr: 1, best: 1, ndcg: 1, successAt1: 1, successAt5: 1 })
    expect(of('docs/y', 'blog/x')).toMatchObject({ mrr: 0.5, successAt1: 0, successAt5: 1 })
    expect(of('docs/z')).toMatchObject({ mrr: 0, ndcg: 0 })
  })
})

describe('isHeldOut', () => {
  it('isHeldOut holds out about a third of the queries, always the same ones', () => {
    const numbers = Array.from({ length: 3_000 }, (_, number) => `query ${number}`)
    const held = numbers.filter((text) => isHeldOut('en', text))
    expect(Math.abs(held.length - 1_000)).toBeLessThan(60)
    expect(['not in', 'covering index', '回表'].map((text) => isHeldOut('zh', text))).toEqual([false, false, true])
  })
})

describe('the rank of the best page', () => {
  it('the rank of the best page is that of the first page with the highest grade, not of a related page', () => {
    const [query] = parseJudged('[en]\nslow log | docs/a=3, docs/b=2')
    if (!query) throw new Error('no query')
    expect(metrics([{ query, pages: ['docs/b', 'docs/a'] }])).toMatchObject({ mrr: 1, best: 0.5 })
  })
})

describe('anchorAccuracy', () => {
  it('anchorAccuracy is the share of judged sections among first hits whose page has a judged section', () => {
    const [query] = parseJudged('[en]\nslow log | docs/a#on=3, docs/b=1')
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
