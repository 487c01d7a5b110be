import type { TableModel } from '../../review/schema'
import type { NullOrder, ObjectName } from '../../review/query'
import type { CaseFunction, Usage } from './usage'

/** A key column of an index. */
export interface KeyColumn {
  readonly column: string
  readonly isDescending: boolean
  /** The place of NULLs, if it is not the default of the direction. */
  readonly nulls?: NullOrder
  /** The function of an index on an expression, such as `lower(email)`. */
  readonly call?: CaseFunction
  /** The operator class, if it is not the default of the type. */
  readonly operatorClass?: string
}

/** A B-tree index that could be created. */
export interface Candidate {
  readonly table: Pick<ObjectName, 'schema' | 'name'>
  readonly keys: readonly KeyColumn[]
  readonly include: readonly string[]
}

/** The maximum number of key columns, and of columns in INCLUDE. */
const MAX_KEYS = 4
const MAX_INCLUDED = 3

/** The maximum number of candidates that one table of one query block gives. */
const MAX_PER_USAGE = 24

/**
 * Returns the indexes that a use of a table suggests, the most specific first: columns compared by equality, then one
 * range or the sort, then the columns that are only read.
 */
export function candidatesOf(usage: Usage, hasInclude: boolean): Candidate[] {
  const { source, table } = usage
  if (source.kind !== 'table') return []
  const lists = keyLists(usage)
    .map((keys) => distinctKeys(keys).slice(0, MAX_KEYS))
    .filter((keys) => keys.length > 0)
  const covering = hasInclude ? lists.slice(0, 6).flatMap((keys) => covered(keys, usage)) : []
  const all = [...lists.map((keys) => ({ keys, include: [] as string[] })), ...covering]
  const name = { name: table.name, ...(source.table.schema !== undefined && { schema: source.table.schema }) }
  return distinct(all.map(({ keys, include }) => ({ table: name, keys, include }))).slice(0, MAX_PER_USAGE)
}

function keyLists(usage: Usage): KeyColumn[][] {
  const { equal, converted, listed, joined, ranges, prefixes, alternatives, groups, table } = usage
  const plain = (columns: Iterable<string>): KeyColumn[] =>
    [...columns].map((column) => ({ column, isDescending: false }))
  const [columns, lists] = [plain(equal), plain(listed)]
  const equals = [...columns, ...[...converted].map(([column, call]) => ({ column, call, isDescending: false }))]
  const sort: KeyColumn[] = sortKeys(usage)
  const fixed = [...equals, ...lists]
  const open: KeyColumn[][] = [
    ...[...ranges].map((column) => plain([column])),
    ...[...prefixes].map((column) => [prefixKey(column, table)]),
  ]
  const joins = [...joined.values()].map(plain)
  return [
    ...(sort.length > 0
      ? [
          [...equals, ...sort],
          [...equals, ...sort, ...lists],
        ]
      : []),
    ...open.map((key) => [...fixed, ...key]),
    fixed,
    ...joins.flatMap((join) => [
      ...(fixed.length > 0
        ? [
            [...join, ...fixed],
            [...fixed, ...join],
          ]
        : []),
      ...open.map((key) => [...join, ...key]),
      ...(sort.length > 0 ? [[...join, ...sort]] : []),
      join,
    ]),
    ...(groups.size > 0 ? [[...fixed, ...plain(groups)]] : []),
    ...open,
    sort,
    ...alternatives.map(plain),
    ...pairs(fixed),
    ...[...fixed, ...joins.flat()].map((key) => [key]),
    plain(groups),
  ]
}

/** Returns the keys of the sort; an index is read backwards if all of them descend, with NULLs where they are by default. */
function sortKeys({ sort }: Usage): KeyColumn[] {
  const isMixed = sort.some(({ isDescending, nulls }) => isDescending !== sort[0]?.isDescending || nulls !== undefined)
  return isMixed ? [...sort] : sort.map(({ column }) => ({ column, isDescending: false }))
}

/** Returns a key that LIKE can use in every collation. */
function prefixKey(column: string, table: TableModel): KeyColumn {
  const type = table.columns.get(column.toLowerCase())?.type.name
  return { column, isDescending: false, operatorClass: type === 'char' ? 'bpchar_pattern_ops' : 'text_pattern_ops' }
}

function pairs(keys: readonly KeyColumn[]): KeyColumn[][] {
  if (keys.length < 3) return []
  return keys.flatMap((first, at) => keys.slice(at + 1).map((second) => [first, second]))
}

/** Returns the keys with the other columns that are read, if they are few. */
function covered(keys: readonly KeyColumn[], { read }: Usage): { keys: readonly KeyColumn[]; include: string[] }[] {
  const include = [...(read ?? [])].filter((name) =>
    keys.every(({ column, call }) => call !== undefined || column !== name),
  )
  return read && include.length > 0 && include.length <= MAX_INCLUDED ? [{ keys, include: include.sort() }] : []
}

function distinctKeys(keys: readonly KeyColumn[]): KeyColumn[] {
  return keys.filter(
    ({ column, call }, at) => keys.findIndex((other) => other.column === column && other.call === call) === at,
  )
}

/** Returns the candidates without those that an earlier one equals. */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = JSON.stringify(candidate)
    if (!known.has(key)) known.set(key, candidate)
  }
  return [...known.values()]
}
