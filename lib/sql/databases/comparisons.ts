import { columnName, functionName, walk, type Node } from '../engine/parse'
import { isCondition } from './harvest'

export type Comparison = readonly [left: Node, right: Node]

type Aliases = ReadonlyMap<string, unknown>

/** Aggregates of which the result for a single row is their argument. */
const aggregates = new Set(['sum', 'avg', 'min', 'max'])
/** The largest number of subqueries through which an alias is followed. */
const MAX_DEPTH = 3

/**
 * Returns the comparisons of which a side is neither a column nor a literal. Aliases of select lists are replaced with
 * their expressions, and aggregates with their arguments, as for a group of one row.
 */
export function comparisonsIn(trees: readonly Node[]): Comparison[] {
  const aliases = aliasesIn(trees)
  const found: Comparison[] = []
  walk(trees, (kind, fields) => {
    if (kind !== 'A_Expr' || !isCondition(fields)) return
    const { lexpr, rexpr } = fields as { lexpr?: Node; rexpr?: Node & { List?: { items: Node[] } } }
    if (!lexpr || !rexpr) return
    const left = inlined(lexpr, aliases) as Node
    for (const item of rexpr.List?.items ?? [rexpr]) {
      const right = inlined(item, aliases) as Node
      if (!(isSimple(left) && isSimple(right))) found.push([left, right])
    }
  })
  return found
}

/** Returns the expressions of select lists that have another name than their column. */
function aliasesIn(trees: readonly Node[]): Aliases {
  const aliases = new Map<string, unknown>()
  walk(trees, (kind, fields) => {
    if (kind === 'ResTarget' && typeof fields.name === 'string' && !isNamed(fields.val, fields.name))
      aliases.set(fields.name, fields.val)
  })
  return aliases
}

function isNamed(node: unknown, name: string): boolean {
  const { ColumnRef } = (node ?? {}) as { ColumnRef?: Record<string, unknown> }
  return ColumnRef !== undefined && columnName(ColumnRef) === name
}

function inlined(node: unknown, aliases: Aliases, depth = 0): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, aliases, depth))
  if (node === null || typeof node !== 'object') return node
  const { ColumnRef, FuncCall } = node as Record<string, Record<string, unknown> | undefined>
  const expression = ColumnRef && aliases.get(columnName(ColumnRef) ?? '')
  if (expression !== undefined && depth < MAX_DEPTH) return inlined(expression, aliases, depth + 1)
  const [argument, ...others] = (FuncCall?.args as unknown[] | undefined) ?? []
  if (FuncCall && argument !== undefined && others.length === 0 && aggregates.has(functionName(FuncCall)))
    return inlined(argument, aliases, depth)
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, inlined(item, aliases, depth)]))
}

function isSimple(node: Node): boolean {
  const { ColumnRef, A_Const, TypeCast } = node as Record<string, { arg?: Node } | undefined>
  return ColumnRef !== undefined || A_Const !== undefined || (TypeCast?.arg !== undefined && 'A_Const' in TypeCast.arg)
}
