import type { Element, ElementContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { columnWidths, tableWidth } from './table-layout'

const cell = (...children: (string | ElementContent)[]): Element => ({
  type: 'element',
  tagName: 'td',
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})
const element = (tagName: string, value = ''): Element => ({ ...cell(value), tagName })
/** Returns the narrowest width of a column with one cell. */
const narrowest = (...content: Parameters<typeof cell>) => columnWidths([[cell(...content)]]).narrowest[0] ?? 0

describe('the narrowest width of a column', () => {
  it('the narrowest width of a column is that of its text if that is short', () => {
    expect(narrowest('yes')).toBeCloseTo(3 * 0.58)
    expect(narrowest('支持')).toBe(2)
  })

  it('the narrowest width of a column has room for 12 Latin letters or 6 Chinese characters of a longer text', () => {
    const english = narrowest('a text of many short words')
    expect(english).toBeGreaterThanOrEqual(6.6)
    expect(narrowest('很多汉字组成的一段文字')).toBe(english)
    expect(english).toBeGreaterThanOrEqual(6)
  })

  it('the narrowest width of a column has room for its longest word, code and its padding included', () => {
    expect(narrowest('an incomprehensible word')).toBeCloseTo(16 * 0.58)
    expect(narrowest(element('code', 'o_orderdate_key'), ' and more words')).toBeCloseTo(15 * 0.58 + 0.7)
  })

  it('the narrowest width of a column has room for half of a word that can break in the middle, and for 12em of one that cannot', () => {
    expect(narrowest(element('code', 'maxMembers'), element('wbr'), element('code', 'PerIndexes'))).toBeLessThanOrEqual(
      7,
    )
    expect(narrowest('x'.repeat(80))).toBe(12)
  })

  it('the narrowest width of a column is the largest of its cells', () => {
    const rows = [
      [cell('a'), cell('name')],
      [cell('abc'), cell('b')],
    ]
    expect(columnWidths(rows).narrowest).toEqual([cell('abc'), cell('name')].map((only) => narrowest(...only.children)))
  })

  it('the narrowest width of a column is 0 for empty cells, also if rows have too few cells', () => {
    expect(columnWidths([[cell('a'), cell('')], [cell('b')]]).narrowest[1]).toBe(0)
  })
})

describe('the widths of columns', () => {
  const short = cell('yes')
  const sentence = cell('A sentence that is long enough to need a line of its own, and more than one of them.')

  it('the readable and the comfortable width of a column are larger for sentences only', () => {
    const { narrowest, readable, comfortable } = columnWidths([[short, sentence]])
    expect(readable[0]).toBe(narrowest[0])
    expect(comfortable[0]).toBe(narrowest[0])
    expect(readable[1]).toBeGreaterThan(narrowest[1] ?? 0)
    expect(comfortable[1]).toBeGreaterThan(readable[1] ?? 0)
  })

  it('the width of a table is the sum of its columns and of the space between them', () => {
    expect(tableWidth([2, 3])).toBeCloseTo(5 + 2 * 1.43)
  })
})
