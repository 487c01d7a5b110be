import type { Fields } from '../dialect/blocks'
import { callOf, castTo, constant, textOf } from '../dialect/tree'
import { tableNamed, type Table } from '../engine/catalog'
import { momentOfDigits } from './comparisons'
import { truthAsNumber } from './operands'
import { asWritten } from './quotient-texts'
import { isTextKind, kindOfColumn, type Kind, type KindOf } from './value-kinds'

interface Target {
  ResTarget: { name: string; val: unknown }
}

const wholeNumber = /^\s*[-+]?\d+\s*$/
const anyNumber = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i

/** Gives the values that an UPDATE or INSERT assigns the types in which PostgreSQL can store them, in place. */
export function convertAssigned(change: Fields, tables: readonly Table[], kindOf: KindOf): void {
  const { relname } = change.relation as { relname: string }
  const columns = tableNamed(relname, tables)?.columns ?? []
  const kindOfName = (name: string | undefined) => {
    const column = columns.find((other) => other.name === name)
    return column && kindOfColumn(column)
  }
  const { targetList } = (change.onConflictClause ?? change) as { targetList?: Target[] }
  for (const { ResTarget: target } of targetList ?? [])
    target.val = assigned(target.val, kindOfName(target.name), kindOf)
  const { SelectStmt: select } = (change.selectStmt ?? {}) as { SelectStmt?: Fields }
  const names = (change.cols as Target[] | undefined)?.map(({ ResTarget: { name } }) => name)
  const kinds = (names ?? columns.map(({ name }) => name)).map(kindOfName)
  for (const { List: row } of (select?.valuesLists ?? []) as { List: { items: unknown[] } }[])
    row.items = row.items.map((value, at) => assigned(value, kinds[at], kindOf))
  for (const [at, { ResTarget: target }] of ((select?.targetList ?? []) as Target[]).entries())
    target.val = assigned(target.val, kinds[at], kindOf)
}

/** Returns the arguments of a query of `changeAsQuery`, which are columns and their values in turn. */
export function convertPairs(args: readonly unknown[], kindOf: KindOf): unknown[] {
  return args.map((value, at) => (at % 2 === 0 ? value : assigned(value, kindOf(args[at - 1]), kindOf)))
}

/** Returns a value as a column of a kind takes it. */
function assigned(value: unknown, column: Kind | undefined, kindOf: KindOf): unknown {
  const text = textOf(value) ?? ''
  if (column === 'number' && anyNumber.test(text) && !wholeNumber.test(text))
    return castTo(constant(text.trim()), 'pg_catalog', 'numeric')
  if (column === 'number' && kindOf(value) === 'document') return callOf(['dialect', 'decimal'], [value])
  if (text === '' && (column === 'date' || column === 'datetime')) return momentOfDigits(value) ?? value
  if (column === 'truth') return value
  return isTextKind(column) ? asWritten(value, kindOf) : truthAsNumber(value, kindOf)
}
