import { expect, it } from 'vitest'
import { makePage, openPages } from './index/test-index'

it('a larger limit adds pages below those of a smaller limit, even if the added pages match better', async () => {
  const pages = Array.from({ length: 20 }, (_, number) =>
    makePage({ id: `page-${number}`, title: number < 10 ? 'Locks and transactions' : 'Locks', text: 'A row.' }),
  )
  const search = await openPages(pages)
  const hrefs = async (limit: number) => (await search.query('locks', { limit })).hits.map(({ href }) => href)
  expect((await hrefs(20)).slice(0, 10)).toEqual(await hrefs(10))
})
