import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from '../content-files/test-fixtures'

const load = () => import('./post-tags')
const joins = makeTag('joins', { en: 'joins', zh: '连接' })
const views = makeTag('views')
const old = makePost({ id: '2023/old', tags: ['joins'] })

describe('blogTags', () => {
  it('blogTags include a tag without listed posts, which lists of tags omit', async () => {
    const secret = makePost({ id: '2024/secret', tags: ['joins', 'views'], unlisted: true })
    const { blogTags, listedBlogTags, findBlogTag } = await onSite({ posts: [old, secret], tags: [joins, views] }, load)
    expect(blogTags('en')).toEqual([
      { tag: joins, pages: [old], unlisted: false },
      { tag: views, pages: [secret], unlisted: true },
    ])
    expect(listedBlogTags('en').map(({ tag }) => tag)).toEqual([joins])
    expect(findBlogTag('en', 'joins')?.pages).toEqual([old])
    expect(findBlogTag('en', 'views')?.pages).toEqual([secret])
    expect(findBlogTag('en', 'unions')).toBeUndefined()
  })
})

describe('postTags', () => {
  it('postTags returns all tags of a post, also of an unlisted post', async () => {
    const secret = makePost({ id: '2024/secret', tags: ['joins', 'views'], unlisted: true })
    const { postTags } = await onSite({ posts: [old, secret], tags: [joins, views] }, load)
    expect(postTags(secret)).toEqual([joins, views])
  })
})
