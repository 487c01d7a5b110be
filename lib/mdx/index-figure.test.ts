import { describe, expect, it } from 'vitest'
import { FenceError } from './fence-error'
import { parseIndexFigure } from './index-figure'

const entries = '+ 42 | 1998-02-11'

/** Returns the line and the message of the error in a source. */
function errorOf(source: string) {
  try {
    parseIndexFigure(source)
  } catch (error) {
    if (error instanceof FenceError) return [error.line, error.message]
    throw error
  }
  return undefined
}

describe('an index figure', () => {
  it('an index figure has its index, the query, and entries with their use', () => {
    const source = `index: orders (o_custkey, o_orderdate)
query: WHERE o_custkey = 42

  41 | 1998-03-30
- 42 | 1997-12-27
+ 42 | 1998-02-11
  …
  ...`
    expect(parseIndexFigure(source)).toEqual({
      index: 'orders (o_custkey, o_orderdate)',
      columns: ['o_custkey', 'o_orderdate'],
      query: 'WHERE o_custkey = 42',
      entries: [
        { values: ['41', '1998-03-30'] },
        { values: ['42', '1997-12-27'], use: 'rejected' },
        { values: ['42', '1998-02-11'], use: 'matching' },
        undefined,
        undefined,
      ],
    })
  })

  it('an index figure may name the columns that come from the table, or none for a covering index', () => {
    const fetched = parseIndexFigure(
      'index: orders (o_custkey)\ntable: o_totalprice, o_clerk\n\n+ 42 -> 8200 | Clerk#1\n+ 42',
    )
    expect(fetched.table).toEqual(['o_totalprice', 'o_clerk'])
    expect(fetched.entries).toEqual([
      { values: ['42'], use: 'matching', fetched: ['8200', 'Clerk#1'] },
      { values: ['42'], use: 'matching' },
    ])
    expect(parseIndexFigure('index: orders (o_custkey)\ntable: none\n\n+ 42').table).toEqual([])
  })

  it.each([
    ['an expression with nested parentheses', 't (coalesce(a, lower(b)), c)', ['coalesce(a, lower(b))', 'c']],
    [
      'included columns',
      'orders (o_custkey) INCLUDE (o_totalprice, o_clerk)',
      ['o_custkey', 'o_totalprice', 'o_clerk'],
    ],
    [
      'expressions',
      "orders (COALESCE(o_clerk, '?'), o_orderdate DESC)",
      ["COALESCE(o_clerk, '?')", 'o_orderdate DESC'],
    ],
    ['a condition', 'idx_guest ON orders (o_orderdate) WHERE (o_custkey IS NULL)', ['o_orderdate']],
  ])('an index figure has the columns of an index with %s', (_, index, columns) => {
    const values = columns.map(() => '1').join(' | ')
    expect(parseIndexFigure(`index: ${index}\n\n+ ${values}`).columns).toEqual(columns)
  })

  it('an index figure must be sorted: numbers by value, columns marked DESC in descending order, NULL and included values anywhere', () => {
    expect(errorOf('index: orders (o_custkey)\n\n+ 9\n+ 10')).toBeUndefined()
    expect(errorOf('index: orders (o_orderdate DESC)\n\n+ 1998-02-11\n+ 1997-12-27')).toBeUndefined()
    expect(errorOf('index: orders (o_custkey)\n\n+ NULL\n+ 1\n+ NULL')).toBeUndefined()
    expect(errorOf('index: orders (o_custkey)\n\n  -5\n+ 1')).toBeUndefined()
    expect(errorOf('index: orders (o_custkey) INCLUDE (o_totalprice)\n\n+ 42 | 9\n+ 42 | 1')).toBeUndefined()
  })
})

describe('errors in index figures', () => {
  it.each([
    [
      'no index',
      `query: x\n\n${entries}`,
      0,
      'an index figure begins with its index: `index: orders (o_custkey, o_orderdate)`',
    ],
    [
      'no columns',
      `query: x\nindex: orders\n\n${entries}`,
      1,
      'the columns of the index are missing: `index: orders (o_custkey, o_orderdate)`',
    ],
    [
      'an unknown field',
      `index: orders (a, b)\nqery: x\n\n${entries}`,
      1,
      'an index figure has no “qery” (did you mean “query”?); known: index, query, table',
    ],
    [
      'a field twice',
      `index: orders (a, b)\nindex: orders (a)\n\n${entries}`,
      1,
      'there is a second “index”: delete one',
    ],
    [
      'entries without an empty line',
      `index: orders (a, b)\n${entries}`,
      1,
      '“+ 42 | 1998-02-11” is not a field: the entries begin below an empty line',
    ],
    [
      'no entry that is read',
      'index: orders (a, b)\n\n  42 | 1998-02-11',
      1,
      'the query reads no entry: after an empty line, write one entry a line, with + before those that are read and match, - before those that are read and do not match',
    ],
    ['a missing value', 'index: orders (a, b)\n\n+ 42', 2, 'this entry needs 2 values, separated by |: a | b'],
    [
      'a row without columns',
      'index: orders (a)\n\n+ 42 -> 8200',
      2,
      'name the columns that come from the table above the entries: `table: o_totalprice`',
    ],
    [
      'a row of an entry that is not read',
      'index: orders (a)\ntable: b\n\n  42 -> 8200',
      3,
      'a row is fetched for entries that are read: write + or - before it',
    ],
    [
      'a row with too many values',
      'index: orders (a)\ntable: b\n\n+ 42 -> 8200 | 1',
      3,
      'behind -> this entry needs one value, separated by |: b',
    ],
    [
      'entries in another order',
      'index: orders (a, b)\n\n+ 42 | 1998-02-11\n  …\n+ 42 | 1997-12-27',
      4,
      'entries stand in the order of the index: “42 | 1997-12-27” belongs before “42 | 1998-02-11”',
    ],
  ])('an error in an index figure has the line and the fix: %s', (_, source, line, message) => {
    expect(errorOf(source)).toEqual([line, message])
  })
})
