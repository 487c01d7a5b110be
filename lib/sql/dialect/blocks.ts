import { columnName } from '../engine/parse'
import { combine, names } from './tree'

/** The fields of a node of a syntax tree. */
export interface Fields {
  [name: string]: unknown
}

/** Returns a tree with some nodes replaced, without those of subqueries. */
export function replaceInBlock(tree: unknown, replace: (kind: string, fields: Fields) => unknown): unknown {
  if (Array.isArray(tree)) return tree.map((item) => replaceInBlock(item, replace))
  if (tree === null || typeof tree !== 'object') return tree
  const [kind, ...others] = Object.keys(tree)
  if (kind === undefined || kind === 'SelectStmt') return tree
  const found = others.length === 0 && /^[A-Z]/.test(kind) ? replace(kind, (tree as Fields)[kind] as Fields) : undefined
  if (found !== undefined) return found
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, replaceInBlock(value, replace)]))
}

/** Whether a tree contains a node, without those of subqueries. */
export function findInBlock(tree: unknown, matches: (kind: string, fields: Fields) => boolean): boolean {
  let found = false
  replaceInBlock(tree, (kind, fields) => {
    found ||= matches(kind, fields)
    return undefined
  })
  return found
}

/** Returns the conditions that a WHERE combines with AND. */
export function conjuncts(where: unknown): unknown[] {
  if (where === undefined) return []
  const { BoolExpr } = where as { BoolExpr?: { boolop: string; args: unknown[] } }
  return BoolExpr?.boolop === 'AND_EXPR' ? BoolExpr.args.flatMap(conjuncts) : [where]
}

/** Sets the WHERE of a block to the conjunction of conditions. */
export function setWhere(block: Fields, conditions: readonly unknown[]): void {
  delete block.whereClause
  if (conditions.length > 0) block.whereClause = combine('AND', conditions)
}

/** Returns the name of the relation of an item of FROM; undefined for a join and for a subquery without a name. */
export function relationName(item: unknown): string | undefined {
  const { RangeVar, RangeSubselect } = item as Record<'RangeVar' | 'RangeSubselect', Fields | undefined>
  const alias = (RangeVar ?? RangeSubselect)?.alias as { aliasname?: string } | undefined
  return alias?.aliasname ?? (RangeVar?.relname as string | undefined)
}

/** Returns the syntax tree of a column, or of `t.*` without a name. */
export function columnRef(relation: string | undefined, name?: string): object {
  const parts = names(...[relation, name].filter((part) => part !== undefined))
  return { ColumnRef: { fields: name === undefined ? [...parts, { A_Star: {} }] : parts } }
}

/** Whether a node is a reference to a column of this name, without a table. */
export function isBareColumn(kind: string, fields: Fields, name: string): boolean {
  return kind === 'ColumnRef' && (fields.fields as unknown[]).length === 1 && columnName(fields) === name
}

/** Whether a node is `*` or `t.*`. */
export function isStar(kind: string, fields: Fields): boolean {
  return kind === 'ColumnRef' && 'A_Star' in ((fields.fields as object[]).at(-1) ?? {})
}
