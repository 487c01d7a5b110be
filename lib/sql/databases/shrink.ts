import type { Column, Table } from '../engine/catalog'
import type { Cell, Database } from './database'
import { familyOf, type Family } from './values'

const simple: Readonly<Partial<Record<Family, string>>> = {
  integer: '1',
  decimal: '1',
  text: 'a',
  date: '2020-01-01',
  boolean: 't',
}

/** Beyond these numbers of rows, pairs of rows and single values are too many to try. */
const MOST_PAIRED = 10
const MOST_SIMPLIFIED = 12

/**
 * Removes rows as long as the rest still differs, then simplifies values. No single row of the result can be removed,
 * and of up to ten no two. Columns that are not in `mentionedColumns` become NULL if they are nullable. `differs` is
 * false for rows that break a constraint.
 */
export async function shrink(
  tables: readonly Table[],
  database: Database,
  mentionedColumns: ReadonlySet<string>,
  differs: (database: Database) => Promise<boolean>,
): Promise<Database> {
  let current = database
  for (let changed = true; changed;) {
    const fewer = await dropPairs(await dropRows(current, differs), differs)
    const plainer = await simplify(tables, fewer, mentionedColumns, differs)
    changed = JSON.stringify(plainer) !== JSON.stringify(current)
    current = plainer
  }
  return current
}

type RowIndex = readonly [table: number, row: number]

function rows(database: Database): RowIndex[] {
  return database.flatMap((list, table) => list.map((_, row): RowIndex => [table, row]))
}

function without(database: Database, indexes: readonly RowIndex[]): Database {
  return database.map((list, table) =>
    list.filter((_, row) => !indexes.some((index) => index[0] === table && index[1] === row)),
  )
}

/** Drops chunks of halving size, children before parents, down to single rows, until none can go. */
async function dropRows(database: Database, differs: (database: Database) => Promise<boolean>): Promise<Database> {
  let current = database
  for (let size = Math.ceil(rows(current).length / 2); size >= 1;) {
    let dropped = false
    for (let end = rows(current).length; end > 0; end -= size) {
      const fewer = without(current, rows(current).slice(Math.max(0, end - size), end))
      if (await differs(fewer)) {
        current = fewer
        dropped = true
      }
    }
    if (size === 1 && !dropped) break
    size = dropped && size === 1 ? 1 : Math.max(1, Math.floor(size / 2))
  }
  return current
}

/** Drops two rows at once: duplicates, a parent with its child, the two halves of a balance. */
async function dropPairs(database: Database, differs: (database: Database) => Promise<boolean>): Promise<Database> {
  const indexes = rows(database)
  if (indexes.length > MOST_PAIRED) return database
  for (const [index, first] of indexes.entries()) {
    for (const second of indexes.slice(index + 1)) {
      const fewer = without(database, [first, second])
      if (await differs(fewer)) return dropPairs(await dropRows(fewer, differs), differs)
    }
  }
  return database
}

type Differs = (database: Database) => Promise<boolean>

/**
 * Replaces values by the value of another row, by the plainest of their type, and by NULL where that keeps the
 * difference.
 */
async function simplify(
  tables: readonly Table[],
  database: Database,
  mentionedColumns: ReadonlySet<string>,
  differs: Differs,
): Promise<Database> {
  let current = await simplifyColumns(tables, database, mentionedColumns, differs)
  if (rows(database).length > MOST_SIMPLIFIED) return current
  for (const [table, row] of rows(database)) {
    for (const [at, column] of (tables[table]?.columns ?? []).entries()) {
      const cell = current[table]?.[row]?.[at] ?? null
      const linked = tables[table]?.foreignKeys.some(({ columns }) => columns.includes(column.name)) ?? false
      // without a parent, one row less is needed
      const values = plainValues(
        column,
        current[table]?.[0]?.[at] ?? null,
        linked || isUnmentioned(column, mentionedColumns),
      )
      const now = current
      current = await firstThatDiffers(
        now,
        values,
        (value) => value === cell,
        (value) => replaced(now, table, row, at, value),
        differs,
      )
    }
  }
  return current
}

async function simplifyColumns(
  tables: readonly Table[],
  database: Database,
  mentionedColumns: ReadonlySet<string>,
  differs: Differs,
): Promise<Database> {
  let current = database
  for (const [table, { columns }] of tables.entries()) {
    for (const [at, column] of columns.entries()) {
      const list = current[table] ?? []
      if (list.length === 0) continue
      const values = plainValues(column, list[0]?.[at] ?? null, isUnmentioned(column, mentionedColumns))
      const now = current
      const everywhere = (value: Cell) =>
        now.map((cells, index) => (index === table ? cells.map((row) => row.with(at, value)) : cells))
      current = await firstThatDiffers(
        now,
        values,
        (value) => list.every((row) => row[at] === value),
        everywhere,
        differs,
      )
    }
  }
  return current
}

/** The first of some changes that keeps the difference; none where a value that stands there already comes first. */
async function firstThatDiffers(
  current: Database,
  values: readonly Cell[],
  stands: (value: Cell) => boolean,
  changed: (value: Cell) => Database,
  differs: Differs,
): Promise<Database> {
  for (const value of values) {
    if (stands(value)) break
    const plainer = changed(value)
    if (await differs(plainer)) return plainer
  }
  return current
}

/** Returns simpler replacements of a value, the simplest first. */
function plainValues(column: Column, first: Cell, nullFirst: boolean): Cell[] {
  const plain = simple[familyOf(column)]
  return [...new Set<Cell>([...(nullFirst ? [null] : []), ...(plain === undefined ? [] : [plain]), first])]
}

function isUnmentioned(column: Column, mentionedColumns: ReadonlySet<string>): boolean {
  return !column.notNull && !mentionedColumns.has(column.name)
}

/** The database with one value changed. */
export function replaced(database: Database, table: number, row: number, at: number, value: Cell): Database {
  return database.map((list, index) =>
    index === table
      ? list.map((cells, number) =>
          number === row ? cells.map((cell, column) => (column === at ? value : cell)) : cells,
        )
      : list,
  )
}
