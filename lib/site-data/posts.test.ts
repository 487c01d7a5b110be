import { describe, expect, it } from 'vitest'
import { groupByYear, listPage, newestFirst, pageNumbers, postNeighbours } from './posts'
import { makePost, onSite } from '../content-files/test-fixtures'
import type { Post } from '../content-model/types'

const a = makePost({ id: '2024/a', date: '2024-01-01' })
const b = makePost({ id: '2024/b', date: '2024-02-01' })
const c = makePost({ id: '2023/c', date: '2023-12-31' })

describe('newestFirst', () => {
  it('newestFirst orders by day', () => {
    expect(newestFirst([a, c, b])).toEqual([b, a, c])
  })

  it('newestFirst sorts posts of the same day by file, as Docusaurus does', () => {
    const sameDay = makePost({ id: '2024/aa', date: '2024-01-01', slug: '0' })
    expect(newestFirst([sameDay, a])).toEqual([a, sameDay])
  })

  it('newestFirst does not change its argument', () => {
    const given = [a, b]
    newestFirst(given)
    expect(given).toEqual([a, b])
  })
})

describe('listPage', () => {
  it('listPage divides a list into pages that count from 1', () => {
    expect(listPage(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual({ items: ['c', 'd'], page: 2, pages: 3 })
  })

  it('the last list page contains the remaining posts', () => {
    expect(listPage(['a', 'b', 'c'], 2, 2)).toEqual({ items: ['c'], page: 2, pages: 2 })
  })

  it('a full last list page is not followed by an empty one', () => {
    expect(listPage(['a', 'b', 'c', 'd'], 1, 2).pages).toBe(2)
  })

  it('an empty list has a first page', () => {
    expect(listPage([], 1, 2)).toEqual({ items: [], page: 1, pages: 1 })
  })

  it('a list page of the site has five posts', () => {
    expect(listPage([1, 2, 3, 4, 5, 6], 1)).toEqual({ items: [1, 2, 3, 4, 5], page: 1, pages: 2 })
  })
})

describe('postNeighbours', () => {
  const linkTo = ({ id, path, title }: Post) => ({ id, path, title })

  it('postNeighbours are the posts before and after in a list of newest first', () => {
    expect(postNeighbours([b, a, c], a.id)).toEqual({ newer: linkTo(b), older: linkTo(c) })
  })

  it('the newest post has only an older neighbour, and the oldest post only a newer neighbour', () => {
    expect(postNeighbours([b, a], b.id)).toEqual({ older: linkTo(a) })
    expect(postNeighbours([b, a], a.id)).toEqual({ newer: linkTo(b) })
  })

  it('an unlisted post has no neighbours', () => {
    expect(postNeighbours([b, a], c.id)).toEqual({})
  })
})

describe('pageNumbers', () => {
  it.each([
    [0, [1]],
    [5, [1]],
    [6, [1, 2]],
    [39, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('pageNumbers for %i posts are %j', (count, numbers) => {
    expect(pageNumbers(Array.from({ length: count }))).toEqual(numbers)
  })
})

describe('groupByYear', () => {
  it('groupByYear puts the newest year first and keeps the order of posts', () => {
    expect(groupByYear([b, a, c])).toEqual([
      { year: '2024', posts: [b, a] },
      { year: '2023', posts: [c] },
    ])
  })

  it('groupByYear returns no years for no posts', () => {
    expect(groupByYear([])).toEqual([])
  })
})

describe('blogMenu', () => {
  it('blogMenu shows an unlisted post only while it is open', async () => {
    const secret = makePost({ id: '2024/secret', date: '2024-01-15', unlisted: true })
    const { blogMenu } = await onSite({ posts: [a, b, secret] }, () => import('./posts'))
    const idsIn = (current?: string) =>
      blogMenu('en', current).map(({ year, posts }) => [year, posts.map(({ id }) => id)])
    expect(idsIn()).toEqual([['2024', [b.id, a.id]]])
    expect(idsIn(secret.id)).toEqual([['2024', [b.id, '2024/secret', a.id]]])
  })
})
