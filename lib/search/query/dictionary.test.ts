import { expect, it } from 'vitest'
import { makePage, openPages } from '../index/test-index'

it('the dictionary fetches no synonyms for a word that occurs in thousands of sections', async () => {
  const fetchedWith = async (count: number) => {
    const fetched: string[] = []
    const load = async (path: string, text: string) => {
      fetched.push(path)
      return text
    }
    const section = { id: '', heading: '', depth: 2, text: 'column', code: '' }
    const many = makePage({ id: 'many', sections: Array.from({ length: count }, () => section) })
    const search = await openPages([many, makePage({ id: 'other', text: 'field' })], {
      load,
      synonyms: [['column', 'field']],
    })
    await search.query('column ', { limit: 1 })
    return fetched.filter((path) => path.includes('/terms/')).length
  }
  expect([await fetchedWith(4_999), await fetchedWith(5_000)]).toEqual([2, 1])
})

it('the dictionary finds a phrase of SQL that is written without a blank, unless the index has the word', async () => {
  const search = await openPages([
    makePage({ id: 'join', text: 'A left join keeps all rows, within reason.' }),
    makePage({ id: 'other', text: 'The order in which rows are left.' }),
  ])
  const hrefs = async (typed: string) => {
    const { hits, correction } = await search.query(typed, { limit: 5 })
    return [hits.map(({ href }) => href), correction]
  }
  expect(await hrefs('leftjoin')).toEqual([['/join/'], 'left join'])
  expect(await hrefs('within')).toEqual([['/join/'], undefined])
  expect(await hrefs('orderby')).toEqual([[], undefined])
})
