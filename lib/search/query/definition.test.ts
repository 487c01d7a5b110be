import { describe, expect, it } from 'vitest'
import type { BodySection } from '../../mdx/plugins/sections'
import { makePage, openPages } from '../index/test-index'
import { askedTerm } from './definition'

describe('askedTerm', () => {
  it.each([
    ['what is a semi-join', 'semi-join'],
    ['what is an  index?', 'index'],
    ["what's the cardinality", 'cardinality'],
    ['what does nested loop mean', 'nested loop'],
    ['selectivity meaning', 'selectivity'],
    ['definition of covering index', 'covering index'],
    ['什么是半连接', '半连接'],
    ['回表是什么意思？', '回表'],
    ['谓词是什么', '谓词'],
    ['基数的含义', '基数'],
  ])('askedTerm finds the term of “%s”', (query, term) => {
    expect(askedTerm(query)).toBe(term)
  })

  it.each(['semi-join', 'what to do', 'why is the index not used', '半连接怎么写'])(
    'askedTerm finds no term in “%s”, which does not ask for a definition',
    (query) => {
      expect(askedTerm(query)).toBeUndefined()
    },
  )
})

describe('a search for a definition', () => {
  const entry = (heading: string): BodySection => ({ id: 'x', heading, depth: 2, text: 'Its meaning.', code: '' })
  const open = (heading: string, title: string) =>
    openPages([
      makePage({ id: 'post', title, text: `${title}. ${title}.` }),
      makePage({ id: 'glossary', title: 'Glossary', sections: [entry(heading)] }),
      makePage({ id: 'other', text: 'Something else.' }),
    ])
  const first = async (heading: string, title: string, query: string) =>
    (await (await open(heading, title)).query(query, { limit: 5 })).hits[0]?.href

  it('a search for a definition shows the page first that has a section named after the term', async () => {
    expect(await first('Semi-join 半连接', 'Semi-joins in plans', 'what is a semi join')).toBe('/glossary/')
    expect(await first('半连接 Semi-join', '执行计划中的半连接', '什么是半连接')).toBe('/glossary/')
  })

  it('a search for the term alone shows the page about it first', async () => {
    expect(await first('Semi-join 半连接', 'Semi-joins in plans', 'semi-join')).toBe('/post/')
  })

  it('a search for a definition does not raise a section that says more than the term', async () => {
    expect(await first('Semi-join and anti-join', 'Semi-joins in plans', 'what is a semi-join')).toBe('/post/')
  })
})
