import { describe, expect, it } from 'vitest'
import { findDuplicateUrls } from './route-table'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { makeDoc, makePost, makeTag, onSite } from '../content-files/test-fixtures'

const table = async (content: Partial<Snapshot>) => (await onSite(content, () => import('./route-table'))).routeTable()

/** The English rows of one type. */
const rows = async (content: Partial<Snapshot>, type: string) =>
  (await table(content)).filter((row) => row.type === type && row.locale === 'en')

/** The URLs of one type, in all languages. */
const urls = async (content: Partial<Snapshot>, type: string) =>
  (await table(content)).filter((row) => row.type === type).map((row) => row.publicPath)

describe('findDuplicateUrls', () => {
  it('findDuplicateUrls names both owners of a URL', () => {
    expect(
      findDuplicateUrls([
        { publicPath: '/tags/', propsId: 'doc:en:tags', sourceFile: 'en/docs/tags.mdx' },
        { publicPath: '/faq/', propsId: 'doc:en:faq', sourceFile: 'en/docs/faq.mdx' },
        { publicPath: '/tags/', propsId: 'en:tags/' },
      ]),
    ).toEqual(['/tags/ is the URL of both en/docs/tags.mdx and en:tags/'])
  })

  it('findDuplicateUrls is case-insensitive', () => {
    expect(
      findDuplicateUrls([
        { publicPath: '/faq/', propsId: 'a' },
        { publicPath: '/FAQ/', propsId: 'b' },
      ]),
    ).toEqual(['/FAQ/ is the URL of both a and b'])
  })

  it('findDuplicateUrls returns nothing for different URLs', () => {
    expect(
      findDuplicateUrls([
        { publicPath: '/faq/', propsId: 'a' },
        { publicPath: '/zh/faq/', propsId: 'b' },
      ]),
    ).toEqual([])
  })
})

describe('routeTable', () => {
  it('the route table has a doc in every language, with the fallback page outside of the sitemap', async () => {
    const doc = makeDoc({ id: 'guides/faq', lastUpdate: { date: '2025-01-02' } })
    const both = await table({ docs: [doc], sidebars: { bar: ['guides/faq'] } })
    expect(both.filter(({ type }) => type === 'doc')).toEqual([
      {
        type: 'doc',
        context: 'docs',
        locale: 'en',
        page: 'guides/faq/',
        publicPath: '/guides/faq/',
        params: { slug: ['guides', 'faq'] },
        sidebar: 'bar',
        propsId: 'doc:en:guides/faq',
        sourceFile: 'en/docs/guides/faq.mdx',
        inSitemap: true,
        lastModified: '2025-01-02',
        translations: { en: 'guides/faq/' },
      },
      expect.objectContaining({ locale: 'zh', publicPath: '/zh/guides/faq/', inSitemap: false }),
    ])
  })

  it('the route table has an unlisted page, outside of the sitemap', async () => {
    const docs = [makeDoc({ id: 'secret', unlisted: true })]
    expect(await rows({ docs }, 'doc')).toMatchObject([{ publicPath: '/secret/', inSitemap: false }])
  })

  it('the route table does not have drafts', async () => {
    expect(await urls({ docs: [makeDoc({ id: 'new', draft: true })] }, 'doc')).toEqual([])
  })

  it('the route table redirects from the home page if the content has none', async () => {
    const old = ['/blog-204/', '/zh/blog-204/']
    expect((await urls({ docs: [makeDoc({ id: 'faq' })] }, 'redirect')).sort()).toEqual(['/', ...old, '/zh/'].sort())
    expect(await urls({ docs: [makeDoc({ id: 'index' })] }, 'redirect')).toEqual(old)
  })

  it('the last change of a doc is the update that its page shows, never its date', async () => {
    const docs = [makeDoc({ id: 'faq', date: '2025-05-06', lastUpdate: { date: '2025-03-04' } })]
    expect(await rows({ docs }, 'doc')).toMatchObject([{ lastModified: '2025-03-04' }])
  })

  it('the last change of a post is its date, or a later update', async () => {
    const post = (facts: object) => makePost({ id: '2025/a', date: '2025-03-04T00:00:00.000Z', ...facts })
    const changeOf = async (facts: object) => (await rows({ posts: [post(facts)] }, 'post'))[0]?.lastModified
    expect(await changeOf({})).toBe('2025-03-04T00:00:00.000Z')
    expect(await changeOf({ lastUpdate: { author: 'Ana' } })).toBe('2025-03-04T00:00:00.000Z')
    expect(await changeOf({ lastUpdate: { date: '2025-01-01T00:00:00.000Z' } })).toBe('2025-03-04T00:00:00.000Z')
    expect(await changeOf({ lastUpdate: { date: '2026-01-01T00:00:00.000Z' } })).toBe('2026-01-01T00:00:00.000Z')
  })

  it('the route table has a page for each tag in use, and none for other tags', async () => {
    const content = { docs: [makeDoc({ id: 'a', tags: ['faq'] })], tags: [makeTag('faq'), makeTag('joins')] }
    expect(await urls(content, 'doc-tag')).toEqual(['/tags/faq/', '/zh/tags/faq/'])
    expect(await rows(content, 'doc-tags')).toMatchObject([{ publicPath: '/tags/', items: ['faq'] }])
  })

  it('the route table has the page of a tag without listed pages, which is on no list', async () => {
    const content = { docs: [makeDoc({ id: 'a', tags: ['faq'], unlisted: true })], tags: [makeTag('faq')] }
    expect(await rows(content, 'doc-tag')).toMatchObject([{ publicPath: '/tags/faq/', inSitemap: false, items: ['a'] }])
    expect(await rows(content, 'doc-tags')).toMatchObject([{ items: [] }])
  })

  it('the route table has no English page for a tag that only Chinese pages have', async () => {
    const content = { docs: [makeDoc({ id: 'a', tags: ['faq'], locale: 'zh' })], tags: [makeTag('faq')] }
    const [row, ...others] = (await table(content)).filter(({ type }) => type === 'doc-tag')
    expect(row).toMatchObject({ publicPath: '/zh/tags/faq/', translations: { zh: 'tags/faq/' } })
    expect(others).toEqual([])
  })

  it('the route table has the generated index of a category, which is in the sitemap', async () => {
    const category = { type: 'category', label: 'Rules', link: { type: 'generated-index' }, items: ['one'] } as const
    const content = { docs: [makeDoc({ id: 'one' })], sidebars: { bar: [category] } }
    expect(await rows(content, 'generated-index')).toEqual([
      {
        type: 'generated-index',
        context: 'docs',
        locale: 'en',
        page: 'category/rules/',
        publicPath: '/category/rules/',
        params: { slug: ['category', 'rules'] },
        sidebar: 'bar',
        items: ['one'],
        propsId: 'en:category/rules/',
        sourceFile: 'sidebars.ts',
        inSitemap: true,
        translations: { en: 'category/rules/', zh: 'category/rules/' },
      },
    ])
  })

  it('routeTable throws for a generated index at the URL of a doc', async () => {
    const link = { type: 'generated-index', slug: '/one' } as const
    const sidebars = { bar: [{ type: 'category', label: 'Rules', link, items: ['one'] }] } as const
    await expect(table({ docs: [makeDoc({ id: 'one' })], sidebars })).rejects.toThrow(
      '/one/ is the URL of both en/docs/one.mdx and sidebars.ts',
    )
  })

  it('the list of the blog has as many pages as it needs, with the first page in the sitemap', async () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => makePost({ id: `2024/${slug}`, date: '2024-05-06' }))
    expect(await rows({ posts }, 'blog-list')).toMatchObject([
      { publicPath: '/blog/', params: {}, inSitemap: true, lastModified: '2024-05-06' },
      { publicPath: '/blog/page/2/', params: { page: '2' }, inSitemap: false, items: ['2024/f'] },
    ])
  })

  it('the route table has the page of an unlisted post, but not on list pages', async () => {
    const posts = [makePost({ id: '2024/a', unlisted: true })]
    expect(await rows({ posts }, 'post')).toMatchObject([{ params: { post: ['2024', 'a'] }, inSitemap: false }])
    expect(await rows({ posts }, 'blog-list')).toMatchObject([{ items: [] }])
  })

  it('a tag of the blog has as many pages as its posts need, all outside of the sitemap', async () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => makePost({ id: `2024/${slug}`, tags: ['joins'] }))
    const content = {
      posts: [...posts, makePost({ id: '2024/g', tags: ['views'] })],
      tags: ['joins', 'views'].map((key) => makeTag(key)),
    }
    expect(await rows(content, 'blog-tag')).toMatchObject([
      { publicPath: '/blog/tags/joins/', params: { tag: 'joins' }, inSitemap: false },
      { publicPath: '/blog/tags/joins/page/2/', params: { tag: 'joins', page: '2' }, items: ['2024/f'] },
      { publicPath: '/blog/tags/views/', params: { tag: 'views' }, items: ['2024/g'] },
    ])
    expect(await rows(content, 'blog-tags')).toMatchObject([{ items: ['joins', 'views'], inSitemap: false }])
  })

  it('the route table has the page of an author with a page, even without posts, and none for other authors', async () => {
    const name = { en: 'Team', zh: '团队' }
    const authors = [
      { key: 'team', name, slug: 'team' },
      { key: 'guest', name },
    ]
    expect(await urls({ authors }, 'blog-author')).toEqual(['/blog/authors/team/', '/zh/blog/authors/team/'])
    expect(await rows({ authors }, 'blog-authors')).toMatchObject([{ items: ['team'], inSitemap: true }])
  })

  it('the archive in the route table contains every listed post', async () => {
    const posts = [makePost({ id: '2024/a' }), makePost({ id: '2024/b', unlisted: true })]
    expect(await rows({ posts }, 'blog-archive')).toMatchObject([{ publicPath: '/blog/archive/', items: ['2024/a'] }])
  })

  it('feeds exist as soon as there is a listed post', async () => {
    expect(await urls({ posts: [makePost({ id: '2024/a', unlisted: true })] }, 'feed')).toEqual([])
    const feeds = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']
    expect(await urls({ posts: [makePost({ id: '2024/a' })] }, 'feed')).toEqual([
      ...feeds.map((file) => `/${file}`),
      ...feeds.map((file) => `/zh/${file}`),
    ])
  })

  it('the list of changes has feeds as soon as there is a change', async () => {
    const posts = [makePost({ id: '2024/a' })]
    const docs = [makeDoc({ id: 'whats-new' })]
    expect(await urls({ docs }, 'feed')).toEqual([])
    const feeds = await urls({ docs, posts }, 'feed')
    expect(feeds).toEqual(expect.arrayContaining(['/whats-new/rss.xml', '/zh/whats-new/feed.json']))
  })

  it('routeTable throws for a doc at the URL of a generated page', async () => {
    await expect(table({ docs: [makeDoc({ id: 'blog' })] })).rejects.toThrow(
      '/blog/ is the URL of both en/docs/blog.mdx and en:blog/',
    )
  })
})
