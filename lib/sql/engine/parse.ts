import type { Node, SelectStmt } from 'libpg-query'
import parser from 'libpg-query'
import { deparseSync } from 'pgsql-deparser'

export type { Node, SelectStmt } from 'libpg-query'

/** One statement of a text, with its position. */
export interface ParsedStatement {
  readonly node: Node
  /** The statement's own text, without the semicolon. */
  readonly text: string
  /** Offset of `text` in the source, in characters. */
  readonly start: number
}

/** A syntax error of PostgreSQL's parser; `offset` is the character at which it occurred. */
export class ParseError extends Error {
  readonly offset: number | undefined

  constructor(message: string, offset?: number) {
    super(message)
    this.name = 'ParseError'
    this.offset = offset
  }
}

const ready = parser.loadModule()

/** Splits and parses a text with PostgreSQL 18's own grammar. Throws a `ParseError`. */
export async function parseSql(source: string): Promise<ParsedStatement[]> {
  await ready
  const bytes = Buffer.from(source)
  try {
    return (parser.parseSync(source).stmts ?? []).flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
      if (!stmt) return []
      const end = stmt_len ? stmt_location + stmt_len : bytes.length
      const raw = bytes.subarray(stmt_location, end).toString()
      const lead = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(raw)?.[0].length ?? 0
      const text = raw.slice(lead).replace(/[;\s]+$/, '')
      return [{ node: stmt, text, start: bytes.subarray(0, stmt_location).toString().length + lead }]
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const details = (error as { sqlDetails?: { cursorPosition?: number } }).sqlDetails
    throw new ParseError(error.message, details?.cursorPosition)
  }
}

/** Returns the SQL text of a syntax tree. */
export function deparse(node: Node): string {
  return deparseSync(node)
}

/** A node's kind and fields: `{ SelectStmt: {…} }` is seen as `('SelectStmt', {…})`. */
export type Visit = (kind: string, fields: Record<string, unknown>) => void

/** Calls `visit` for every node of a tree, from the outside in. */
export function walk(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (/^[A-Z]/.test(key) && inner !== null && typeof inner === 'object' && !Array.isArray(inner))
        visit(key, inner as Record<string, unknown>)
      // fields that hold a node without its kind around it
      else if (key === 'larg' || key === 'rarg') visitBare('SelectStmt', 'limitOption', inner, visit)
      else if (key === 'relation') visitBare('RangeVar', 'relname', inner, visit)
      walk(inner, visit)
    }
  }
}

function visitBare(kind: string, mark: string, value: unknown, visit: Visit): void {
  if (value !== null && typeof value === 'object' && mark in value) visit(kind, value as Record<string, unknown>)
}

/** The query of a statement that only reads, with its WITH. */
export function selectOf(node: Node): SelectStmt | undefined {
  return 'SelectStmt' in node ? node.SelectStmt : undefined
}

/** The last name of a column reference, `y` of `x.y`; nothing for `*`. */
export function columnName(fields: Record<string, unknown>): string | undefined {
  const last = (fields.fields as { String?: { sval?: string } }[] | undefined)?.at(-1)
  return last?.String?.sval
}

/** Returns the name of a called function, without its schema, in lower case. */
export function functionName(fields: Record<string, unknown>): string {
  const parts = fields.funcname as { String?: { sval?: string } }[] | undefined
  return parts?.at(-1)?.String?.sval?.toLowerCase() ?? ''
}
