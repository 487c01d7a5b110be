import { describe, expect, it } from 'vitest'
import { routeMistakes } from './verify'

const table = [
  { locale: 'en', page: '' },
  { locale: 'zh', page: 'faq/' },
] as const

describe('routeMistakes', () => {
  it('finds nothing wrong when exactly the planned pages are there', () => {
    const files = [
      '404.html',
      'index.html',
      'robots.txt',
      'docs/index.html',
      'docs/index.txt',
      'docs/zh/faq/index.html',
    ]
    expect(routeMistakes(table, files)).toEqual([])
  })

  it('names a page that is missing', () => {
    expect(routeMistakes(table, ['docs/index.html'])).toEqual([
      '/docs/zh/faq/index.html is planned but was not exported',
    ])
  })

  it('names a page that nobody planned', () => {
    expect(routeMistakes([], ['docs/new/index.html'])).toEqual([
      '/docs/new/index.html was exported but is not in the route table',
    ])
  })
})

it('a feed is a file of its own', () => {
  const feed = [{ locale: 'zh', page: 'blog/rss.xml' }] as const
  expect(routeMistakes(feed, ['docs/zh/blog/rss.xml'])).toEqual([])
  expect(routeMistakes(feed, [])).toEqual(['/docs/zh/blog/rss.xml is planned but was not exported'])
})
