import { describe, expect, it } from 'vitest'
import type { BodySection } from '../../mdx/plugins/sections'
import { makePage, openPages } from '../index/test-index'

const section = (id: string, heading: string, text: string): BodySection => ({ id, heading, depth: 2, text, code: '' })
const intro = (text: string): BodySection => ({ id: '', heading: '', depth: 0, text, code: '' })
const hrefs = async (search: Awaited<ReturnType<typeof openPages>>, typed: string, options = {}) =>
  (await search.query(typed, { limit: 10, ...options })).hits.map(({ href }) => href)

const filler = Array.from({ length: 30 }, (_, number) =>
  makePage({ id: `filler-${number}`, text: `Filler ${number}.` }),
)

describe('a search', () => {
  it('a search ranks a title before a heading, keywords and a text, in this order', async () => {
    const search = await openPages([
      makePage({ id: 'text', text: 'Pagination: what pagination is.' }),
      makePage({ id: 'keywords', keywords: ['page by page, pagination'], text: 'Lists.' }),
      makePage({ id: 'heading', sections: [intro('Something.'), section('p', 'Pagination', 'Pages.')] }),
      makePage({ id: 'title', title: 'Pagination', text: 'Pages.' }),
      ...filler,
    ])
    expect(await hrefs(search, 'pagination')).toEqual(['/title/', '/heading/', '/keywords/', '/text/'])
  })

  it('a search ranks pages with all words before pages with some, and a phrase before its words in separate places', async () => {
    const search = await openPages([
      makePage({ id: 'some', text: 'slow slow slow slow' }),
      makePage({ id: 'apart', text: 'A query that is slow leaves a log.' }),
      makePage({ id: 'phrase', text: 'The slow query log is off.' }),
      ...filler,
    ])
    expect((await hrefs(search, 'slow query log')).slice(0, 2)).toEqual(['/phrase/', '/apart/'])
  })

  it('a search returns the matching section by its heading’s anchor', async () => {
    const search = await openPages([
      makePage({
        id: 'log',
        title: 'Log',
        sections: [intro('Intro.'), section('off', 'Switch it off', 'SET GLOBAL.')],
      }),
      ...filler,
    ])
    const { hits } = await search.query('switch off', { limit: 5 })
    expect(hits[0]?.sections[0]?.href).toBe('/log/#off')
  })

  it.each(['DM30', 'dm30', 'DM 30', 'dm-30'])('a search leads to a rule’s section by its code: %s', async (typed) => {
    const rule = (code: string, name: string) => section(code.toLowerCase(), `${code} · ${name}`, `${name}.`)
    const search = await openPages([
      makePage({ id: 'post', title: 'Why NOT IN returns nothing', text: 'DM30 says so. DM30 and DM31 are rules.' }),
      makePage({
        id: 'nulls',
        title: 'Traps of NULL',
        sections: [intro('See DM30.'), rule('DM29', 'NULL compared'), rule('DM30', 'NOT IN'), rule('DM31', 'ALL')],
      }),
      ...filler,
    ])
    const { hits } = await search.query(typed, { limit: 5 })
    expect(hits[0]?.sections[0]?.href).toBe('/nulls/#dm30')
  })

  it('a search returns a section that matches half of a query on a page whose title matches the other half', async () => {
    const errors = section('errors', 'Connection refused', 'Nothing listens there.')
    const search = await openPages([
      makePage({ id: 'mysql', title: 'MySQL', sections: [intro('MySQL, and how to reach it.'), errors] }),
      makePage({ id: 'refused', sections: [intro('Something.'), { ...errors, id: 'other' }] }),
      ...filler,
    ])
    const { hits } = await search.query('mysql connection refused', { limit: 5 })
    expect(hits[0]?.sections[0]?.href).toBe('/mysql/#errors')
  })

  it('a search ranks a title that equals the query first', async () => {
    const search = await openPages([
      makePage({ id: 'long', title: 'Workspace for an audit of a release' }),
      makePage({ id: 'short', title: 'Workspace types' }),
      ...filler,
    ])
    expect(await hrefs(search, 'workspace')).toEqual(['/short/', '/long/'])
  })

  it('a search weights the rows of a table low', async () => {
    const search = await openPages([
      makePage({ id: 'table', text: 'KES | a\nKES | b\nKES | c\nKES | d\nKES | e\nKES | f\nKES | g\nKES | h' }),
      makePage({ id: 'text', text: 'KES, a. KES, b. KES, c. KES, d. KES, e. KES, f. KES, g. KES, h.' }),
      ...filler,
    ])
    expect(await hrefs(search, 'KES')).toEqual(['/text/', '/table/'])
  })

  it('a search penalises a missing unspecific word less than another missing word', async () => {
    const search = await openPages([
      makePage({ id: 'rest', text: 'What to say instead, and what to find.' }),
      makePage({ id: 'subject', text: 'A truncated table cannot be rolled back.' }),
      ...filler,
    ])
    expect((await hrefs(search, 'find a truncated table instead'))[0]).toBe('/subject/')
  })

  it('a search shows code only if the code matches', async () => {
    const code = { id: '', heading: '', depth: 0, text: 'A sentence.', code: 'LIMIT 10' }
    const search = await openPages([makePage({ id: 'a', title: 'Paging', sections: [code] }), ...filler])
    const excerpt = async (typed: string) => {
      const { hits } = await search.query(typed, { limit: 1 })
      return hits[0]?.sections[0]?.excerpt.map(({ text }) => text).join('')
    }
    expect([await excerpt('paging'), await excerpt('limit')]).toEqual(['A sentence.', 'LIMIT 10'])
  })

  it('a search shows a table’s rows as sentences', async () => {
    const text = 'Grants:\nRight | For\nSELECT | reading\nAnd no more.'
    const search = await openPages([makePage({ id: 'a', title: 'Rights', text }), ...filler])
    const { hits } = await search.query('reading', { limit: 1 })
    const excerpt = hits[0]?.sections[0]?.excerpt.map((part) => part.text).join('')
    expect(excerpt).toBe('Grants: SELECT · reading; And no more.')
  })

  it('a search separates the rows of a Chinese table by Chinese semicolons', async () => {
    const text = '权限：\n权限 | 用途\nSELECT | 读取\nINSERT | 写入\n除此之外没有。'
    const search = await openPages([makePage({ id: 'a', title: '权限', text }), ...filler])
    const { hits } = await search.query('读取', { limit: 1 })
    const excerpt = hits[0]?.sections[0]?.excerpt.map((part) => part.text).join('')
    expect(excerpt).toBe('权限： SELECT · 读取；INSERT · 写入；除此之外没有。')
  })

  it.each([
    ['while the word is typed', 'hypo'],
    ['with a slip of the pen', 'hypopgg'],
    ['with a slip at the beginning', 'ypopg'],
    ['in another form', 'hypopgs'],
  ])('a search finds a word %s', async (_, typed) => {
    const search = await openPages([makePage({ id: 'hypopg', text: 'Try hypopg.' }), ...filler])
    expect(await hrefs(search, typed)).toEqual(['/hypopg/'])
  })

  it('a search finds a word with two swapped letters in the middle, in an index of many shards', async () => {
    const words = Array.from({ length: 6_000 }, (_, number) => `w${number.toString(36)}ble`)
    const search = await openPages([
      makePage({ id: 'oracle', title: 'Oracle' }),
      makePage({ id: 'many', text: words.join(' ') }),
    ])
    expect((await search.query('orcale', { limit: 5 })).correction).toBe('oracle')
  })

  it('a search returns the words that replaced a misspelt word', async () => {
    const search = await openPages([makePage({ id: 'oracle', title: 'Oracle workspace' }), ...filler])
    expect((await search.query('orcale worksapce', { limit: 5 })).correction).toBe('oracle workspace')
  })

  it('a search finds SQL in the notations that people type', async () => {
    const search = await openPages([
      makePage({ id: 'not-in', text: 'WHERE a NOT IN (SELECT b FROM t)' }),
      makePage({ id: 'in', text: 'What is in here is not much.' }),
      makePage({ id: 'unequal', text: 'a <> NULL is never true' }),
      makePage({ id: 'stat', text: 'Query pg_stat_statements.' }),
      ...filler,
    ])
    expect((await hrefs(search, 'not in'))[0]).toBe('/not-in/')
    expect((await hrefs(search, '!= null'))[0]).toBe('/unequal/')
    expect(await hrefs(search, 'pg_stat_statments')).toEqual(['/stat/'])
    expect(await hrefs(search, 'pg stat statements')).toEqual(['/stat/'])
  })

  it('a search finds Chinese, mixed with names and in full-width forms', async () => {
    const search = await openPages(
      [makePage({ id: 'log', text: '开启 MySQL 慢查询日志' }), makePage({ id: 'plan', text: '执行计划' }), ...filler],
      { locale: 'zh', synonyms: [['slow query', '慢查询']] },
    )
    for (const typed of ['慢查询', '慢', 'MySQL慢查询', 'ＭｙＳＱＬ', 'slow query'])
      expect(await hrefs(search, typed)).toEqual(['/log/'])
  })

  it('a search finds two characters that the index has only separately', async () => {
    const search = await openPages([makePage({ id: 'log', text: '开启查询日志' }), ...filler], { locale: 'zh' })
    expect(await hrefs(search, '启查')).toEqual(['/log/'])
  })

  it('a search filters by kind and by tag', async () => {
    const search = await openPages([
      makePage({ id: 'doc', text: 'join', tagKeys: ['sql'] }),
      makePage({ id: 'post', text: 'join', kind: 'blog' }),
    ])
    expect(await hrefs(search, 'join', { kind: 'blog' })).toEqual(['/post/'])
    expect(await hrefs(search, 'join', { tag: 'sql' })).toEqual(['/doc/'])
    expect(await hrefs(search, 'join', { kind: 'blog', tag: 'sql' })).toEqual([])
  })

  it('a search returns nothing for an empty query, and works without any page', async () => {
    const search = await openPages([])
    expect(await hrefs(search, 'index')).toEqual([])
    expect(await hrefs(search, '   ')).toEqual([])
  })
})

describe('a search whose shards fail', () => {
  const pages = [makePage({ id: 'a', title: 'alpha' }), makePage({ id: 'b', title: 'alpha' }), ...filler]

  it('a search whose shards fail returns partial results, marks them incomplete, and recovers when the shards are back', async () => {
    let isBroken = true
    const search = await openPages(pages, {
      load: async (path, text) => {
        if (isBroken && path.endsWith('texts/1.json')) throw new Error('404')
        return text
      },
    })
    const first = await search.query('alpha', { limit: 5 })
    expect({ hits: first.hits.map(({ href }) => href), isIncomplete: first.isIncomplete }).toEqual({
      hits: ['/a/'],
      isIncomplete: true,
    })
    isBroken = false
    const second = await search.query('alpha', { limit: 5 })
    expect({ count: second.hits.length, isIncomplete: second.isIncomplete }).toEqual({ count: 2, isIncomplete: false })
  })

  it('a search whose shards fail rejects when no word can be looked up', async () => {
    const search = await openPages(pages, {
      load: async (path, text) => (path.includes('/terms/') ? '<html>' : text),
    })
    await expect(search.query('alpha', { limit: 5 })).rejects.toThrow()
  })
})
