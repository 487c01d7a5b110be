import { expect, it } from 'vitest'
import { escapeRegExp } from './regexp'

it.each(['a.b', '.*+?^${}()|[]\\', 'C++', 'a/b', '优化（一）'])(
  'an escaped %s matches itself and no other text',
  (text) => {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`)
    expect(pattern.test(text)).toBe(true)
    expect(pattern.test(text.replace(/.$/, 'x'))).toBe(false)
  },
)

it('an escaped dot is not a wildcard', () => {
  expect(escapeRegExp('my.cnf')).toBe('my\\.cnf')
})
