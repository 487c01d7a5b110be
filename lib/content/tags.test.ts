import { describe, expect, it } from 'vitest'
import { groupByTag } from './tags'
import { makeDoc, makeTag } from './test-fixtures'

const joins = makeTag('joins', { en: 'joins', zh: '连接' })
const faq = makeTag('faq', { en: 'Frequent questions', zh: '常见问题' })
const both = makeDoc({ id: 'both', tags: ['joins', 'faq'] })
const one = makeDoc({ id: 'one', tags: ['joins'] })

describe('groupByTag', () => {
  it('each tag has its pages, in their order', () => {
    expect(groupByTag([both, one], [faq, joins], 'en')).toEqual([
      { tag: faq, pages: [both] },
      { tag: joins, pages: [both, one] },
    ])
  })

  it('tags come by their labels in the language', () => {
    const labels = (locale: 'en' | 'zh') => groupByTag([both], [joins, faq], locale).map(({ tag }) => tag.label[locale])
    expect(labels('en')).toEqual(['Frequent questions', 'joins'])
    expect(labels('zh')).toEqual(['常见问题', '连接'])
  })

  it('a tag that no page carries is left out', () => {
    expect(groupByTag([one], [faq, joins], 'en').map(({ tag }) => tag.key)).toEqual(['joins'])
  })

  it('unlisted pages do not count', () => {
    const secret = makeDoc({ id: 'secret', tags: ['faq', 'joins'], unlisted: true })
    expect(groupByTag([secret, one], [faq, joins], 'en')).toEqual([{ tag: joins, pages: [one] }])
  })
})
