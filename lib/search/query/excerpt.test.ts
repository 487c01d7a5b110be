import { describe, expect, it } from 'vitest'
import { excerpt, splitMatches, findMatches } from './excerpt'

const written = (parts: readonly { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('splitMatches', () => {
  it('splitMatches finds matches in any spelling', () => {
    expect(written(splitMatches('The Index and its indexes', new Set(['index'])))).toBe('The [Index] and its indexes')
  })

  it('splitMatches marks a word with a separate accent', () => {
    expect(written(splitMatches('The cafe\u0301s, a cafe\u0301 bar', new Set(['café', 'bar'])))).toBe(
      'The cafe\u0301s, a [cafe\u0301] [bar]',
    )
  })

  it('splitMatches joins the pairs of a Chinese word', () => {
    expect(written(splitMatches('开启慢查询日志', new Set(['慢查', '查询'])))).toBe('开启[慢查询]日志')
  })

  it('splitMatches finds a part inside a compound', () => {
    expect(written(splitMatches('set long_query_time', new Set(['query'])))).toBe('set long_[query]_time')
  })
})

describe('excerpt', () => {
  const filler = 'word '.repeat(100)
  const excerptOf = (text: string, terms: readonly string[]) =>
    written(excerpt(text, findMatches(text, new Set(terms))))

  it('excerpt shows the part with most words of the query, not only its first word', () => {
    const text = excerptOf(`slow ${filler} the slow query log ${filler}`, ['slow', 'query', 'log'])
    expect(text).toContain('[slow] [query] [log]')
    expect(text.startsWith('… ') && text.endsWith('\u00a0…')).toBe(true)
    expect(text.length).toBeLessThan(220)
  })

  it('excerpt is half as long in Chinese, whose characters are twice as wide', () => {
    const text = excerptOf('开启慢查询日志'.repeat(40), ['日志'])
    expect(text.replaceAll(/[[\]]/g, '').length).toBeLessThan(90)
  })

  it('excerpt shows the beginning when nothing matches, and all of a short text', () => {
    expect(excerptOf(`First ${filler}`, ['none'])).toMatch(/^First word/)
    expect(excerptOf('Short.', [])).toBe('Short.')
  })

  it('an excerpt has one ellipsis where the text has one itself, in place of code', () => {
    const long = '慢'.repeat(90)
    expect(excerptOf(`${long}。 … 执行这些语句，8.0 需要权限。 … ${long}`, ['8.0'])).toMatch(/^… 执行/)
    expect(excerptOf(`8.0 ${'慢'.repeat(60)} … ${long}`, ['8.0'])).toMatch(/慢 …$/)
  })
})
