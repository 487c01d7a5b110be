import { describe, expect, it } from 'vitest'
import { routeErrors } from './verify'

const table = [
  { locale: 'en', page: '' },
  { locale: 'zh', page: 'faq/' },
] as const

describe('routeErrors', () => {
  it('routeErrors returns no errors if the site has exactly the pages of the route table', () => {
    const files = [
      '404.html',
      'index.html',
      'robots.txt',
      'docs/index.html',
      'docs/index.txt',
      'docs/zh/faq/index.html',
    ]
    expect(routeErrors(table, files)).toEqual([])
  })

  it('routeErrors reports a missing page', () => {
    expect(routeErrors(table, ['docs/index.html'])).toEqual([
      '/docs/zh/faq/index.html is in the route table but was not exported',
    ])
  })

  it('routeErrors reports a page that is not in the route table', () => {
    expect(routeErrors([], ['docs/new/index.html'])).toEqual([
      '/docs/new/index.html was exported but is not in the route table',
    ])
  })
})

it('routeErrors accepts HTML that is published as it is', () => {
  const files = ['docs/demo.html', 'docs/media/demo.1a2b3c4d.html']
  expect(routeErrors([], files, new Set(['docs/demo.html']))).toEqual([])
})

it('routeErrors reports a missing feed by its own file name', () => {
  const feed = [{ locale: 'zh', page: 'blog/rss.xml' }] as const
  expect(routeErrors(feed, ['docs/zh/blog/rss.xml'])).toEqual([])
  expect(routeErrors(feed, [])).toEqual(['/docs/zh/blog/rss.xml is in the route table but was not exported'])
})
