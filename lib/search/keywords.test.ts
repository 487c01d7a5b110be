import { expect, it } from 'vitest'
import { makePage, openPages } from './index/test-index'

const sections = [
  { id: '', heading: '', depth: 0, text: 'Rows are read and thrown away.', code: '' },
  { id: 'cure', heading: 'The cure', depth: 2, text: 'Begin where the last page ended.', code: '' },
]
const page = makePage({ id: 'offset', title: 'OFFSET', keywords: ['infinite scroll gets slower'], sections })

it('a page is found by its keywords although its text contains none of them', async () => {
  const { hits } = await (await openPages([page])).query('infinite scroll', { limit: 1 })
  expect(hits.map(({ sections: [first] }) => first?.href)).toEqual(['/offset/'])
})

it('keywords do not affect which section of the page matches', async () => {
  const { hits } = await (await openPages([page])).query('infinite scroll gets slower on last page', { limit: 1 })
  expect(hits.map(({ sections: [first] }) => first?.href)).toEqual(['/offset/#cure'])
})
