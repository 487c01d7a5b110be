import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { makeDoc, makePost, onSite } from '../content-files/test-fixtures'
import type { Locale } from '../i18n/locales'

const load = () => import('./changes')
const revision = (day: string, note = 'Shorter.') => ({ date: `${day}T00:00:00.000Z`, note })
const changesIn = async (content: Partial<Snapshot>, locale: Locale = 'en') => {
  const { changes } = await onSite(content, load)
  return changes(locale).map(({ kind, page, date, text }) => [date.slice(0, 10), kind, page.title, text])
}

describe('the changes of a site', () => {
  it('the changes of a site are its posts and the revisions with a note, newest first', async () => {
    const posts = [
      makePost({ id: '2024/a', title: 'A', date: '2024-03-12', revision: revision('2025-01-31') }),
      makePost({ id: '2024/b', title: 'B', date: '2024-05-01', description: 'About b.' }),
    ]
    const docs = [
      makeDoc({ id: 'c', title: 'C', revision: revision('2024-04-01', 'One more table.') }),
      makeDoc({ id: 'd', title: 'D', date: '2025-06-01', lastUpdate: { date: '2025-07-01' } }),
    ]
    expect(await changesIn({ posts, docs })).toEqual([
      ['2025-01-31', 'revised', 'A', 'Shorter.'],
      ['2024-05-01', 'newPost', 'B', 'About b.'],
      ['2024-04-01', 'revised', 'C', 'One more table.'],
      ['2024-03-12', 'newPost', 'A', undefined],
    ])
  })

  it('the changes of a site do not include drafts and unlisted pages', async () => {
    const posts = [makePost({ id: '2024/a', draft: true }), makePost({ id: '2024/b', unlisted: true })]
    const docs = [makeDoc({ id: 'c', unlisted: true, revision: revision('2024-04-01') })]
    expect(await changesIn({ posts, docs })).toEqual([])
  })

  it('the changes of a site in Chinese have Chinese notes, and the English notes of pages that are not translated', async () => {
    const posts = [
      makePost({ id: '2024/a', title: 'A', date: '2024-03-12', revision: revision('2025-01-31') }),
      makePost({
        id: '2024/a',
        locale: 'zh',
        title: '甲',
        date: '2024-03-12',
        revision: revision('2025-02-01', '更短。'),
      }),
      makePost({ id: '2024/b', title: 'B', date: '2024-02-01' }),
    ]
    expect(await changesIn({ posts }, 'zh')).toEqual([
      ['2025-02-01', 'revised', '甲', '更短。'],
      ['2024-03-12', 'newPost', '甲', undefined],
      ['2024-02-01', 'newPost', 'B', undefined],
    ])
  })

  it('the changes of a site are limited to the newest hundred', async () => {
    const posts = Array.from({ length: 101 }, (_, index) => makePost({ id: `${1900 + index}/a`, title: String(index) }))
    const titles = (await changesIn({ posts })).map(([, , title]) => title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([100, '100', '1'])
  })
})

describe('changeList', () => {
  it('changeList groups the changes by month and keeps their order', async () => {
    const { changeList } = await onSite(
      {
        posts: [
          makePost({ id: '2024/a', date: '2024-03-12' }),
          makePost({ id: '2024/b', date: '2024-03-31' }),
          makePost({ id: '2024/c', date: '2023-03-12' }),
        ],
      },
      load,
    )
    const months = changeList('en').map(({ month, changes: list }) => [month, list.map(({ page }) => page.path)])
    expect(months).toEqual([
      ['2024-03', ['blog/2024/b/', 'blog/2024/a/']],
      ['2023-03', ['blog/2024/c/']],
    ])
  })

  it('changeList has the texts and paths that the list shows, and nothing else of its pages', async () => {
    const post = makePost({ id: '2024/a', title: 'A', date: '2024-03-12', description: 'About a.' })
    const { changeList } = await onSite({ posts: [post] }, load)
    const page = { locale: 'zh', contentLocale: 'en', path: 'blog/2024/a/', title: 'A' }
    expect(changeList('zh')).toEqual([
      { month: '2024-03', changes: [{ kind: 'newPost', page, date: '2024-03-12', text: 'About a.' }] },
    ])
  })
})
