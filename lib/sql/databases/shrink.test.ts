import { describe, expect, it } from 'vitest'
import type { Table } from '../engine/catalog'
import type { Database } from './database'
import { shrink } from './shrink'

const table: Table = {
  name: 't',
  columns: [{ name: 'a', type: 'int4', notNull: true, hasDefault: false, declared: 'integer' }],
  uniques: [],
  foreignKeys: [],
  checks: [],
  identity: false,
}

/** Shrinks a table with a number of rows, of which some numbers are needed; returns what is left, and the number of trials. */
async function shrinkRows(count: number, differs: (values: readonly string[]) => boolean) {
  let trials = 0
  const database: Database = [Array.from({ length: count }, (_, index) => [String(index + 2)])]
  const [rows = []] = await shrink([table], database, new Set(['a']), async ([list = []]) => {
    trials += 1
    return differs(list.map(([value]) => value ?? ''))
  })
  return { values: rows.map(([value]) => value), trials }
}

describe('shrinking a database', () => {
  it('only rows that are needed for the difference remain', async () => {
    const { values } = await shrinkRows(90, (list) => list.includes('7') && list.includes('60'))
    expect(values).toEqual(['7', '60'])
  })

  it('of many rows that are needed, at most 2 % more remain, after few trials', async () => {
    const { values, trials } = await shrinkRows(1200, (list) => list.length > 500)
    expect(values.length).toBeGreaterThan(500)
    expect(values.length).toBeLessThan(512)
    expect(trials).toBeLessThan(300)
  })
})
