import { lastAt } from '../last-at'
import type { ColumnDefinition, CreateTable, DataType, IndexKey, KeyDefinition } from '../statement'
import { readExpression } from '../syntax-tree/expressions'
import {
  asText,
  asTree,
  asTrees,
  columnOf,
  offsetOf,
  tableName,
  word,
  type Context,
  type Tree,
} from '../syntax-tree/tree'

/** Returns a CREATE TABLE; the constraints of its columns are among its keys. */
export function readCreateTable(node: Tree, context: Context, near: number): CreateTable {
  const table = tableName(asTrees(node.table)[0], context, near)
  const elements = asTrees(node.create_definitions)
  const columns = elements.filter(({ resource }) => resource === 'column')
  const query = asTree(node.query_expr)
  return {
    kind: 'create table',
    table,
    columns: columns.map((column) => readColumnDefinition(column, context, table.at)),
    keys: [
      ...columns.flatMap((column) => columnKeys(column, context, table.at)),
      ...elements
        .filter(({ resource }) => resource !== 'column')
        .flatMap((element) => readKey(element, context, table.at)),
    ],
    options: readOptions(node.table_options),
    isTemporary: Boolean(node.temporary),
    hasIfNotExists: Boolean(node.if_not_exists),
    isPartitioned: false,
    partitionColumns: [],
    isDefaultPartition: false,
    isLike: Boolean(node.like),
    ...(query && { query: context.readQuery(asTree(query.ast) ?? query, table.at) }),
  }
}

/** Returns the options of a table or database, names in lower case and without DEFAULT. */
export function readOptions(value: unknown): Map<string, string> {
  return new Map(
    asTrees(value).map((option) => [
      word(option.keyword)
        .replace(/^default /, '')
        .replace('character set', 'charset'),
      (asText(option.value) ?? '').replace(/^'|'$/g, ''),
    ]),
  )
}

/** Returns the definition of a column. */
export function readColumnDefinition(node: Tree, context: Context, near: number): ColumnDefinition {
  const at = offsetOf(asTree(node.column), context, near)
  const value = asTree(asTree(node.default_val)?.value)
  const collation = asText(asTree(asTree(node.collate)?.collate)?.name)
  const charset = asText(asTree(node.character_set)?.value)
  const written = wordAfter(at, context)
  const isSerial = written === 'serial'
  const comment = asText(asTree(node.comment)?.value)
  return {
    name: columnOf(asTree(node.column)) ?? '',
    at,
    type: readType(asTree(node.definition), written),
    isNotNull: asTree(node.nullable)?.type === 'not null' || Boolean(node.primary_key) || isSerial,
    hasDefault: Boolean(node.default_val),
    ...(value && { default: readExpression(value, context, at) }),
    isIdentity: Boolean(node.auto_increment) || isSerial,
    isGenerated: Boolean(node.generated),
    ...(comment !== undefined && { comment }),
    ...(charset !== undefined && { charset: charset.toLowerCase() }),
    ...(collation !== undefined && { collation: collation.toLowerCase() }),
  }
}

/** Returns the word after the name of a column. */
function wordAfter(at: number, { tokens }: Context): string {
  return tokens[lastAt(tokens, at, ({ start }) => start) + 1]?.text.toLowerCase() ?? ''
}

function readType(node: Tree | undefined, written: string): DataType {
  const { length, scale } = node ?? {}
  const suffix = (Array.isArray(node?.suffix) ? node.suffix : []).map((item) => String(item).toLowerCase())
  return {
    name: typeNames[written] ?? typeNames[word(node?.dataType)] ?? word(node?.dataType),
    ...(typeof length === 'number' && { length }),
    ...(typeof scale === 'number' && { scale }),
    isUnsigned: suffix.includes('unsigned') || written === 'serial',
    isZerofill: suffix.includes('zerofill'),
  }
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'integer',
  numeric: 'decimal',
  bool: 'boolean',
  real: 'double',
}

/** Returns the keys that the attributes of a column define; MySQL ignores its REFERENCES before 9.0. */
export function columnKeys(node: Tree, context: Context, near: number): KeyDefinition[] {
  const column = asTree(node.column)
  const name = columnOf(column)
  const key = { ...emptyKey, keys: [{ ...(name !== undefined && { column: name }), isDescending: false }] }
  const at = offsetOf(column, context, near)
  const reference = asTree(node.reference_definition)
  return [
    ...(node.primary_key ? [{ ...key, kind: 'primary', at } as const] : []),
    ...((node.unique_key ?? node.unique ?? wordAfter(at, context) === 'serial')
      ? [{ ...key, kind: 'unique', at } as const]
      : []),
    ...(reference ? [{ ...key, kind: 'foreign', at, ...referenceOf(reference, context, at) } as const] : []),
    ...(node.check ? [{ ...key, kind: 'check', at } as const] : []),
  ]
}

const emptyKey = { include: [], isPartial: false, usesIndex: false, isNotValid: false, nullsAreEqual: false } as const

function referenceOf(node: Tree, context: Context, near: number) {
  const columns = asTrees(node.definition).flatMap((column) => columnOf(column) ?? [])
  return { references: { table: tableName(asTrees(node.table)[0], context, near), columns } }
}

/** Returns an index or constraint. */
export function readKey(node: Tree, context: Context, near: number): KeyDefinition[] {
  const words = `${word(node.constraint_type)} ${word(node.keyword)}`
  const keys = asTrees(node.definition)
  const name = asText(node.constraint) ?? asText(node.index)
  const reference = asTree(node.reference_definition)
  const kind = reference
    ? 'foreign'
    : words.includes('check')
      ? 'check'
      : words.includes('primary')
        ? 'primary'
        : words.includes('unique')
          ? 'unique'
          : words.includes('fulltext')
            ? 'fulltext'
            : 'index'
  const at = offsetOf(keys[0], context, near)
  return [
    {
      ...emptyKey,
      kind,
      ...(name !== undefined && { name }),
      keys: kind === 'check' ? [] : keys.map((key) => readIndexKey(key, context, near)),
      ...(reference && referenceOf(reference, context, near)),
      at,
    },
  ]
}

/** Returns a key of an index: a column, its prefix, or an expression. */
export function readIndexKey(node: Tree, context: Context, near: number): IndexKey {
  const isDescending = word(node.order_by) === 'desc'
  const column = columnOf(node)
  if (node.type !== 'column_ref' || column === undefined)
    return { expression: readExpression(node, context, near), isDescending }
  const prefix = /\d+/.exec(asText(node.suffix) ?? '')?.[0]
  const collation = asText(asTree(asTree(node.collate)?.collate)?.name)
  return {
    column,
    isDescending,
    ...(prefix !== undefined && { prefix: Number(prefix) }),
    ...(collation !== undefined && { collation }),
  }
}
