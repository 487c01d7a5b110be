import { expect, it } from 'vitest'
import type { ContentFile } from './content-file'
import { sourceHash } from './source-hash'
import { translationsIn } from './translations'
import { readPages } from '../content-lint/check-content'
import { mdx, tempFolder } from './test-fixtures'
import { countStates, translationStatusJson } from '../content-model/translation-status'

/** Returns the state of each translation by its file. */
const statesOf = (files: Readonly<Record<string, string>>) => {
  const pages: ContentFile[] = readPages(tempFolder(files)).pages.map(({ file }) => file)
  return translationsIn(pages).map(({ status, original, translation }) => [status, original, translation])
}
const english = mdx('title: FAQ', 'Text.')
const stamp = sourceHash({ fields: { title: 'FAQ' }, body: 'Text.' })

it.each([
  ['of the current original', `title: 问\nsource_hash: '${stamp}'`, 'translated'],
  ['of an older version', 'title: 问\nsource_hash: 0123456789ab', 'outdated'],
  ['without a hash', 'title: 问', 'translated'],
  ['that is a draft', 'title: 问\ndraft: true', 'missing'],
])('a translation %s has its state', (_, frontmatter, state) => {
  expect(statesOf({ 'en/docs/faq.md': english, 'zh/docs/faq.mdx': mdx(frontmatter) })).toEqual([
    [state, 'en/docs/faq.md', state === 'missing' ? 'zh/docs/faq.md' : 'zh/docs/faq.mdx'],
  ])
})

it('a page without translation, and one without original, are missing in the other language', () => {
  expect(statesOf({ 'en/blog/2025/a.mdx': mdx('title: A\ndate: 2025-01-01'), 'zh/docs/b.mdx': english })).toEqual([
    ['missing', 'zh/docs/b.mdx', 'en/docs/b.mdx'],
    ['missing', 'en/blog/2025/a.mdx', 'zh/blog/2025/a.mdx'],
  ])
})

it('a draft without a translation is omitted', () => {
  expect(statesOf({ 'en/docs/faq.mdx': mdx('title: FAQ\ndraft: true') })).toEqual([])
})

it('the JSON of the translation status has the numbers of pages by state and the pages', () => {
  const page = { language: 'zh', status: 'missing', original: 'en/docs/a.mdx', translation: 'zh/docs/a.mdx' } as const
  expect(countStates([page])).toEqual({ outdated: 0, missing: 1, translated: 0 })
  expect(JSON.parse(translationStatusJson([page]))).toEqual({ outdated: 0, missing: 1, translated: 0, pages: [page] })
})

it('docs of other versions than the current one are left out', () => {
  const files = readPages(tempFolder({ 'en/docs/1.0/faq.md': english, 'en/docs/faq.md': english })).pages
  const versions = [
    { label: '2.0', folder: '' },
    { label: '1.0', folder: '1.0' },
  ]
  const found = translationsIn(
    files.map(({ file }) => file),
    { versions },
  )
  expect(found.map(({ original }) => original)).toEqual(['en/docs/faq.md'])
})
