import { describe, expect, it } from 'vitest'
import { readingTime } from './reading-time'

describe('readingTime', () => {
  it('readingTime returns a minute for two hundred words', () => {
    expect(readingTime('word '.repeat(200), 'en')).toBe(1)
  })

  it('readingTime has two decimals', () => {
    expect(readingTime('a b c', 'en')).toBe(0.02)
    expect(readingTime('word '.repeat(333), 'en')).toBe(1.67)
  })

  it('readingTime does not count punctuation', () => {
    expect(readingTime('one – two … (three)!', 'en')).toBe(0.02)
  })

  it('readingTime counts Chinese words rather than characters', () => {
    // 查询 / 优化 / 器: fewer words than characters, more than the single run without spaces
    const minutes = readingTime('查询优化器'.repeat(100), 'zh')
    expect(minutes).toBeGreaterThanOrEqual(1)
    expect(minutes).toBeLessThan(2.5)
  })

  it('readingTime returns 0 for an empty text', () => {
    expect(readingTime('', 'zh')).toBe(0)
  })
})
