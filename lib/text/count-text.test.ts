import { expect, it } from 'vitest'
import { countText } from './count-text'

it('a text with a number has a form for none, one and other numbers, written as in the language', () => {
  const forms = { none: 'no rows in {name}', one: 'one row in {name}', other: '{count} rows in {name}' }
  const write = (count: number) => countText(forms, count, 'en-GB', { name: 't' })
  expect([0, 1, 2000].map(write)).toEqual(['no rows in t', 'one row in t', '2,000 rows in t'])
})

it('a text without a form for none uses the one for other numbers', () => {
  expect(countText({ one: 'one row', other: '{count} rows' }, 0, 'en-GB')).toBe('0 rows')
})
