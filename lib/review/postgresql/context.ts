import type { Node, RangeVar, SortByNulls, TypeName } from 'libpg-query'
import type { NullOrder, ObjectName, Query } from '../query'
import type { DataType } from '../statement'

/** The state that the readers of PostgreSQL's syntax trees share. */
export interface Context {
  /** Returns the offset in the reviewed text of a location in the tree; `fallback` if the node has none. */
  readonly at: (location: number | undefined, fallback: number) => number
  /** Returns the query that a block of the grammar is in the dialect of the text. */
  readonly refine: (query: Query) => Query
  readonly readQuery: (node: Node, at: number) => Query
  /** The statements in WITH that change rows, with their offsets, as they are found. */
  readonly changes: { readonly node: Node; readonly at: number }[]
}

/** Returns the string of a `String` node. */
export function stringOf(node: Node | undefined): string | undefined {
  return node && 'String' in node ? node.String.sval : undefined
}

/** Returns the strings of a list of `String` nodes. */
export function stringsOf(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).flatMap((node) => stringOf(node) ?? [])
}

function integerOf(node: Node | undefined): number | undefined {
  if (!node || !('A_Const' in node) || !node.A_Const.ival) return undefined
  return node.A_Const.ival.ival ?? 0
}

/** Returns the name of a table. */
export function nameOf(relation: RangeVar | undefined, context: Context, fallback: number): ObjectName {
  return {
    name: relation?.relname ?? '',
    at: context.at(relation?.location, fallback),
    ...(relation?.schemaname && { schema: relation.schemaname }),
  }
}

/** Returns a data type; the names of the grammar, such as `bpchar`, become those of SQL. */
export function typeOf(type: TypeName | undefined): DataType {
  const name = stringsOf(type?.names).at(-1) ?? ''
  const [length, scale] = (type?.typmods ?? []).map(integerOf)
  return {
    name: `${sqlNames[name] ?? name}${type?.arrayBounds ? '[]' : ''}`,
    ...(length !== undefined && { length }),
    ...(scale !== undefined && { scale }),
    isUnsigned: false,
    isZerofill: false,
  }
}

const sqlNames: Readonly<Record<string, string>> = {
  bpchar: 'char',
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double',
  bool: 'boolean',
  numeric: 'decimal',
}

/** Returns where a sort puts NULLs as a field, unless that is the default: PostgreSQL takes them for the largest values. */
export function nullOrder(order: SortByNulls | undefined, isDescending: boolean): { readonly nulls?: NullOrder } {
  if (order === 'SORTBY_NULLS_FIRST' && !isDescending) return { nulls: 'first' }
  return order === 'SORTBY_NULLS_LAST' && isDescending ? { nulls: 'last' } : {}
}
