import { describe, expect, it } from 'vitest'
import { adviseByRule, prepare } from '../advise'
import { createStatement } from '../ddl'
import { candidatesOf } from './candidates'
import { isPrefix } from './redundancy'

const schema = `
CREATE TABLE customer (id int PRIMARY KEY, name text, segment char(10));
CREATE TABLE orders (id int PRIMARY KEY, customer_id int, status char(1), placed date, total numeric);
CREATE INDEX orders_customer ON orders (customer_id);
CREATE VIEW open_orders AS SELECT id, customer_id AS buyer, placed FROM orders WHERE status = 'O';`

async function candidates(queries: string): Promise<string[]> {
  const { usages } = await prepare({ dialect: 'postgresql', schema, statistics: '', settings: '', queries })
  return usages.flat().flatMap((usage) =>
    candidatesOf(usage, true).map(({ table, keys, include }) => {
      const list = keys.map(
        ({ column, call, isDescending }) => `${call ? `${call}(${column})` : column}${isDescending ? ' DESC' : ''}`,
      )
      return `${table.name} (${list.join(', ')})${include.length > 0 ? ` + ${include.join(', ')}` : ''}`
    }),
  )
}

async function byRule(queries: string, dialect: 'postgresql' | 'mysql' = 'postgresql'): Promise<string[]> {
  const ddl = dialect === 'mysql' ? schema.replace(/CREATE VIEW[\s\S]*/, '') : schema
  const prepared = await prepare({ dialect, schema: ddl, statistics: '', settings: '', queries })
  return adviseByRule(prepared).map((one) => createStatement(one, 'i', { dialect, isPartitioned: false }))
}

describe('candidatesByRule', () => {
  it('has an index on an expression for PostgreSQL', async () => {
    const query = `SELECT id FROM customer WHERE lower(name) = 'ann'`
    expect(await byRule(query)).toEqual(['CREATE INDEX CONCURRENTLY i ON customer (lower(name));'])
    expect(await byRule(query, 'mysql')).toEqual([])
  })
})

describe('candidatesByRule, on conditions and sorts that an ordinary index does not serve', () => {
  it('puts NULLs where the sort puts them', async () => {
    expect(await byRule('SELECT * FROM orders ORDER BY placed DESC NULLS LAST LIMIT 9')).toEqual([
      'CREATE INDEX CONCURRENTLY i ON orders (placed DESC NULLS LAST);',
    ])
    expect(await byRule('SELECT * FROM orders ORDER BY placed DESC NULLS FIRST LIMIT 9')).toEqual([
      'CREATE INDEX CONCURRENTLY i ON orders (placed);',
    ])
  })

  it('has no index for a cast that changes the value', async () => {
    expect(await byRule(`SELECT * FROM orders WHERE placed::text = '2024-01-01'`)).toEqual([])
    expect(await byRule(`SELECT * FROM customer WHERE name::varchar = 'Ann'`)).toEqual([
      'CREATE INDEX CONCURRENTLY i ON customer (name);',
    ])
  })

  it('has no index for NOT and an equality', async () => {
    expect(await byRule(`SELECT * FROM orders WHERE NOT (status = 'F')`)).toEqual([])
  })

  it('does not repeat an index that has the operator class for LIKE', async () => {
    const ddl = `${schema} CREATE INDEX ON customer (name text_pattern_ops);`
    const queries = `SELECT * FROM customer WHERE name LIKE 'Ann%'`
    const prepared = await prepare({ dialect: 'postgresql', schema: ddl, statistics: '', settings: '', queries })
    expect(adviseByRule(prepared)).toEqual([])
  })
})

describe('candidatesOf', () => {
  it('puts columns of equality first, then the sort or one range', async () => {
    const list = await candidates(
      `SELECT * FROM orders WHERE status = 'F' AND placed > '2024-01-01' AND customer_id = 4 ORDER BY total DESC`,
    )
    expect(list.slice(0, 3)).toEqual([
      'orders (status, customer_id, total)',
      'orders (status, customer_id, placed)',
      'orders (status, customer_id)',
    ])
  })

  it('takes lower and upper of a column as a key, for values only, and not as a column that the index contains', async () => {
    expect(await candidates(`SELECT name FROM customer WHERE lower(name) = lower('Ann') AND segment = 'B'`)).toEqual([
      'customer (segment, lower(name))',
      'customer (segment)',
      'customer (lower(name))',
      'customer (segment, lower(name)) + name',
      'customer (segment) + name',
      'customer (lower(name)) + name, segment',
    ])
    const query = 'SELECT 1 FROM customer c JOIN customer d ON lower(c.name) = lower(d.name) WHERE abs(c.id) = 4'
    expect((await candidates(query)).join()).not.toContain('(lower')
  })

  it('keeps the directions of a sort that mixes them', async () => {
    expect(await candidates('SELECT * FROM orders ORDER BY placed DESC, id')).toContain('orders (placed DESC, id)')
  })

  it('puts the values of IN behind the sort', async () => {
    const list = await candidates(`SELECT * FROM orders WHERE status IN ('F', 'P') ORDER BY placed LIMIT 5`)
    expect(list.slice(0, 2)).toEqual(['orders (placed)', 'orders (placed, status)'])
  })

  it('joins columns of both tables, and adds columns that are only read', async () => {
    const list = await candidates(
      `SELECT c.name, o.total FROM customer c JOIN orders o ON o.customer_id = c.id WHERE o.status = 'F'`,
    )
    expect(list).toContain('orders (customer_id, status)')
    expect(list).toContain('orders (customer_id, status) + total')
    expect(list).toContain('customer (id)')
  })

  it('resolves columns through views, derived tables and common table expressions', async () => {
    const list = await candidates(
      `WITH mine AS (SELECT * FROM open_orders WHERE buyer = 5) SELECT * FROM (SELECT placed AS day FROM mine) x WHERE day > '2024-01-01'`,
    )
    expect(list[0]).toBe('orders (customer_id, status, placed)')
  })

  it('reads correlated subqueries, IN with a query, OR and ANY', async () => {
    const list = await candidates(
      `SELECT 1 FROM customer c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.status = ANY ($1))`,
    )
    expect(list).toContain('orders (customer_id, status)')
    expect(await candidates('SELECT 1 FROM customer WHERE id IN (SELECT customer_id FROM orders)')).toContain(
      'orders (customer_id)',
    )
    const either = await candidates(`SELECT * FROM orders WHERE placed = '2024-01-01' OR total = 5`)
    expect(either).toEqual(['orders (placed)', 'orders (total)'])
  })

  it('uses an operator class for LIKE that works in every collation', async () => {
    const { usages } = await prepare({
      dialect: 'postgresql',
      schema,
      statistics: '',
      settings: '',
      queries: `SELECT * FROM customer WHERE name LIKE 'A%'`,
    })
    const [first] = usages.flat().flatMap((usage) => candidatesOf(usage, true))
    expect(first?.keys).toEqual([{ column: 'name', isDescending: false, operatorClass: 'text_pattern_ops' }])
  })
})

describe('adviseByRule', () => {
  it('drops candidates that an index serves, and those that are the beginning of another', async () => {
    const list = await byRule(
      `SELECT * FROM orders WHERE customer_id = 1; SELECT * FROM orders WHERE customer_id = 1 AND status = 'F';
       SELECT * FROM orders WHERE id = 3`,
    )
    expect(list).toEqual(['CREATE INDEX CONCURRENTLY i ON orders (customer_id, status);'])
  })

  it('reads MySQL, and writes its statement', async () => {
    expect(await byRule("SELECT * FROM orders WHERE status = 'F' AND placed > '2024-01-01'", 'mysql')).toEqual([
      'ALTER TABLE orders ADD INDEX i (status, placed), ALGORITHM=INPLACE, LOCK=NONE;',
    ])
  })
})

describe('isPrefix', () => {
  const key = (column: string, isDescending = false) => ({ column, isDescending })

  it('is false for other places of NULLs', () => {
    expect(isPrefix([key('a')], [{ ...key('a', true), nulls: 'last' }])).toBe(false)
    expect(isPrefix([{ ...key('a'), nulls: 'first' }], [{ ...key('a', true), nulls: 'last' }])).toBe(true)
  })

  it('compares the directions, which may all be opposite', () => {
    expect(isPrefix([key('a')], [key('a'), key('b')])).toBe(true)
    expect(isPrefix([key('a', true), key('b', true)], [key('a'), key('b')])).toBe(true)
    expect(isPrefix([key('a'), key('b', true)], [key('a'), key('b')])).toBe(false)
    expect(isPrefix([key('b')], [key('a'), key('b')])).toBe(false)
    expect(isPrefix([undefined], [undefined])).toBe(false)
  })
})
