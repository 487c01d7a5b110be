import { describe, expect, it } from 'vitest'
import { makePost, onSite } from '../content-files/test-fixtures'

const load = () => import('./post-authors')
const name = (en: string) => ({ en, zh: en })
const team = { key: 'theTeam', name: name('The team'), slug: 'the-team' }
const guest = { key: 'guest', name: name('A guest') }
const signed = makePost({ id: '2024/signed', authors: ['guest', 'theTeam'] })

describe('authorsOf', () => {
  it('authorsOf returns authors in the order of the frontmatter', async () => {
    const { authorsOf } = await onSite({ authors: [team, guest] }, load)
    expect(authorsOf(signed)).toEqual([guest, team])
  })
})

describe('localizedName', () => {
  it('localizedName is that of authors.yml in the language of the page; any other name is unchanged', async () => {
    const writers = { key: 'writers', name: { en: 'Writers', zh: '作者' } }
    const { localizedName } = await onSite({ authors: [team, writers] }, load)
    expect(['Writers', 'Ana'].map((each) => localizedName(each, 'zh'))).toEqual(['作者', 'Ana'])
    expect(localizedName('Writers', 'en')).toBe('Writers')
  })
})

describe('blogAuthors', () => {
  it('blogAuthors are the authors with a page, each with their listed posts', async () => {
    const secret = makePost({ id: '2024/secret', authors: ['theTeam'], unlisted: true })
    const { blogAuthors, findBlogAuthor } = await onSite({ authors: [team, guest], posts: [signed, secret] }, load)
    expect(blogAuthors('en')).toEqual([{ author: team, posts: [signed] }])
    expect(findBlogAuthor('en', 'the-team')?.author).toEqual(team)
    expect(findBlogAuthor('en', 'guest')).toBeUndefined()
  })
})
