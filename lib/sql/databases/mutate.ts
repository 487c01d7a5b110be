import type { Cell, Database } from './database'
import { satisfiesKeys } from './keys'
import type { Source } from './generate'
import type { Random } from './random'
import { replaceCell } from './shrink'

/** The number of attempts to find a change that violates no key. */
const ATTEMPTS = 8

/**
 * Returns a copy of a database with up to three small changes to tables and columns of `source.targets`, which violate no
 * key but may violate other constraints.
 */
export function mutate(source: Source, database: Database, random: Random): Database {
  let current = database
  for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) current = change(source, current, random)
  return current
}

function change(source: Source, database: Database, random: Random): Database {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const changed = anyChange(source, database, random)
    if (satisfiesKeys(source.tables, changed)) return changed
  }
  return database
}

function anyChange(source: Source, database: Database, random: Random): Database {
  const { table, columns } = random.pick(source.targets)
  const rows = database[table] ?? []
  if (rows.length === 0) return database
  const row = random.below(rows.length)
  const roll = random.next()
  if (roll < 0.15) return withRows(database, table, [...rows.slice(0, row), ...rows.slice(row + 1)])
  if (roll < 0.35) return withRows(database, table, [...rows, rows[row] ?? []])
  const at = random.pick(columns)
  return replaceCell(database, table, row, at, newCell(source, database, table, at, random))
}

function newCell(source: Source, database: Database, table: number, at: number, random: Random): Cell {
  const column = source.tables[table]?.columns[at]
  if (column && !column.notNull && random.chance(0.2)) return null
  const { near = [], far = [] } = { near: source.values[table]?.near[at], far: source.values[table]?.far[at] }
  const others = (database[table] ?? []).map((row) => row[at] ?? null)
  const pool: Cell[] =
    random.chance(0.4) && near.length > 0 ? [...near] : random.chance(0.5) ? others : [...near, ...far]
  return pool.length > 0 ? random.pick(pool) : null
}

function withRows(database: Database, table: number, rows: Database[number]): Database {
  return database.map((list, index) => (index === table ? rows : list))
}
