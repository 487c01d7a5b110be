import { expect, it } from 'vitest'
import { indexedSynonyms } from './synonyms'
import { makePage, openPages } from './test-index'

it('the index lists known synonyms, and synonyms that lead to them', () => {
  const terms = new Set(['slow', 'query', '慢查', '查询'])
  const rows = [
    ['slow query', 'slow sql', '慢查询'],
    ['lock', '锁'],
  ]
  expect(indexedSynonyms(rows, terms)).toEqual([[['slow query', '慢查询'], ['slow sql']]])
})

it('the search finds pages by a synonym of their words', async () => {
  const search = await openPages([makePage({ id: 'boxes', text: 'Admonitions: a note.' })], {
    synonyms: [['callout', 'admonitions']],
  })
  const { hits } = await search.query('callout', { limit: 5 })
  expect(hits.map(({ href }) => href)).toEqual(['/boxes/'])
})
