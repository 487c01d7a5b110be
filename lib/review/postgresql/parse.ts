import { ParseError, parseSql } from '../../sql/engine/parse'
import type { Query } from '../query'
import type { Statement, StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import { makeContext } from './queries'
import { readStatement } from './statements'

/** The relation of a parsed text to the reviewed one. */
export interface Source {
  /** The offset of the statement in the reviewed text. */
  readonly start: number
  /** Returns the offset in the reviewed text of an offset in the parsed one. */
  readonly offsetOf: (offset: number) => number
  /** Returns the query that a query is in the dialect of the text. */
  readonly refine?: (query: Query) => Query
}

/** Parses a statement with PostgreSQL's grammar. */
export async function parsePostgresql(
  text: string,
  { start, offsetOf, refine }: Source,
): Promise<Pick<Statement, 'body' | 'changes'>> {
  try {
    const [statement] = await parseSql(text)
    if (!statement) return { body: { kind: 'other' }, changes: [] }
    const offsets = characterOffsets(text)
    const at = (location: number | undefined, fallback: number) =>
      location === undefined || location < 0 ? fallback : offsetOf(offsets(location))
    const context = makeContext(at, refine)
    const body = readStatement(statement.node, context, start)
    const changes: StatementBody[] = []
    // reading a change may find others in its own WITH
    for (const change of context.changes) changes.push(readStatement(change.node, context, change.at))
    return { body, changes }
  } catch (error) {
    if (error instanceof ParseError) throw new SyntaxProblem(error.message, offsetOf(error.offset ?? 0) - start)
    throw error
  }
}

/** Returns a function from offsets in bytes of UTF-8 to offsets in characters. */
function characterOffsets(text: string): (bytes: number) => number {
  if (!/[\u0080-\uffff]/.test(text)) return (bytes) => bytes
  const characters: number[] = []
  let index = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    for (let byte = 0; byte < bytes; byte++) characters.push(index)
    index += character.length
  }
  return (bytes) => characters[bytes] ?? text.length
}
