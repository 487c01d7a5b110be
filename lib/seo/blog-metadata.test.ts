import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from '../content-files/test-fixtures'

describe('postMetadata', () => {
  it('postMetadata describes a post as an article with its dates, authors and tags', async () => {
    const post = makePost({ id: '2024/joins', date: '2024-03-12', authors: ['team', 'guest', 'anon'], tags: ['joins'] })
    const name = { en: 'A', zh: 'A' }
    const content = {
      posts: [post],
      tags: [makeTag('joins')],
      authors: [
        { key: 'team', name, slug: 'team' },
        { key: 'guest', name, url: 'https://example.org/' },
        { key: 'anon', name },
      ],
    }
    const { postMetadata } = await onSite(content, () => import('./blog-metadata'))
    expect(postMetadata(post).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2024-03-12',
      modifiedTime: '2024-03-12',
      authors: ['https://docs.example.com/docs/blog/authors/team/', 'https://example.org/'],
      tags: ['joins'],
      images: [{ width: 1200, height: 630, alt: 'Title of 2024/joins' }],
    })
  })
})
