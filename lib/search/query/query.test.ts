import { describe, expect, it } from 'vitest'
import { parseQuery, type SynonymTerms } from './query'

const terms = (typed: string) => parseQuery(typed).groups.map(({ term }) => term)
const others = (typed: string, synonyms?: readonly SynonymTerms[]) =>
  parseQuery(typed, synonyms).groups.map((group) => group.others.map(({ terms: words }) => words.join(' ')))

describe('parseQuery', () => {
  it('parseQuery removes function words unless there are no other words', () => {
    expect(terms('how do I enable the slow log')).toEqual(['enable', 'slow', 'log'])
    expect(terms('what is it')).toEqual(['what', 'is', 'it'])
    expect(terms('到底要不要回表')).toEqual(['回表'])
  })

  it('parseQuery keeps function words that are SQL keywords next to other SQL words', () => {
    expect(terms('not in')).toEqual(['not', 'in'])
    expect(terms('!= null')).toEqual(['!=', 'null'])
    expect(terms('is null or empty')).toEqual(['is', 'null', 'or', 'empty'])
    expect(terms('hits in workspace')).toEqual(['hits', 'workspace'])
  })

  it('parseQuery does not treat English words of a Chinese question as function words', () => {
    expect(terms('in 参数')).toEqual(['in', '参数'])
    expect(terms('写在 on 里')).toContain('on')
  })

  it('parseQuery gives a low weight to the literals of a statement, but not to words with an apostrophe or error numbers', () => {
    const little = (typed: string) =>
      parseQuery(typed)
        .groups.filter(({ share }) => share < 1)
        .map(({ term }) => term)
    expect(little("where year(d) = 2024 and name like '%foo%'")).toEqual(['2024', 'foo'])
    expect(little("doesn't match when it's ora-01795")).toEqual([])
  })

  it('parseQuery does not treat the quoted names of an error message as phrases, and gives them a low weight', () => {
    const read = (typed: string) => {
      const { groups, quoted } = parseQuery(typed)
      return [quoted, groups.filter(({ share }) => share < 1).map(({ term }) => term)]
    }
    expect(read('ERROR:  relation "orders" does not exist')).toEqual([[], ['orders']])
    expect(read('错误: 关系 "orders" 不存在')[0]).toEqual([])
    expect(read('ORA-00904: "STATUS": invalid identifier')).toEqual([[], ['status']])
    expect(read('"error: relation" postgres')[0]).toEqual(['error: relation'])
  })

  it('parseQuery separates the name of an engine from its version', () => {
    expect(terms('mysql8.0')).toEqual(['mysql', '8.0'])
    expect(terms('支持Oracle19c')).toEqual(['支持', 'oracle', '19c'])
    expect(terms('pg_hba utf8 q17')).toEqual(['pg_hba', 'utf8', 'q17'])
  })

  it('parseQuery treats the last word as a prefix until a space follows it', () => {
    const last = (typed: string) => parseQuery(typed).groups.at(-1)?.isPrefix
    expect([last('slow que'), last('slow query ')]).toEqual([true, false])
    // one or two letters fetch much that is seldom meant, but are all there is of a first word
    expect([last('slow qu'), last('qu')]).toEqual([false, true])
  })

  it('parseQuery matches a compound as a whole, or all of its parts', () => {
    expect(terms('pg_stat_statements')).toEqual(['pg_stat_statements'])
    expect(others('pg_stat_statements')[0]).toContain('pg stat statements')
    expect(others('dm 30')).toEqual([['dm30'], ['dm30']])
    expect(others('rw5')).toEqual([['rw05']])
    expect(others('rw 5')).toEqual([
      ['rw5', 'rw05'],
      ['rw5', 'rw05'],
    ])
  })

  it('parseQuery matches a qualified name by the compound in it', () => {
    expect(others('public.pg_stat_statements')[0]).toContain('pg_stat_statements')
    expect(others('my.cnf')).toEqual([['my cnf']])
  })

  it('parseQuery adds the synonyms of a word or phrase, even if the index does not have the word or phrase itself', () => {
    const rows: SynonymTerms[] = [[[['postgres'], ['postgresql']], [['pg']]]]
    expect(others('pg', rows)).toEqual([['postgres', 'postgresql']])
    expect(others('postgres', rows)).toEqual([['postgresql']])
    expect(others('slow query', [[[['慢查', '查询']], [['slow', 'query']]]])).toEqual([['慢查 查询'], ['慢查 查询']])
  })

  it('parseQuery splits a camel-case name at its capitals', () => {
    expect(terms('performImprove')).toEqual(['performimprove'])
    expect(others('performImprove')).toEqual([['perform improve']])
  })

  it('parseQuery splits Chinese into pairs, with a lower weight for a pair across two words', () => {
    const { groups } = parseQuery('怎么开启慢查询日志')
    expect(groups.map(({ term }) => term)).toEqual(['开启', '启慢', '慢查', '查询', '询日', '日志'])
    expect(groups.filter(({ share }) => share < 1).map(({ term }) => term)).toContain('询日')
  })

  it('parseQuery does not split a technical term, even if the segmenter does not know it', () => {
    const shares = parseQuery('没有外键').groups.map(({ term, share }) => [term, share < 1])
    expect(shares).toEqual([
      ['没有', false],
      ['有外', true],
      ['外键', false],
    ])
  })

  it('parseQuery omits a pair with a particle that spans two words, unless there are no other pairs', () => {
    expect(terms('估算代价和实际时间')).toEqual(['估算', '算代', '代价', '实际', '际时', '时间'])
    expect(terms('价和')).toEqual(['价和'])
    expect(terms('truncate 和 delete')).toEqual(['truncate', 'delete'])
  })

  it('parseQuery truncates a long text', () => {
    expect(terms('word1 word2 '.repeat(1_000)).length).toBeLessThanOrEqual(16)
    expect(terms('一二三四五六七八九十'.repeat(1_000)).length).toBeLessThanOrEqual(16)
  })
})
