import { describe, expect, it } from 'vitest'
import { groupByLetter } from './initials'

/** The groups in short: `A apple, avocado · B beet`. */
const inShort = (labels: readonly string[], locale: 'en' | 'zh' = 'en') =>
  groupByLetter(labels, (label) => label, locale)
    .map(({ letter, entries }) => `${letter} ${entries.join(', ')}`)
    .join(' · ')

describe('groupByLetter', () => {
  it('groups labels by their first character, case-insensitive', () => {
    expect(inShort(['join', 'Index', 'index-recommendation'])).toBe('I Index, index-recommendation · J join')
  })

  it('a number is a letter of its own, before the others', () => {
    expect(inShort(['api', '2pc'])).toBe('2 2pc · A api')
  })

  it('groups Chinese labels together, sorted by sound', () => {
    expect(inShort(['索引推荐', '常见问题', '工作空间'], 'zh')).toBe('中文 常见问题, 工作空间, 索引推荐')
  })

  it('sorts letters by language: Chinese labels first in Chinese, last in English', () => {
    expect(inShort(['mysql', '索引'], 'zh')).toBe('中文 索引 · M mysql')
    expect(inShort(['索引', 'mysql'], 'en')).toBe('M mysql · 中文 索引')
  })

  it('returns no groups for no entries', () => {
    expect(inShort([])).toBe('')
  })

  it('a character beyond the basic plane is one letter', () => {
    expect(inShort(['𝒜lpha'])).toBe('𝒜 𝒜lpha')
  })
})
