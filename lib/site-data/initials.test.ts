import { describe, expect, it } from 'vitest'
import { groupByLetter } from './initials'

/** The groups in short: `A apple, avocado · B beet`. */
const inShort = (labels: readonly string[], locale: 'en' | 'zh' = 'en') =>
  groupByLetter(labels, (label) => label, locale)
    .map(({ letter, entries }) => `${letter} ${entries.join(', ')}`)
    .join(' · ')

describe('groupByLetter', () => {
  it('groupByLetter groups labels by their first character, case-insensitive', () => {
    expect(inShort(['join', 'Index', 'index-recommendation'])).toBe('I Index, index-recommendation · J join')
  })

  it('groupByLetter puts labels that begin with a digit into a group of their own, before the letters', () => {
    expect(inShort(['api', '2pc'])).toBe('2 2pc · A api')
  })

  it('groupByLetter groups Chinese labels together, sorted by sound', () => {
    expect(inShort(['索引推荐', '常见问题', '工作空间'], 'zh')).toBe('中文 常见问题, 工作空间, 索引推荐')
  })

  it('groupByLetter sorts letters by language: Chinese labels first in Chinese, last in English', () => {
    expect(inShort(['mysql', '索引'], 'zh')).toBe('中文 索引 · M mysql')
    expect(inShort(['索引', 'mysql'], 'en')).toBe('M mysql · 中文 索引')
  })

  it('groupByLetter returns no groups for no entries', () => {
    expect(inShort([])).toBe('')
  })

  it('groupByLetter treats a character beyond the basic plane as one letter', () => {
    expect(inShort(['𝒜lpha'])).toBe('𝒜 𝒜lpha')
  })
})
