import { expect, it } from 'vitest'
import { pageDocuments } from './documents'
import { makePage } from './test-index'
import { termSlots } from './term-weights'

const termsOf = (facts: { readonly title?: string; readonly text: string }) =>
  pageDocuments(makePage({ id: 'page', ...facts })).flatMap((document) => [
    ...termSlots(document, { averageLength: 10, dropped: new Set() }).keys(),
  ])

it('a Chinese character is not indexed beside the pairs that begin with it', () => {
  const terms = termsOf({ text: '加锁，锁表' })
  expect(terms).toContain('锁表')
  expect(terms).not.toContain('锁')
})

it('a single character of a title is indexed, whatever pairs of the text begin with it', () => {
  expect(termsOf({ title: '死锁', text: '锁表' })).toContain('锁')
})

it('a character that begins no pair is indexed', () => {
  expect(termsOf({ text: '加锁' })).toContain('锁')
})

it('a pair of characters that is not a word is only indexed in titles, headings and keywords', () => {
  const dropped = new Set(['询日', '询的'])
  const slots = (facts: { readonly title?: string; readonly keywords?: string[]; readonly text?: string }) =>
    pageDocuments(makePage({ id: 'page', ...facts })).flatMap((document) => [
      ...termSlots(document, { averageLength: 10, dropped }).keys(),
    ])
  expect(slots({ text: '查询日志' })).not.toContain('询日')
  expect(slots({ title: '查询日志' })).toContain('询日')
  expect(slots({ keywords: ['查询日志'] })).toContain('询日')
  expect(slots({ title: '查询的日志' })).not.toContain('询的')
})

it('a particle is not indexed, because it is removed from queries', () => {
  expect(termsOf({ text: '查询的，日志' })).not.toContain('的')
})

it('the heading of a glossary entry has a lower weight than that of another section', () => {
  const section = { id: 'hash-join', heading: 'Hash join', depth: 2, text: '', code: '' }
  const slotOf = (own: typeof section) => {
    const page = { ...makePage({ id: 'page', text: '' }), sections: [{ ...section, heading: '', depth: 0 }, own] }
    const document = pageDocuments(page).find(({ part }) => part === 'section')
    return document && termSlots(document, { averageLength: 10, dropped: new Set() }).get('hash')
  }
  // the first slot is the strongest
  expect(slotOf({ ...section, ...{ isEntry: true } })).toBeGreaterThan(slotOf(section) ?? Infinity)
})
