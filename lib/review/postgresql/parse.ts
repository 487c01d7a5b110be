import { ParseError, parseSql } from '../../sql/engine/parse'
import type { StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import { makeContext } from './queries'
import { readStatement } from './statements'

/** Parses a statement with PostgreSQL's grammar; `start` is its offset in the reviewed text. */
export async function parsePostgresql(text: string, start: number): Promise<StatementBody> {
  try {
    const [statement] = await parseSql(text)
    if (!statement) return { kind: 'other' }
    const offsets = characterOffsets(text)
    const at = (location: number | undefined, fallback: number) =>
      location === undefined || location < 0 ? fallback : start + offsets(location)
    return readStatement(statement.node, makeContext(at), start)
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
