import type { Expression, ObjectName, Query, SelectItem } from '../query'
import type { Token } from '../tokens'

/** A node of node-sql-parser's syntax tree, whose types do not describe all that the parser returns. */
export type Tree = Readonly<Record<string, unknown>>

/** A row limit. */
export interface Limit {
  readonly limit?: Expression
  readonly offset?: Expression
}

/** The differences between the trees of node-sql-parser's grammars. */
export interface Grammar {
  /** Returns the row limit of a SELECT, UPDATE or DELETE. */
  readonly readLimit: (node: Tree, context: Context, near: number) => Limit
  /** Returns the offset of a node for which the parser has recorded none. */
  readonly locate?: (node: Tree) => number | undefined
  /** Returns the words of the set operator before an offset, if the parser reads another one. */
  readonly operatorBefore?: (near: number, context: Context) => string | undefined
  /** Returns an item of a SELECT whose alias the parser takes for a part of its expression. */
  readonly readAlias?: (item: SelectItem) => SelectItem
  /** Returns the expression that a column or call of the tree is in the dialect. */
  readonly refine?: (expression: Expression) => Expression
}

/** The state that the readers of node-sql-parser's syntax trees share. */
export interface Context {
  readonly grammar: Grammar
  /** The offset of the statement in the reviewed text. */
  readonly start: number
  readonly tokens: readonly Token[]
  readonly readQuery: (node: Tree, near: number) => Query
}

/** Returns a value as a node; undefined if it is none. */
export function asTree(value: unknown): Tree | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Tree) : undefined
}

/** Returns the nodes of a list, or the single node that stands for a list of one. */
export function asTrees(value: unknown): Tree[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item): Tree[] => {
    const node = asTree(item)
    return node ? [node] : []
  })
}

/** Returns a text: a string, a number, or the value of a node such as a name or literal. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  const node = asTree(value)
  return node && 'value' in node ? asText(node.value) : undefined
}

/** Returns a text in lower case; empty for none. */
export function word(value: unknown): string {
  return (asText(value) ?? '').toLowerCase()
}

/** Returns the offset of a node in the reviewed text; `near` if the parser has not recorded it. */
export function offsetOf(node: Tree | undefined, context: Context, near: number): number {
  const offset = asTree(asTree(node?.loc)?.start)?.offset
  if (typeof offset === 'number') return context.start + offset
  return (node && context.grammar.locate?.(node)) ?? near
}

/** Returns the name of a table. */
export function tableName(node: Tree | undefined, context: Context, near: number): ObjectName {
  const schema = asText(node?.db)
  const name = asText(node?.table) ?? ''
  const at = offsetOf(node, context, near)
  return {
    ...(schema !== undefined && { schema }),
    name,
    // the parser has no place for the table of CREATE, ALTER and INSERT
    at: node?.loc ? at : offsetOfName(name, context, at),
  }
}

/** Returns the offset of the first token from `near` on that is a name; `near` if there is none. */
export function offsetOfName(name: string, { tokens }: Context, near: number): number {
  const token = tokens.find(({ start, text }) => start >= near && text.replace(/^[`["]|[`\]"]$/g, '') === name)
  return token?.start ?? near
}

/** Returns the name of a column of a column reference. */
export function columnOf(node: Tree | undefined): string | undefined {
  const { column } = node ?? {}
  return asText(column) ?? asText(asTree(column)?.expr)
}
