import { expect, it } from 'vitest'
import { toSimplified } from './fold'
import { makePage, openPages } from '../index/test-index'
import { traditionalForms } from './traditional'

it('the traditional forms of the characters of a text are listed, and no others', () => {
  const pairs = traditionalForms('慢查询')
  expect(pairs).toContain('詢询')
  expect(pairs).not.toContain('優')
  expect(traditionalForms('slow query')).toBe('')
})

it('a traditional character that the text itself has is not changed', () => {
  expect(traditionalForms('查詢与查询')).not.toContain('詢询')
})

it('a query is converted to simplified characters', () => {
  expect(toSimplified('MySQL 慢查詢', '詢询')).toBe('MySQL 慢查询')
})

const pages = [
  makePage({ id: 'log', text: '开启 MySQL 慢查询日志' }),
  makePage({ id: 'plan', text: '执行计划与索引优化' }),
]

it.each([
  ['慢查詢日誌', '/log/'],
  ['執行計劃', '/plan/'],
  ['索引優化', '/plan/'],
  ['優', '/plan/'],
])('the search finds %s, typed in traditional characters', async (typed, href) => {
  const search = await openPages(pages, { locale: 'zh' })
  const { hits, isIncomplete } = await search.query(typed, { limit: 5 })
  expect({ hrefs: hits.map((hit) => hit.href), isIncomplete }).toEqual({ hrefs: [href], isIncomplete: false })
})

it('the search fetches the traditional forms only for a query that has no match as it is', async () => {
  const fetched: string[] = []
  const load = async (path: string, text: string) => {
    fetched.push(path)
    return text
  }
  const search = await openPages(pages, { locale: 'zh', load })
  await search.query('慢查询', { limit: 5 })
  await search.query('日志计划，慢执', { limit: 5 })
  expect(fetched.filter((path) => path.endsWith('traditional.json'))).toEqual([])
  await search.query('慢查詢', { limit: 5 })
  await search.query('日誌', { limit: 5 })
  expect(fetched.filter((path) => path.endsWith('traditional.json'))).toHaveLength(1)
})

it('the search returns results marked as incomplete when the traditional forms are not available', async () => {
  const search = await openPages(pages, {
    locale: 'zh',
    load: async (path, text) => {
      if (path.endsWith('traditional.json')) throw new Error('404')
      return text
    },
  })
  const { hits, isIncomplete } = await search.query('慢 詢', { limit: 5 })
  expect({ count: hits.length, isIncomplete }).toEqual({ count: 1, isIncomplete: true })
})
