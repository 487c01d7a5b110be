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

/** The maximum number of rows for which `shrink` removes single rows; from larger databases it removes chunks of 2 %. */
const MAX_ROWS_FOR_ROWS = 100
/** The maximum numbers of rows for which `shrink` removes pairs of rows and simplifies single values. */
const MAX_ROWS_FOR_PAIRS = 10
const MAX_ROWS_FOR_VALUES = 12

/**
 * Returns a smaller database on which the sides still differ: removes rows, then simplifies values. In a result of up to a
 * hundred rows no row can be removed and, in one of up to ten rows, no pair of rows. Columns that are not in `mentionedColumns`
 * become NULL if they are nullable. `differs` resolves to false for rows that violate a constraint.
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

/** Removes chunks of rows, children before parents, halving the chunk size to the smallest, until none can be removed. */
async function dropRows(database: Database, differs: (database: Database) => Promise<boolean>): Promise<Database> {
  let current = database
  for (let size = Math.ceil(rows(current).length / 2); size >= 1;) {
    const { length } = rows(current)
    const smallest = length > MAX_ROWS_FOR_ROWS ? Math.ceil(length / 50) : 1
    let dropped = false
    for (let end = rows(current).length; end > 0; end -= size) {
      const fewer = without(current, rows(current).slice(Math.max(0, end - size), end))
      if (await differs(fewer)) {
        current = fewer
        dropped = true
      }
    }
    if (size <= smallest && !dropped) break
    size = dropped && size <= smallest ? size : Math.max(smallest, Math.floor(size / 2))
  }
  return current
}

/** Removes pairs of rows that cannot be removed one by one, such as duplicates or a parent and its child. */
async function dropPairs(database: Database, differs: (database: Database) => Promise<boolean>): Promise<Database> {
  const indexes = rows(database)
  if (indexes.length > MAX_ROWS_FOR_PAIRS) return database
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
 * Replaces values with the value of the first row, with the simplest value of their type or with NULL, if the sides
 * still differ.
 */
async function simplify(
  tables: readonly Table[],
  database: Database,
  mentionedColumns: ReadonlySet<string>,
  differs: Differs,
): Promise<Database> {
  let current = await simplifyColumns(tables, database, mentionedColumns, differs)
  if (rows(database).length > MAX_ROWS_FOR_VALUES) return current
  for (const [table, row] of rows(database)) {
    for (const [at, column] of (tables[table]?.columns ?? []).entries()) {
      const cell = current[table]?.[row]?.[at] ?? null
      const linked = tables[table]?.foreignKeys.some(({ columns }) => columns.includes(column.name)) ?? false
      // a foreign key that is NULL needs no parent row
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
        (value) => replaceCell(now, table, row, at, value),
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

/**
 * Replaces a value by each of `values` in turn, and returns the first database on which the sides still differ; returns
 * the current database if there is none before a value that is already in place.
 */
async function firstThatDiffers(
  current: Database,
  values: readonly Cell[],
  isInPlace: (value: Cell) => boolean,
  changed: (value: Cell) => Database,
  differs: Differs,
): Promise<Database> {
  for (const value of values) {
    if (isInPlace(value)) break
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

/** Returns a copy of a database with one value replaced. */
export function replaceCell(database: Database, table: number, row: number, at: number, value: Cell): Database {
  return database.map((list, index) =>
    index === table
      ? list.map((cells, number) =>
          number === row ? cells.map((cell, column) => (column === at ? value : cell)) : cells,
        )
      : list,
  )
}
