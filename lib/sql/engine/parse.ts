import type { Node, RawStmt, SelectStmt } from 'libpg-query'
import { loadModule, parseSync } from 'libpg-query'

export type { Node, SelectStmt } from 'libpg-query'

/** A statement of an SQL text: its syntax tree, text and position. */
export interface ParsedStatement {
  readonly node: Node
  /** The text of the statement, without leading comments and the semicolon. */
  readonly text: string
  /** The offset of `text` in the source, in characters. */
  readonly start: number
}

/** A syntax error of PostgreSQL's parser; `offset` is its position in characters. */
export class ParseError extends Error {
  readonly offset: number | undefined

  constructor(message: string, offset?: number) {
    super(message)
    this.name = 'ParseError'
    this.offset = offset
  }
}

const ready = loadModule()

/** Parses the statements of an SQL text with the parser of PostgreSQL 18. Throws a `ParseError` on a syntax error. */
export async function parseSql(source: string): Promise<ParsedStatement[]> {
  const statements = await parseTrees(source)
  const bytes = new TextEncoder().encode(source)
  // a byte order mark is part of the text
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return statements.flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    if (!stmt) return []
    const end = stmt_len ? stmt_location + stmt_len : bytes.length
    const raw = decoder.decode(bytes.subarray(stmt_location, end))
    const lead = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(raw)?.[0].length ?? 0
    // the lookbehind skips the rest of a run that does not end the text
    const text = raw.slice(lead).replace(/(?<![;\s])[;\s]+$/, '')
    return [{ node: stmt, text, start: decoder.decode(bytes.subarray(0, stmt_location)).length + lead }]
  })
}

/** Parses an SQL text into syntax trees, with their offsets in bytes. Throws a `ParseError` on a syntax error. */
export async function parseTrees(source: string): Promise<RawStmt[]> {
  await ready
  try {
    return parseSync(source).stmts ?? []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const details = (error as { sqlDetails?: { cursorPosition?: number } }).sqlDetails
    throw new ParseError(error.message, details?.cursorPosition)
  }
}

/** A callback for a node's kind and fields: the node `{ SelectStmt: {…} }` gives `('SelectStmt', {…})`. */
export type Visit = (kind: string, fields: Record<string, unknown>) => void

/** Calls `visit` for every node of a syntax tree, parents first. */
export function walk(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (/^[A-Z]/.test(key) && inner !== null && typeof inner === 'object' && !Array.isArray(inner))
        visit(key, inner as Record<string, unknown>)
      // these fields contain a node directly, without an object that names its kind
      else if (key === 'larg' || key === 'rarg') visitBare('SelectStmt', 'limitOption', inner, visit)
      else if (key === 'relation') visitBare('RangeVar', 'relname', inner, visit)
      walk(inner, visit)
    }
  }
}

function visitBare(kind: string, mark: string, value: unknown, visit: Visit): void {
  if (value !== null && typeof value === 'object' && mark in value) visit(kind, value as Record<string, unknown>)
}

/** Returns the SELECT of a statement, with its WITH; undefined for other statements. */
export function selectOf(node: Node): SelectStmt | undefined {
  return 'SelectStmt' in node ? node.SelectStmt : undefined
}

/** Returns the parts of a qualified name or of a list of names; undefined for `*`. */
export function nameParts(list: unknown): (string | undefined)[] {
  return ((list ?? []) as { String?: { sval?: string } }[]).map((part) => part.String?.sval)
}

/** Returns the column name of a column reference, such as `y` for `x.y`; undefined for `*`. */
export function columnName(fields: { readonly fields?: unknown }): string | undefined {
  return nameParts(fields.fields).at(-1)
}

/** Returns the name before that of the column in a column reference, such as `x` for `x.y`; undefined for `y`. */
export function columnQualifier(fields: { readonly fields?: unknown }): string | undefined {
  return nameParts(fields.fields).at(-2)
}

/** Returns the name of a called function, without its schema, in lower case. */
export function functionName(fields: Record<string, unknown>): string {
  return nameParts(fields.funcname).at(-1)?.toLowerCase() ?? ''
}

/** Returns the operator of an expression, without its schema. */
export function operatorName(fields: { readonly name?: unknown }): string {
  return nameParts(fields.name).at(-1) ?? ''
}

const comparisonOperators = new Set(['=', '<>', '<', '>', '<=', '>='])
const comparisonKinds = new Set([
  ...['AEXPR_IN', 'AEXPR_BETWEEN', 'AEXPR_NOT_BETWEEN', 'AEXPR_OP_ANY', 'AEXPR_OP_ALL'],
  ...['AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT', 'AEXPR_NULLIF'],
])

/** Whether an expression with an operator compares its operands; the parser writes `!=` as `<>`. */
export function isComparison(fields: Record<string, unknown>): boolean {
  const isOperator = fields.kind === 'AEXPR_OP' && comparisonOperators.has(operatorName(fields))
  return isOperator || comparisonKinds.has(String(fields.kind))
}

/** Returns the name of the type of a cast, without its schema. */
export function castType(fields: Record<string, unknown>): string {
  return nameParts((fields.typeName as { names?: unknown } | undefined)?.names).at(-1) ?? ''
}

/** The fields of nodes that contain positions in the text. */
const positions = /^(?:location|(?:rexpr_)?list_(?:start|end))$/

/** Returns a text that is the same for syntax trees that are equal except for positions in the text. */
export function treeKey(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (positions.test(key)) return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
