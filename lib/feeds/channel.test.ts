import { describe, expect, it } from 'vitest'
import { makeDoc, makePost, makeTag, onSite } from '../content-files/test-fixtures'

const load = async () => ({ ...(await import('./channel')), ...(await import('../site-data/feed-links')) })
const body = () => '<p>Text.</p>'
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
    const feeds = await makeFeeds('zh', 'blog/', body)
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
    expect((await makeFeeds('en', 'blog/', body))['rss.xml']).toContain(
      '<link>https://docs.example.com/docs/blog/2024/%E8%BF%9E%E6%8E%A5/</link>',
    )
  })

  it('makeFeeds returns no feeds and no links for a blog without listed posts', async () => {
    const { makeFeeds, feedLinks } = await onSite({ posts: [makePost({ id: '2024/secret', unlisted: true })] }, load)
    expect(await makeFeeds('en', 'blog/', body)).toEqual({})
    expect(feedLinks('en', 'blog/')).toEqual([])
  })
})

describe('the feeds of the list of changes', () => {
  const revision = { date: '2025-01-31T00:00:00.000Z', note: 'Shorter & <plainer>.' }
  const list = makeDoc({ id: 'whats-new', title: 'News', description: 'All changes.' })
  const changed = { docs: [list], posts: [{ ...joins, description: 'How.', revision }] }

  it('the feeds of the list of changes have an item for each change, with its own id and text', async () => {
    const { makeFeeds } = await onSite(changed, load)
    const feeds = await makeFeeds('zh', 'whats-new/', body)
    const url = 'https://docs.example.com/docs/zh/blog/2024/joins/'
    expect(JSON.parse(feeds['feed.json'] ?? '')).toMatchObject({
      title: 'News | SQL Tuner',
      description: 'All changes.',
      home_page_url: 'https://docs.example.com/docs/zh/whats-new/',
      feed_url: 'https://docs.example.com/docs/zh/whats-new/feed.json',
      items: [
        {
          id: 'tag:docs.example.com,2025-01-31:/docs/zh/blog/2024/joins/',
          url,
          title: '修订：Joins',
          summary: 'Shorter & <plainer>.',
          content_html: '<p>Shorter &#x26; &#x3C;plainer>.</p>',
          date_published: '2025-01-31T00:00:00.000Z',
          language: 'en-GB',
        },
        { id: url, url, title: '新文章：Joins', content_html: '<p>How.</p>' },
      ],
    })
    expect(feeds['rss.xml']).toContain(
      '<guid isPermaLink="false">tag:docs.example.com,2025-01-31:/docs/zh/blog/2024/joins/</guid>',
    )
    expect(feeds['rss.xml']).toContain(`<guid isPermaLink="true">${url}</guid>`)
  })

  it.each([
    ['no such list', { posts: changed.posts }],
    ['an unlisted list', { ...changed, docs: [{ ...list, unlisted: true }] }],
    ['no changes', { docs: [list] }],
  ])('the feeds of the list of changes do not exist in a site with %s', async (_, site) => {
    const { makeFeeds, feedLinks } = await onSite(site, load)
    expect(await makeFeeds('en', 'whats-new/', body)).toEqual({})
    expect(feedLinks('en', 'whats-new/')).toEqual([])
  })

  it('the links to the feeds of the list of changes have its title', async () => {
    const { feedLinks } = await onSite(changed, load)
    expect(feedLinks('en', 'whats-new/')[1]).toEqual({
      href: '/docs/whats-new/atom.xml',
      type: 'application/atom+xml',
      title: 'News | SQL Tuner Atom',
    })
  })
})

describe('feedLinks', () => {
  it('feedLinks contain the URL and type of each feed', async () => {
    const { feedLinks } = await onSite(content, load)
    expect(feedLinks('zh', 'blog/')[0]).toEqual({
      href: '/docs/zh/blog/rss.xml',
      type: 'application/rss+xml',
      title: 'SQL Tuner RSS',
    })
  })
})
