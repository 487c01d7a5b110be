import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from '../content-files/test-fixtures'

const load = () => import('./structured-blog')
const post = makePost({
  id: '2024/joins',
  title: 'Joins',
  description: 'On joins.',
  date: '2024-03-12T00:00:00.000Z',
  authors: ['team', 'guest'],
  tags: ['joins'],
  readingTime: 3.2,
  lastUpdate: { date: '2024-04-01' },
})
const content = {
  posts: [post],
  tags: [makeTag('joins', { en: 'joins', zh: '连接' })],
  authors: [
    { key: 'team', name: { en: 'The team', zh: '团队' }, slug: 'team', organization: true },
    { key: 'guest', name: { en: 'A guest', zh: '客座' }, url: 'https://example.org/', title: { en: 'DBA', zh: 'DBA' } },
  ],
}

describe('postingData', () => {
  it('postingData has the data of the page', async () => {
    const { postingData } = await onSite(content, load)
    expect(postingData(post)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      url: 'https://docs.example.com/docs/blog/2024/joins/',
      headline: 'Joins',
      description: 'On joins.',
      datePublished: '2024-03-12T00:00:00.000Z',
      dateModified: '2024-04-01',
      keywords: ['joins'],
      timeRequired: 'PT4M',
      inLanguage: 'en-GB',
      author: [
        { '@type': 'Organization', name: 'The team', url: 'https://docs.example.com/docs/blog/authors/team/' },
        { '@type': 'Person', name: 'A guest', url: 'https://example.org/', description: 'DBA' },
      ],
    })
  })

  it('postingData has the URL of the original for a fallback page', async () => {
    const { postingData } = await onSite(content, load)
    expect(postingData({ ...post, locale: 'zh' })).toMatchObject({
      url: 'https://docs.example.com/docs/blog/2024/joins/',
      inLanguage: 'en-GB',
    })
  })
})

describe('blogData', () => {
  it('blogData is the list with its posts', async () => {
    const { blogData } = await onSite(content, load)
    const list = { locale: 'zh', page: 'blog/page/2/', title: '博客', description: '文章。', posts: [post] } as const
    expect(blogData(list)).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://docs.example.com/docs/zh/blog/page/2/',
      headline: '博客',
      inLanguage: 'zh-CN',
      blogPost: [{ '@type': 'BlogPosting', headline: 'Joins' }],
    })
  })
})
