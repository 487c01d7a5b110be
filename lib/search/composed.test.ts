import { expect, it } from 'vitest'
import { makePage, openPages } from './index/test-index'

it('a search finds a word, also in quotes, whether its accents are composed or separate', async () => {
  const search = await openPages([
    makePage({ id: 'composed', title: 'A', text: 'The caf\u00e9 in town.' }),
    makePage({ id: 'separate', title: 'B', text: 'The cafe\u0301 in town.' }),
    makePage({ id: 'apart', title: 'C', text: 'In town is a cafe\u0301.' }),
  ])
  const ids = async (query: string) => (await search.query(query, { limit: 10 })).hits.map(({ href }) => href).sort()
  for (const word of ['caf\u00e9', 'cafe\u0301']) {
    expect(await ids(word)).toEqual(['/apart/', '/composed/', '/separate/'])
    expect(await ids(`"${word} in town"`)).toEqual(['/composed/', '/separate/'])
  }
})
