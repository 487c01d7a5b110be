import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from '../content-files/test-fixtures'

const load = async () => ({ ...(await import('./channel')), ...(await import('../site-data/feed-links')) })
const page = async () => '<main><article><h1>Joins</h1><p>Text.</p></article></main>'
const joins = makePost({
  id: '2024/joins',
  title: 'Joins',
  date: '2024-03-12T00:00:00.000Z',
  authors: ['team'],
  tags: ['joins'],
})
const content = {
  posts: [joins, makePost({ id: '2024/secret', unlisted: true }), makePost({ id: '2024/new', draft: true })],
  tags: [makeTag('joins', { en: 'joins', zh: '连接' })],
  authors: [{ key: 'team', name: { en: 'The team', zh: '团队' }, slug: 'team' }],
}

describe('makeFeeds', () => {
  it('makeFeeds contains the listed posts with the content of their pages', async () => {
    const { makeFeeds } = await onSite(content, load)
    const feeds = await makeFeeds('zh', page)
    expect(JSON.parse(feeds['feed.json'] ?? '')).toMatchObject({
      title: '博客 | SQL Tuner',
      language: 'zh-CN',
      items: [
        {
          id: 'https://docs.example.com/docs/zh/blog/2024/joins/',
          title: 'Joins',
          content_html: '<p>Text.</p>',
          tags: ['连接'],
          authors: [{ name: '团队', url: 'https://docs.example.com/docs/zh/blog/authors/team/' }],
          // an original as the fallback of its translation
          language: 'en-GB',
        },
      ],
    })
    expect(Object.keys(feeds)).toEqual(['rss.xml', 'atom.xml', 'feed.json'])
  })

  it('makeFeeds percent-encodes non-ASCII letters of a URL once', async () => {
    const { makeFeeds } = await onSite({ posts: [makePost({ id: '2024/连接' })] }, load)
    expect((await makeFeeds('en', page))['rss.xml']).toContain(
      '<link>https://docs.example.com/docs/blog/2024/%E8%BF%9E%E6%8E%A5/</link>',
    )
  })

  it('makeFeeds returns no feeds and no links for a blog without listed posts', async () => {
    const { makeFeeds, feedLinks } = await onSite({ posts: [makePost({ id: '2024/secret', unlisted: true })] }, load)
    expect(await makeFeeds('en', page)).toEqual({})
    expect(feedLinks('en')).toEqual([])
  })
})

describe('feedLinks', () => {
  it('feedLinks contain the URL and type of each feed', async () => {
    const { feedLinks } = await onSite(content, load)
    expect(feedLinks('zh')[0]).toEqual({
      href: '/docs/zh/blog/rss.xml',
      type: 'application/rss+xml',
      title: 'SQL Tuner RSS',
    })
  })
})
