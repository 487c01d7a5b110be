import { expect, it } from 'vitest'
import { englishText, reasons, type ReasonId } from '@/lib/sql/reasons'
import compareReasons from '@/messages/compare-reasons.json'
import { reasonParts, reasonText } from './reason-text'

const parts = ['syntax error at or near "TOP"', { id: 'top', values: {} }] as const
const reason = { text: 'before', message: parts.map(englishText).join('; '), parts } as const

it('a reason is in the language of the page, and a text of PostgreSQL in it is a quotation', () => {
  expect(reasonText(reason, 'en-GB')).toBe('syntax error at or near "TOP"; TOP is SQL Server’s: write LIMIT at the end')
  expect(reasonParts(reason, 'zh-CN')).toEqual([
    { text: 'syntax error at or near "TOP"', isQuoted: true },
    { text: 'TOP 是 SQL Server 的写法：请在末尾写 LIMIT', isQuoted: false },
  ])
  expect(reasonText(reason, 'zh-CN')).toContain('；TOP 是 SQL Server 的写法')
})

it('the values of a reason are filled in', () => {
  const volatile = { id: 'volatile', values: { name: 'random' } } as const
  const message = englishText(volatile)
  expect(message).toContain('random() gives something else')
  expect(reasonText({ text: 'after', message, parts: [volatile] }, 'zh-CN')).toContain('random() 每次调用的结果都不同')
})

it('every reason exists in Chinese, with the same values', () => {
  const chinese: Readonly<Record<ReasonId, string>> = compareReasons.zh
  expect(Object.keys(chinese)).toEqual(Object.keys(reasons))
  const valuesOf = (text: string) => new Set(text.match(/\{\w+\}/g))
  for (const [id, text] of Object.entries(reasons))
    expect({ id, values: valuesOf(chinese[id as ReasonId]) }).toEqual({ id, values: valuesOf(text) })
})
