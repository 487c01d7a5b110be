import { describe, expect, it } from 'vitest'
import { mdx } from '../../content-files/test-fixtures'
import { findIn } from '../test-check'

const post = (update: string, facts = '') => mdx(`title: A\ndate: 2024-03-12\n${facts}last_update: ${update}`)
const found = (files: Record<string, string>) => findIn('revisions', files)
const noted = '{ date: 2025-01-31, note: Shorter. }'

describe('a revision of a post', () => {
  it('a revision without a note is reported at the line of its date', async () => {
    expect(await found({ 'en/blog/2024/a.mdx': post('{ date: 2025-01-31 }') })).toEqual([
      'warning en/blog/2024/a.mdx:4:1: the post was revised on 2025-01-31, but has no note on the change → add `note: …` below the date, with one sentence for readers [revisions]',
    ])
  })

  it.each([
    ['with a note', post(noted)],
    ['on the day of the post', post('{ date: 2024-03-12 }')],
    ['of which only the author is stated', post('{ author: Ana }')],
    ['of a draft', post('{ date: 2025-01-31 }', 'draft: true\n')],
    ['of an unlisted post', post('{ date: 2025-01-31 }', 'unlisted: true\n')],
  ])('a revision %s is not reported', async (_, text) => {
    expect(await found({ 'en/blog/2024/a.mdx': text })).toEqual([])
  })

  it('a revision of a doc needs no note', async () => {
    expect(await found({ 'en/docs/a.mdx': mdx('title: A\nlast_update: { date: 2025-01-31 }') })).toEqual([])
  })
})

describe('the note on a revision', () => {
  it('the note on a revision must exist in both languages', async () => {
    const files = {
      'en/docs/a.mdx': mdx(`title: A\nlast_update: ${noted}`),
      'zh/docs/a.mdx': mdx('title: 甲\nlast_update: { date: 2025-01-31 }'),
      'en/docs/b.mdx': mdx('title: B'),
      'zh/docs/b.mdx': mdx(`title: 乙\nlast_update: ${noted}`),
    }
    expect(await found(files)).toEqual([
      'warning en/docs/b.mdx:1:1: there is no note on the change that zh/docs/b.mdx describes → add `note: …` below the date, with one sentence for readers [revisions]',
      'warning zh/docs/a.mdx:3:1: there is no note on the change that en/docs/a.mdx describes → add `note: …` below the date, with one sentence for readers [revisions]',
    ])
  })

  it('the note on a revision must have a date, because the date of the last commit changes', async () => {
    expect(await found({ 'en/docs/a.mdx': mdx('title: A\nlast_update: { note: Shorter. }') })).toEqual([
      'warning en/docs/a.mdx:3:1: the note on the change has no date → add `date: …` with the day of the revision [revisions]',
    ])
  })

  it('the note on a revision has at most 120 characters', async () => {
    const doc = (note: string) => mdx(`title: A\nlast_update: { date: 2025-01-31, note: ${note} }`)
    expect(await found({ 'en/docs/a.mdx': doc('数'.repeat(120)) })).toEqual([])
    expect(await found({ 'en/docs/a.mdx': doc('数'.repeat(121)) })).toEqual([
      'warning en/docs/a.mdx:3:1: the note on the change has 121 characters, 1 more than lists show → shorten it [revisions]',
    ])
  })
})
