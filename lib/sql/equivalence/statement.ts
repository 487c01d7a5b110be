import { randomizeTies } from './random-ties'
import { callsVolatile, assertComparable } from './comparable'
import { deparse } from '../engine/deparse'
import {
  columnName,
  parseSql,
  selectOf,
  treeKey,
  type Node,
  type ParsedStatement,
  type SelectStmt,
} from '../engine/parse'

/** The column of a sort key in a result: the index of an output column, or of a column appended after the output. */
export type SortKey = { readonly output: number } | { readonly appended: number }

/** A side of a comparison, ready to run. */
export interface Side {
  /** The parsed statements, without appended sort keys. */
  readonly parsed: readonly ParsedStatement[]
  /** The SQL to run. A query has its sort keys appended to its output columns. */
  readonly sql: string
  /** The SQL with randomised ties; absent if the statement determines its result. */
  readonly randomizedSql?: string
  /** Whether the side is a query; otherwise the rows of the tables after it are compared. */
  readonly reads: boolean
  /** The keys of the outermost ORDER BY, in order; empty if there is none. */
  readonly keys: readonly SortKey[]
  /** The number of appended sort keys at the end of a result. */
  readonly appended: number
}

/** Parses a side. Throws a `ParseError` on a syntax error, and a `ReasonError` for statements that cannot be compared. */
export async function prepareSide(source: string): Promise<Side> {
  const parsed = await parseSql(source)
  assertComparable(parsed)
  const [first] = parsed
  const select = first && selectOf(first.node)
  if (!select) return prepareChanges(parsed)
  const { keys, appended } = sortKeys(select)
  const sql = appended.length > 0 ? await deparse(withTargets(first.node, appended)) : first.text
  const side = { parsed, sql: `${sql}\n;`, reads: true, keys, appended: appended.length }
  const node = structuredClone(first.node)
  if (!randomizeTies(node)) return side
  const randomizedSql = await deparse(appended.length > 0 ? withTargets(node, appended) : node)
  return { ...side, randomizedSql: `${randomizedSql}\n;` }
}

/** Returns a side that changes tables. */
async function prepareChanges(parsed: readonly ParsedStatement[]): Promise<Side> {
  const script = (texts: readonly string[]) => texts.map((text) => `${text}\n;`).join('\n')
  const sql = script(parsed.map(({ text }) => text))
  const nodes = parsed.map(({ node }) => structuredClone(node))
  const isRandomized = nodes.map(randomizeTies).includes(true)
  const randomizedSql = isRandomized ? script(await Promise.all(nodes.map(deparse))) : undefined
  return { parsed, sql, ...(randomizedSql !== undefined && { randomizedSql }), reads: false, keys: [], appended: 0 }
}

/** Returns the columns of the outermost ORDER BY's keys, and the keys that must be appended to the output. */
function sortKeys(select: SelectStmt): { keys: SortKey[]; appended: Node[] } {
  const targets = (select.targetList ?? []).map((node) => (node as { ResTarget: ResTarget }).ResTarget)
  const expands = targets.some(({ val }) => isStar(val))
  const appended: Node[] = []
  const sorts = (select.sortClause ?? []).map((sort) => (sort as { SortBy: { node: Node } }).SortBy.node)
  const chance = sorts.findIndex(callsVolatile)
  const keys = (chance < 0 ? sorts : sorts.slice(0, chance)).flatMap((node): SortKey[] => {
    const number = ordinal(node)
    if (number !== undefined) return [{ output: number - 1 }]
    const output = outputOf(node, targets)
    if (output >= 0 && !expands) return [{ output }]
    // a set operation can be sorted only by column names of its first branch, DISTINCT only by its output columns
    if (select.op !== 'SETOP_NONE' || select.distinctClause !== undefined) {
      const named = outputOf(node, leftmostTargets(select))
      return named >= 0 ? [{ output: named }] : []
    }
    appended.push({ ResTarget: { val: expands ? expandAlias(node, targets) : node } } as unknown as Node)
    return [{ appended: appended.length - 1 }]
  })
  return { keys, appended }
}

interface ResTarget {
  readonly name?: string
  readonly val: Node
}

function ordinal(node: Node): number | undefined {
  return (node as { A_Const?: { ival?: { ival?: number } } }).A_Const?.ival?.ival
}

function isStar(node: Node | undefined): boolean {
  const fields = (node as { ColumnRef?: { fields?: object[] } } | undefined)?.ColumnRef?.fields
  return fields?.some((field) => 'A_Star' in field) ?? false
}

/** Returns the index of a sort key in the select list, by output name, then by equal expression; -1 if absent. */
function outputOf(node: Node, targets: readonly ResTarget[]): number {
  const reference = (node as { ColumnRef?: Record<string, unknown> }).ColumnRef
  const parts = (reference?.fields as unknown[] | undefined)?.length
  const plain = reference && parts === 1 ? columnName(reference) : undefined
  const named = plain === undefined ? -1 : targets.findIndex((target) => outputName(target) === plain)
  if (named >= 0) return named
  const expression = treeKey(node)
  return targets.findIndex(({ val }) => treeKey(val) === expression)
}

function outputName({ name, val }: ResTarget): string | undefined {
  const reference = (val as { ColumnRef?: Record<string, unknown> }).ColumnRef
  return name ?? (reference ? columnName(reference) : undefined)
}

/** Replaces an alias with its expression: with `*` in the select list, the index of an output column is unknown. */
function expandAlias(node: Node, targets: readonly ResTarget[]): Node {
  const index = outputOf(node, targets)
  return targets[index]?.val ?? node
}

function leftmostTargets(select: SelectStmt): ResTarget[] {
  let first = select
  while (first.larg) first = first.larg
  return (first.targetList ?? []).map((node) => (node as { ResTarget: ResTarget }).ResTarget)
}

function withTargets(statement: Node, targets: readonly Node[]): Node {
  const copy = structuredClone(statement)
  const select = selectOf(copy)
  if (select) select.targetList = [...(select.targetList ?? []), ...targets]
  return copy
}
