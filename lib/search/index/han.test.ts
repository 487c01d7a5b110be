import { describe, expect, it } from 'vitest'
import { crossWordPairs } from './han'
import { pageDocuments } from './documents'
import { makePage } from './test-index'

const pairsOf = (...texts: string[]) =>
  crossWordPairs(texts.flatMap((text, number) => pageDocuments(makePage({ id: String(number), text }))))

describe('crossWordPairs', () => {
  it('crossWordPairs returns a rare pair that spans two words', () => {
    const pairs = pairsOf('开启查询日志', '开启查询计划')
    expect([pairs.has('启查'), pairs.has('查询'), pairs.has('日志')]).toEqual([true, false, false])
  })

  it('crossWordPairs does not return a pair that its characters mostly occur in, which the segmenter does not know', () => {
    expect(pairsOf('按租户隔离', '每个租户的数据', '租户很多').has('租户')).toBe(false)
    expect(pairsOf('按租户隔离', '租户很多').has('租户')).toBe(true)
  })

  it('crossWordPairs returns a frequent pair whose characters mostly occur in others', () => {
    const texts = ['一条语句', '一条语句', '一条语句', '条件与语法', '条件与语法', '条件与语法', '条款与语义']
    expect(pairsOf(...texts).has('条语')).toBe(true)
  })

  it('crossWordPairs does not return a technical term that the segmenter splits, even if it is rare', () => {
    expect(pairsOf('发生死锁时重试').has('死锁')).toBe(false)
  })

  it('crossWordPairs returns a pair with a particle, even if it is frequent', () => {
    expect(pairsOf('查询的日志', '查询的计划', '查询的列').has('询的')).toBe(true)
  })

  it('crossWordPairs does not return a pair that occurs in a synonym', () => {
    const documents = pageDocuments(makePage({ id: 'a', text: '开启查询日志' }))
    expect(crossWordPairs(documents, [['startup', '启查']]).has('启查')).toBe(false)
  })
})
