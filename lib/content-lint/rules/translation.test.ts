import { describe, expect, it } from 'vitest'
import { sourceHash } from '../../content-files/source-hash'
import { findIn } from '../test-check'
import { mdx } from '../../content-files/test-fixtures'

const original = { fields: { title: 'A' }, body: '\nText.\n' }
const stamped = (hash: string) => ({
  'en/docs/a.mdx': mdx('title: A', 'Text.'),
  'zh/docs/a.mdx': mdx(`title: 甲\nsource_hash: '${hash}'`, '文字。'),
})

describe('a translation', () => {
  it('a translation with the current hash is up to date', async () => {
    expect(await findIn('translation', stamped(sourceHash(original)))).toEqual([])
  })

  it('a translation of an older original is reported at the line of its hash', async () => {
    expect(await findIn('translation', stamped('0123456789ab'))).toEqual([
      'warning zh/docs/a.mdx:3:1: en/docs/a.mdx has changed since it was translated → translate what changed, then run `npm run content:stamp -- zh/docs/a.mdx` [translation]',
    ])
  })

  it('a translation without a hash is reported', async () => {
    expect(
      await findIn('translation', { 'en/docs/a.mdx': mdx('title: A'), 'zh/docs/a.mdx': mdx('title: 甲') }),
    ).toEqual([
      'warning zh/docs/a.mdx:1:1: source_hash is missing, which identifies the translated text of en/docs/a.mdx → translate what changed, then run `npm run content:stamp -- zh/docs/a.mdx` [translation]',
    ])
  })

  it('a translation belongs to the original with the same id, whatever their ordering prefixes', async () => {
    const files = { 'en/docs/01-a.mdx': mdx('title: A'), 'zh/docs/a.mdx': mdx('title: 甲') }
    expect((await findIn('translation', files)).map((line) => line.split(':')[0])).toEqual(['warning zh/docs/a.mdx'])
  })

  it('a translation with an invalid hash is rejected as frontmatter', async () => {
    expect(await findIn('frontmatter', stamped('now'))).toEqual([
      'zh/docs/a.mdx:3:1: frontmatter field “source_hash” is written by `npm run content:stamp`, not "now" → correct the field; content/README.md lists them [frontmatter]',
    ])
  })
})

describe('a page in one language', () => {
  it('a page in one language is reported with its missing translation or original', async () => {
    expect(
      await findIn('translation', { 'en/docs/a.mdx': mdx('title: A'), 'zh/docs/b.mdx': mdx('title: 乙') }),
    ).toEqual([
      'warning en/docs/a.mdx:1:1: there is no Chinese translation → write zh/docs/a.mdx [translation]',
      'warning zh/docs/b.mdx:1:1: there is no English original (English is the site’s first language) → write en/docs/b.mdx [translation]',
    ])
  })

  it('a page in one language is not reported while it is a draft', async () => {
    const files = { 'en/docs/a.mdx': mdx('title: A\ndraft: true'), 'zh/docs/b.mdx': mdx('title: 乙') }
    expect((await findIn('translation', files)).filter((line) => line.includes('a.mdx'))).toEqual([])
  })

  it('a page in one language is not reported in a content folder of one language', async () => {
    expect(await findIn('translation', { 'en/docs/a.mdx': mdx('title: A') })).toEqual([])
    expect(await findIn('translation', { 'zh/docs/a.mdx': mdx('title: 甲') })).toEqual([])
  })
})

it('an original with a source_hash is reported', async () => {
  expect(await findIn('translation', { 'en/docs/a.mdx': mdx("title: A\nsource_hash: '0123456789ab'") })).toEqual([
    'warning en/docs/a.mdx:3:1: an original must not have a source_hash: it belongs in the translation → delete the line [translation]',
  ])
})
