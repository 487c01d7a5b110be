import { describe, expect, it } from 'vitest'
import { groupByLetter } from './initials'

/** The groups in short: `A apple, avocado · B beet`. */
const inShort = (labels: readonly string[], locale: 'en' | 'zh' = 'en') =>
  groupByLetter(labels, (label) => label, locale)
    .map(({ letter, entries }) => `${letter} ${entries.join(', ')}`)
    .join(' · ')

describe('groupByLetter', () => {
  it('labels stand under their first character, whatever its case', () => {
    expect(inShort(['join', 'Index', 'index-recommendation'])).toBe('I Index, index-recommendation · J join')
  })

  it('a number is a letter of its own, before the others', () => {
    expect(inShort(['api', '2pc'])).toBe('2 2pc · A api')
  })

  it('Chinese labels stand together, in the order of their sounds', () => {
    expect(inShort(['索引推荐', '常见问题', '工作空间'], 'zh')).toBe('中文 常见问题, 工作空间, 索引推荐')
  })

  it('letters come in the order of the language: Chinese labels first in Chinese, last in English', () => {
    expect(inShort(['mysql', '索引'], 'zh')).toBe('中文 索引 · M mysql')
    expect(inShort(['索引', 'mysql'], 'en')).toBe('M mysql · 中文 索引')
  })

  it('nothing has no groups', () => {
    expect(inShort([])).toBe('')
  })

  it('a character beyond the basic plane is one letter', () => {
    expect(inShort(['𝒜lpha'])).toBe('𝒜 𝒜lpha')
  })
})
