import { describe, expect, it } from 'vitest'
import { chancePairs } from './han'
import { pageRecords } from './records'
import { makePage } from './test-index'

const pairsOf = (...texts: string[]) =>
  chancePairs(texts.flatMap((text, number) => pageRecords(makePage({ id: String(number), text }))))

describe('chancePairs', () => {
  it('are those across two words that hardly occur', () => {
    const pairs = pairsOf('开启查询日志', '开启查询计划')
    expect([pairs.has('启查'), pairs.has('查询'), pairs.has('日志')]).toEqual([true, false, false])
  })

  it('are not those that come again and again: a word that the segmenter does not know', () => {
    expect(pairsOf('开启查询日志', '开启查询计划', '开启查询').has('启查')).toBe(false)
  })

  it('are not the subject’s words that the segmenter cuts in two, however seldom', () => {
    expect(pairsOf('发生死锁时重试').has('死锁')).toBe(false)
  })

  it('are those with a particle, however often', () => {
    expect(pairsOf('查询的日志', '查询的计划', '查询的列').has('询的')).toBe(true)
  })

  it('are not those of a synonym', () => {
    const records = pageRecords(makePage({ id: 'a', text: '开启查询日志' }))
    expect(chancePairs(records, [['startup', '启查']]).has('启查')).toBe(false)
  })

  it('are not those of a title', () => {
    const page = makePage({ id: 'a', title: '启查', text: '开启查询日志' })
    expect(chancePairs(pageRecords(page)).has('启查')).toBe(false)
  })
})
