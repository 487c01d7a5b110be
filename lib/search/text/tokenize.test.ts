import { describe, expect, it } from 'vitest'
import { phrases, tokenize } from './tokenize'

const terms = (text: string) => tokenize(text).map(({ term }) => term)

describe('tokenize', () => {
  it.each([
    ['Hello, World', ['hello', 'world']],
    ['pg_stat_statements', ['pg_stat_statements', 'pg', 'stat', 'statements']],
    ['setupOptimization', ['setupoptimization', 'setup', 'optimization']],
    ['TPC-H', ['tpch', 'tpc', 'h']],
    ['ORA-65096', ['ora65096', 'ora', '65096']],
    ['8.0.36', ['8.0.36']],
    ['lineitem.l_orderkey', ['lineitem.l_orderkey', 'l_orderkey', 'lineitem', 'l', 'orderkey']],
    ['the customer’s', ['the', 'customer']],
    ['a != b <> c', ['a', '!=', 'b', '<>', 'c']],
    ['count(*)', ['count', '(*)']],
    ["LIKE '%x'", ['like', "'%", 'x']],
    ['慢查询', ['慢查', '慢', '查询', '查', '询']],
    ['MySQL慢查', ['mysql', '慢查', '慢', '查']],
    ['PostgreSQL and MySQL_QueryLog', ['postgresql', 'and', 'mysql_querylog', 'mysql', 'query', 'log']],
    ['data.performImprove', ['data.performimprove', 'performimprove', 'data', 'perform', 'improve']],
    ['%abc% of 10%', ["'%", 'abc', "%'", 'of', '10']],
    ['ＮＯＴ　ＩＮ', ['not', 'in']],
    ['', []],
    ['… — !', []],
  ])('tokenize splits %s', (text, cut) => {
    expect(terms(text)).toEqual(cut)
  })

  it('tokenize returns the position of each token', () => {
    const text = 'see long_query_time'
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'see',
      'long_query_time',
      'long',
      'query',
      'time',
    ])
  })

  it('tokenize returns the same terms for composed and decomposed characters', () => {
    for (const text of ['café', 'CAFÉ', 'café-Bar', 'ÉcoleÉtat', '한국'])
      expect(terms(text.normalize('NFD'))).toEqual(terms(text))
  })

  it('tokenize returns the position of each token in a decomposed text', () => {
    const text = 'ein cafe\u0301-bar, x\u0304\u00e9 und 汉\u0301字'
    expect(tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
      ['ein', 'ein'],
      ['cafébar', 'cafe\u0301-bar'],
      ['café', 'cafe\u0301'],
      ['bar', 'bar'],
      ['x\u0304é', 'x\u0304é'],
      ['und', 'und'],
      ['汉', '汉'],
      ['\u0301', '\u0301'],
      ['字', '字'],
    ])
  })

  it('tokenize limits the length of a term', () => {
    expect(Math.max(...terms('x'.repeat(10_000)).map(({ length }) => length))).toBe(64)
  })
})

describe('phrases', () => {
  it('phrases returns pairs of SQL’s own words in a body, and all pairs in a title', () => {
    const text = 'a row is NOT IN the list'
    expect(phrases(tokenize(text), text, false)).toEqual(['row is', 'is not', 'not in'])
    expect(phrases(tokenize('Covering indexes'), 'Covering indexes', true)).toEqual(['cover index'])
    expect(phrases(tokenize('slow query log'), 'slow query log', true)).toEqual(['slow queri', 'queri log'])
  })

  it('phrases does not span two sentences', () => {
    const text = 'it is not. In the list'
    expect(phrases(tokenize(text), text, false)).toEqual(['is not'])
  })
})
