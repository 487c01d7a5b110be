import { expect, it } from 'vitest'
import { outdatedTranslations } from './outdated'
import type { PageRecord } from '../../content-model/record'
import { sourceHash } from '../source-hash'

const original = { _id: 'en/docs/faq.mdx', title: 'FAQ', tags: ['faq'], body: { raw: 'Text.\n' } }
/** The hash that `content:stamp` writes: of the frontmatter and the body of the file. */
const stamp = sourceHash({ fields: { title: 'FAQ', tags: ['faq'] }, body: '\nText.' })
const translation = (facts: object) => ({ _id: 'zh/docs/faq.md', title: '问', body: { raw: '文。' }, ...facts })
const outdated = (...records: object[]) => [...outdatedTranslations(records as PageRecord[])]

it.each([
  ['of the current original', { source_hash: stamp }, []],
  ['of an earlier text', { source_hash: '0123456789ab' }, ['zh/docs/faq.md']],
  ['without a hash of its original', {}, []],
])('a translation %s (%j) is outdated: %j', (_, facts, expected) => {
  expect(outdated(original, translation(facts))).toEqual(expected)
})

it('a translation whose original does not exist is not outdated', () => {
  expect(outdated(translation({ source_hash: stamp }))).toEqual([])
})
