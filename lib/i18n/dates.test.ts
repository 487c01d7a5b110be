import { describe, expect, it } from 'vitest'
import { formatDay, formatMonth, formatMonthDay } from './dates'

describe('formatDay', () => {
  it('formatDay writes the day in the format of the language', () => {
    expect(formatDay('2024-03-12', 'en')).toBe('12 March 2024')
    expect(formatDay('2024-03-12', 'zh')).toBe('2024年3月12日')
  })

  it('formatDay has a short form', () => {
    expect(formatDay('2024-03-12', 'en', 'medium')).toBe('12 Mar 2024')
  })

  it.each([
    ['2024-03-12T23:59:59Z', '12 March 2024'],
    ['2024-03-12T00:00:00.000Z', '12 March 2024'],
    ['2024-03-12T01:00:00+08:00', '11 March 2024'],
  ])('formatDay uses the day in UTC of %s', (date, shown) => {
    expect(formatDay(date, 'en')).toBe(shown)
  })
})

describe('formatMonth', () => {
  it('formatMonth formats month and year, in UTC', () => {
    expect(formatMonth('2024-03', 'en')).toBe('March 2024')
    expect(formatMonth('2024-03-31T23:59:00.000Z', 'zh')).toBe('2024年3月')
  })
})

describe('formatMonthDay', () => {
  it('formatMonthDay formats day and month without the year, in UTC', () => {
    expect(formatMonthDay('2024-03-12T23:59:00.000Z', 'en')).toBe('12 March')
    expect(formatMonthDay('2024-03-12', 'zh')).toBe('3月12日')
  })
})
