import { expect, it } from 'vitest'
import { inputOf } from './useRewrites'

it('the input for a rewrite of the site has its tables, statements and dialect', () => {
  const tables = { t: 'CREATE TABLE t (a INT);', u: 'CREATE TABLE u (a INT);' }
  const sides = { before: 'SELECT 1', after: 'SELECT 2' }
  const rewrites = {
    one: { tables: ['t'], setup: 'SELECT 3', ...sides },
    two: { tables: [], ...sides, dialect: 'mysql' as const },
  }
  const examples = { tables, rewrites, rules: { RW44: 'two' } }
  expect(inputOf(examples, 'one')).toEqual({
    schema: 'CREATE TABLE t (a INT);\nSELECT 3',
    ...sides,
    dialect: '',
    seed: '1',
  })
  expect(inputOf(examples, 'RW44')).toMatchObject({ schema: '', dialect: 'mysql' })
  expect(() => inputOf(examples, 'three')).toThrow('there is no rewrite three')
})
