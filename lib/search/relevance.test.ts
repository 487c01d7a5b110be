import { expect, it } from 'vitest'
import type { BodySection } from '../mdx/plugins/sections'
import { makePage, openPages } from './index/test-index'

const section = (id: string, heading: string, text: string): BodySection => ({ id, heading, depth: 2, text, code: '' })
const intro = (text: string): BodySection => ({ id: '', heading: '', depth: 0, text, code: '' })
const hrefs = async (search: Awaited<ReturnType<typeof openPages>>, typed: string, options = {}) =>
  (await search.query(typed, { limit: 10, ...options })).hits.map(({ href }) => href)

const filler = Array.from({ length: 30 }, (_, number) =>
  makePage({ id: `filler-${number}`, text: `Filler ${number}.` }),
)

it('the search shows only pages that contain a phrase in quotes, or all matching pages if none contains it', async () => {
  const search = await openPages([
    makePage({ id: 'apart', title: 'Slow log', text: 'A query that is slow leaves a log.' }),
    makePage({ id: 'phrase', text: 'The slow query log is off.' }),
    ...filler,
  ])
  expect(await hrefs(search, '"slow query log"')).toEqual(['/phrase/'])
  expect(await hrefs(search, '"slow log query"')).toContain('/apart/')
})

it('the search suggests a correction if the other words have results, and applies it if they have none', async () => {
  const search = await openPages([makePage({ id: 'oracle', title: 'Oracle workspace' }), ...filler])
  const beside = await search.query('oracle worksapce', { limit: 5 })
  expect([beside.correction, beside.isCorrected, beside.total]).toEqual(['oracle workspace', false, 1])
  expect((await search.query('worksapce', { limit: 5 })).isCorrected).toBe(true)
})

it('the search keeps everything but the misspelt word in a correction, and does not correct a qualified name', async () => {
  const search = await openPages([
    makePage({ id: 'oracle', title: 'Oracle workspace', text: 'The status of a join condition.' }),
    ...filler,
  ])
  const correction = async (typed: string) => (await search.query(typed, { limit: 5 })).correction
  expect(await correction('What is an Oracle worksapce?')).toBe('what is an oracle workspace?')
  expect(await correction('oracle中的worksapce怎么建')).toBe('oracle中的workspace怎么建')
  expect(await correction('oracle where a.id = b.id and b.status = 1')).toBe(undefined)
})

it('the search ranks the page with the rare word first, whatever filler words others have', async () => {
  const search = await openPages([
    makePage({ id: 'filler', text: 'The tool shows a question on a page that adds a tool.' }),
    makePage({ id: 'subject', text: 'Statements are executed by nobody.' }),
    ...filler,
  ])
  expect((await hrefs(search, 'does the tool execute the question'))[0]).toBe('/subject/')
})

it('the search ranks a Chinese character that is a word before the same character inside a longer word', async () => {
  const search = await openPages(
    [
      makePage({ id: 'workspace', title: '工作空间', text: '工作空间。' }),
      makePage({ id: 'empty', text: '列为 空 时不写入。' }),
      makePage({ id: 'score', text: '评分由规则得出。' }),
      makePage({ id: 'count', text: '先算行数，再算页数。' }),
      ...filler,
    ],
    { locale: 'zh' },
  )
  expect((await hrefs(search, '空'))[0]).toBe('/empty/')
  expect((await hrefs(search, '评分 怎么算'))[0]).toBe('/score/')
})

it('the search finds the last part of a dotted name, and the page about joins for the query “a.id = b.id”', async () => {
  const search = await openPages([
    makePage({ id: 'leaf', text: 'Set data.performImprove to read it.' }),
    makePage({ id: 'join', title: 'Join conditions', text: 'A join without a condition.' }),
    makePage({ id: 'pg', text: 'PostgreSQL is a server.' }),
    ...filler,
  ])
  expect(await hrefs(search, 'performImprove')).toEqual(['/leaf/'])
  expect((await hrefs(search, 'a.id = b.id'))[0]).toBe('/join/')
  expect(await hrefs(search, 'sql')).toEqual([])
})

it('the search finds a title in the plural by the singular, before a heading in the singular', async () => {
  const search = await openPages([
    makePage({ id: 'heading', title: 'Setup', sections: [intro('Some.'), section('c', 'Covering index', 'Text.')] }),
    makePage({ id: 'title', title: 'Covering indexes' }),
    ...filler,
  ])
  expect((await hrefs(search, 'covering index'))[0]).toBe('/title/')
})

it('the search marks the words of a synonym in the excerpt', async () => {
  const search = await openPages([makePage({ id: 'a', text: 'It takes a covering index here.' }), ...filler], {
    synonyms: [['heap fetch', 'covering index']],
  })
  const { hits } = await search.query('heap fetch', { limit: 1 })
  const marks = hits[0]?.sections[0]?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)
  expect(marks).toEqual(['covering', 'index'])
})
