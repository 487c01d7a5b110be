import { expect, it } from 'vitest'
import { makePage, openPages } from '../index/test-index'

it('the dictionary fetches no synonyms for a word that occurs in thousands of sections', async () => {
  const fetchedWith = async (count: number) => {
    const fetched: string[] = []
    const load = async (path: string, text: string) => {
      fetched.push(path)
      return text
    }
    const pages = Array.from({ length: count }, (_, id) => makePage({ id: String(id), text: 'column' }))
    const search = await openPages([...pages, makePage({ id: 'other', text: 'field' })], {
      load,
      synonyms: [['column', 'field']],
    })
    await search.query('column ', { limit: 1 })
    return fetched.filter((path) => path.includes('/terms/')).length
  }
  expect([await fetchedWith(4_999), await fetchedWith(5_000)]).toEqual([2, 1])
})
