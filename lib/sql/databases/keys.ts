import type { Table } from '../engine/catalog'
import type { Cell, Database } from './database'
import type { TableValues } from './domains'
import { sequenceValue } from './values'

type Row = readonly Cell[]

/** Whether the rows satisfy the unique lists of columns and the foreign keys of the tables. Compares values as texts. */
export function satisfiesKeys(tables: readonly Table[], database: Database): boolean {
  return tables.every((table, index) => {
    const rows = database[index] ?? []
    return (
      table.uniques.every((unique) => isUnique(rows.map((row) => uniqueKey(table, unique, row)))) &&
      table.foreignKeys.every((foreignKey) => {
        const parent = tables.findIndex(({ name }) => name === foreignKey.parent)
        const keys = new Set(
          (database[parent] ?? []).map((row) => keyOf(tables[parent], foreignKey.parentColumns, row)),
        )
        return rows.every((row) => {
          const key = keyOf(table, foreignKey.columns, row)
          return key === undefined || keys.has(key)
        })
      })
    )
  })
}

/** Returns the key of a row in a unique column list; undefined if a NULL makes the row distinct from all others. */
export function uniqueKey(
  table: Table,
  { columns, nullsEqual }: Table['uniques'][number],
  row: Row,
): string | undefined {
  return keyOf(table, columns, row, nullsEqual)
}

function isUnique(keys: readonly (string | undefined)[]): boolean {
  const present = keys.filter((key) => key !== undefined)
  return new Set(present).size === present.length
}

/** Returns the values of a row in columns as a text; undefined if one of them is NULL, unless `withNulls`. */
function keyOf(table: Table | undefined, names: readonly string[], row: Row, withNulls = false): string | undefined {
  const cells = names.map((name) => row[table?.columns.findIndex((column) => column.name === name) ?? -1] ?? null)
  return cells.includes(null) && !withNulls ? undefined : JSON.stringify(cells)
}

/**
 * Gives the last column of each key a value that other rows hardly have, unless a foreign key or a CHECK restricts it.
 */
export function makeDistinct(table: Table, { checked }: TableValues, row: Cell[], sequence: number): void {
  const fixed = new Set(
    table.foreignKeys.flatMap(({ columns, parent, parentColumns }) =>
      parent === table.name ? [...columns, ...parentColumns] : columns,
    ),
  )
  const isFree = (at: number) =>
    !fixed.has(table.columns[at]?.name ?? '') && !checked.some(({ columns }) => columns.includes(at))
  for (const unique of table.uniques) {
    const at = unique.columns.map((name) => table.columns.findIndex((column) => column.name === name)).findLast(isFree)
    const column = at === undefined ? undefined : table.columns[at]
    if (at !== undefined && column) row[at] = sequenceValue(column, sequence + 1) ?? row[at] ?? null
  }
}
