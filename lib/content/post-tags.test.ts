import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from './test-fixtures'

const load = () => import('./post-tags')
const joins = makeTag('joins', { en: 'joins', zh: '连接' })
const old = makePost({ id: '2023/old', tags: ['joins'] })

describe('blogTags', () => {
  it('are those of listed posts; docs do not count', async () => {
    const posts = [old, makePost({ id: '2024/secret', tags: ['joins', 'views'], unlisted: true })]
    const { blogTags, findBlogTag } = await onSite({ posts, tags: [joins, makeTag('views')] }, load)
    expect(blogTags('en')).toEqual([{ tag: joins, pages: [old], unlisted: false }])
    expect(findBlogTag('en', 'joins')?.pages).toEqual([old])
    expect(findBlogTag('en', 'views')).toBeUndefined()
  })
})

describe('postTags', () => {
  it('leaves out tags without a page', async () => {
    const secret = makePost({ id: '2024/secret', tags: ['joins', 'views'], unlisted: true })
    const { postTags } = await onSite({ posts: [old, secret], tags: [joins, makeTag('views')] }, load)
    expect(postTags(secret)).toEqual([joins])
  })
})
