import { describe, expect, it } from 'vitest'
import { crossWordPairs } from './han'
import { pageDocuments } from './documents'
import { makePage } from './test-index'

const pairsOf = (...texts: string[]) =>
  crossWordPairs(texts.flatMap((text, number) => pageDocuments(makePage({ id: String(number), text }))))

describe('crossWordPairs', () => {
  it('crossWordPairs returns rare pairs that span two words', () => {
    const pairs = pairsOf('开启查询日志', '开启查询计划')
    expect([pairs.has('启查'), pairs.has('查询'), pairs.has('日志')]).toEqual([true, false, false])
  })

  it('crossWordPairs keeps frequent pairs: a word that the segmenter does not know', () => {
    expect(pairsOf('开启查询日志', '开启查询计划', '开启查询').has('启查')).toBe(false)
  })

  it('crossWordPairs keeps words of the subject that the segmenter cuts in two, however rare', () => {
    expect(pairsOf('发生死锁时重试').has('死锁')).toBe(false)
  })

  it('crossWordPairs returns pairs with a particle, however frequent', () => {
    expect(pairsOf('查询的日志', '查询的计划', '查询的列').has('询的')).toBe(true)
  })

  it('crossWordPairs keeps the pairs of a synonym', () => {
    const documents = pageDocuments(makePage({ id: 'a', text: '开启查询日志' }))
    expect(crossWordPairs(documents, [['startup', '启查']]).has('启查')).toBe(false)
  })

  it('crossWordPairs keeps the pairs of a title', () => {
    const page = makePage({ id: 'a', title: '启查', text: '开启查询日志' })
    expect(crossWordPairs(pageDocuments(page)).has('启查')).toBe(false)
  })
})
