import type { Cell, Database } from './database'
import type { Source } from './generate'
import type { Random } from './random'
import { replaceCell } from './shrink'

/** Returns a copy of a database with one to three small changes, which may violate constraints. */
export function mutate(source: Source, database: Database, random: Random): Database {
  let current = database
  for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) current = change(source, current, random)
  return current
}

function change(source: Source, database: Database, random: Random): Database {
  const table = random.below(source.tables.length)
  const rows = database[table] ?? []
  if (rows.length === 0) return database
  const row = random.below(rows.length)
  const roll = random.next()
  if (roll < 0.15) return withRows(database, table, [...rows.slice(0, row), ...rows.slice(row + 1)])
  if (roll < 0.35) return withRows(database, table, [...rows, rows[row] ?? []])
  const at = random.below(source.tables[table]?.columns.length ?? 0)
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
