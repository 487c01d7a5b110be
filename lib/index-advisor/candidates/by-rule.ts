import type { AdvisorDialect } from '../dialect'
import { findTable, type Schema } from '../../review/schema'
import type { KeyDefinition } from '../../review/statement'
import { candidatesOf, distinct, type Candidate } from './candidates'
import { isPrefix } from './redundancy'
import type { Usage } from './usage'

/** The maximum number of candidates without costs. */
const MAX_BY_RULE = 12

/** The candidates that a table of a query block gives: the most specific ones. */
const PER_USAGE = 2

/**
 * Returns candidates for statements without costs: the most specific ones of each table, without those that an existing
 * key serves, and without those that are the beginning of another candidate. Those that serve more statements come first.
 */
export function candidatesByRule(
  usages: readonly (readonly Usage[])[],
  schema: Schema,
  dialect: AdvisorDialect,
): Candidate[] {
  const perQuery = usages.map((list) =>
    list.flatMap((usage) =>
      candidatesOf(usage, false)
        // in MySQL, an index on an expression is written in another way, and most collations ignore the case
        .filter(({ keys }) => dialect === 'postgresql' || keys.every(({ call }) => call === undefined))
        .slice(0, PER_USAGE)
        .filter((one) => !isServed(one, schema)),
    ),
  )
  const all = distinct(perQuery.flat())
  const longest = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && isSame(other, one) && isPrefix(one.keys, other.keys) && other.keys.length > one.keys.length,
      ),
  )
  const uses = (one: Candidate) =>
    perQuery.filter((list) => list.some((other) => isSame(one, other) && isPrefix(other.keys, one.keys))).length
  return longest.toSorted((a, b) => uses(b) - uses(a)).slice(0, MAX_BY_RULE)
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.table.name === other.table.name && one.table.schema === other.table.schema
}

function isServed({ table, keys }: Candidate, schema: Schema): boolean {
  const existing = findTable(schema, table)?.keys.filter(isOrdinary) ?? []
  // the expressions of existing indexes are not known
  if (keys[0]?.call && existing.some((key) => key.keys[0]?.column === undefined)) return true
  return existing.some((key) =>
    isPrefix(
      keys,
      key.keys.map(({ column, ...rest }) => (column === undefined ? undefined : { column, ...rest })),
    ),
  )
}

function isOrdinary({ kind, isPartial, method }: KeyDefinition): boolean {
  return (kind === 'primary' || kind === 'unique' || kind === 'index') && !isPartial && method === undefined
}
