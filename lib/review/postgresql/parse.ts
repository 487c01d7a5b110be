import { ParseError, parseSql } from '../../sql/engine/parse'
import type { Statement, StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import { makeContext } from './queries'
import { readStatement } from './statements'

/** Parses a statement with PostgreSQL's grammar; `start` is its offset in the reviewed text. */
export async function parsePostgresql(text: string, start: number): Promise<Pick<Statement, 'body' | 'changes'>> {
  try {
    const [statement] = await parseSql(text)
    if (!statement) return { body: { kind: 'other' }, changes: [] }
    const offsets = characterOffsets(text)
    const at = (location: number | undefined, fallback: number) =>
      location === undefined || location < 0 ? fallback : start + offsets(location)
    const context = makeContext(at)
    const body = readStatement(statement.node, context, start)
    const changes: StatementBody[] = []
    // reading a change may find others in its own WITH
    for (const change of context.changes) changes.push(readStatement(change.node, context, change.at))
    return { body, changes }
  } catch (error) {
    if (error instanceof ParseError) throw new SyntaxProblem(error.message, error.offset ?? 0)
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
