import { describe, expect, it } from 'vitest'
import { groupByTag } from './tags'
import { makeDoc, makeTag, onSite } from '../content-files/test-fixtures'

const joins = makeTag('joins', { en: 'joins', zh: '连接' })
const faq = makeTag('faq', { en: 'Frequent questions', zh: '常见问题' })
const both = makeDoc({ id: 'both', tags: ['joins', 'faq'] })
const one = makeDoc({ id: 'one', tags: ['joins'] })

describe('groupByTag', () => {
  it('groupByTag gives each tag its pages, in their order', () => {
    expect(groupByTag([both, one], [faq, joins], 'en')).toEqual([
      { tag: faq, pages: [both], unlisted: false },
      { tag: joins, pages: [both, one], unlisted: false },
    ])
  })

  it('groupByTag sorts tags by their labels in the language', () => {
    const labels = (locale: 'en' | 'zh') => groupByTag([both], [joins, faq], locale).map(({ tag }) => tag.label[locale])
    expect(labels('en')).toEqual(['Frequent questions', 'joins'])
    expect(labels('zh')).toEqual(['常见问题', '连接'])
  })

  it('groupByTag omits a tag that no page has', () => {
    expect(groupByTag([one], [faq, joins], 'en').map(({ tag }) => tag.key)).toEqual(['joins'])
  })

  it('groupByTag does not count unlisted pages of a tag with listed ones', () => {
    const secret = makeDoc({ id: 'secret', tags: ['joins'], unlisted: true })
    expect(groupByTag([secret, one], [joins], 'en')).toEqual([{ tag: joins, pages: [one], unlisted: false }])
  })

  it('a tag without listed pages is unlisted, and its page lists the unlisted pages', () => {
    const secret = makeDoc({ id: 'secret', tags: ['faq'], unlisted: true })
    expect(groupByTag([secret, one], [faq], 'en')).toEqual([{ tag: faq, pages: [secret], unlisted: true }])
  })

  it('groupByTag merges tags with the same slug under the label of the first, and counts a page once', () => {
    const join = { ...makeTag('join', { en: 'JOIN', zh: '联结' }), slug: 'joins' }
    const page = makeDoc({ id: 'page', tags: ['join', 'joins'] })
    expect(groupByTag([page, one], [joins, join], 'en')).toEqual([{ tag: joins, pages: [page, one], unlisted: false }])
  })
})

describe('queries of tags', () => {
  const load = () => import('./tags')

  it('lists of tags omit tags of unlisted pages', async () => {
    const docs = [one, makeDoc({ id: 'secret', tags: ['faq'], unlisted: true })]
    const { docTags, listedDocTags } = await onSite({ docs, tags: [faq, joins] }, load)
    expect(docTags('en').map(({ tag }) => tag.key)).toEqual(['faq', 'joins'])
    expect(listedDocTags('en').map(({ tag }) => tag.key)).toEqual(['joins'])
  })

  it('the docs of a tag are sorted by their titles in the language', async () => {
    const docs = ['b', 'C', 'a'].map((title) => makeDoc({ id: `x-${title}`, title, tags: ['faq'] }))
    const { docTags } = await onSite({ docs, tags: [faq] }, load)
    expect(docTags('en')[0]?.pages.map(({ title }) => title)).toEqual(['a', 'b', 'C'])
  })

  it('a tag that only Chinese pages have has a page in Chinese, and none in English', async () => {
    const docs = [one, makeDoc({ id: 'new', locale: 'zh', tags: ['faq'] })]
    const { docTagTranslations } = await onSite({ docs, tags: [faq, joins] }, load)
    expect(docTagTranslations('faq')).toEqual({ zh: 'tags/faq/' })
    expect(docTagTranslations('joins')).toEqual({ en: 'tags/joins/', zh: 'tags/joins/' })
  })

  it('tags of a page with the same slug are merged', async () => {
    const join = { ...makeTag('join'), slug: 'joins' }
    const { tagsOf } = await onSite({ tags: [joins, join, faq] }, load)
    expect(tagsOf({ tags: ['faq', 'join', 'joins'] })).toEqual([joins, faq])
  })
})
