import { describe, expect, it } from 'vitest'
import type { Table } from '../engine/catalog'
import { satisfiesKeys } from './keys'

const column = (name: string) => ({ name, type: 'int4', notNull: false, hasDefault: false, declared: 'integer' })
const plain = { foreignKeys: [], checks: [], identity: false }
const parent: Table = {
  ...plain,
  name: 'p',
  columns: [column('k')],
  uniques: [{ columns: ['k'], nullsEqual: false }],
}
const child: Table = {
  ...plain,
  name: 'c',
  columns: [column('n'), column('k')],
  uniques: [{ columns: ['n'], nullsEqual: true }],
  foreignKeys: [{ columns: ['k'], parent: 'p', parentColumns: ['k'] }],
}

describe('keys of a database', () => {
  it.each([
    ['a key twice', [['1'], ['1']], [], false],
    ['NULL twice, if NULLs are distinct', [[null], [null]], [], true],
    [
      'NULL twice, if NULLs are not distinct',
      [],
      [
        [null, null],
        [null, null],
      ],
      false,
    ],
    ['a foreign key with its parent row', [['1']], [['5', '1']], true],
    ['a foreign key without its parent row', [['2']], [['5', '1']], false],
    ['a foreign key that is NULL', [], [['5', null]], true],
  ])('%s', (_, parents, children, expected) => {
    expect(satisfiesKeys([parent, child], [parents, children])).toBe(expected)
  })
})
