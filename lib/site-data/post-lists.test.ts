import { describe, expect, it } from 'vitest'
import { makePost, makeTag, onSite } from '../content-files/test-fixtures'

const load = () => import('./post-lists')
const posts = [1, 2, 3, 4, 5].map((day) => makePost({ id: `2024/p${day}`, tags: ['joins'] }))
const chinese = makePost({ id: '2024/zh', locale: 'zh', contentLocale: 'zh', tags: ['joins', 'views'] })
const content = { posts: [...posts, chinese], tags: [makeTag('joins'), makeTag('views')] }

describe('listTranslations', () => {
  it('a list page exists only in the languages with enough posts', async () => {
    const { blogList, tagList, listTranslations } = await onSite(content, load)
    expect(listTranslations(blogList, 1)).toEqual({ en: 'blog/', zh: 'blog/' })
    expect(listTranslations(blogList, 2)).toEqual({ zh: 'blog/page/2/' })
    expect(listTranslations(tagList('joins'), 2)).toEqual({ zh: 'blog/tags/joins/page/2/' })
    expect(listTranslations(tagList('views'), 1)).toEqual({ zh: 'blog/tags/views/' })
  })

  it('the page of an author exists in every language', async () => {
    const authors = [{ key: 'team', name: { en: 'Team', zh: '团队' }, slug: 'team' }]
    const { authorList, listTranslations } = await onSite({ authors }, load)
    expect(listTranslations(authorList('team'), 1)).toEqual({ en: 'blog/authors/team/', zh: 'blog/authors/team/' })
  })
})
