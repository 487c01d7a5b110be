import { closeOf, groupAt, indexOutside, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { lastAt } from '../last-at'
import { parsePostgresql } from '../postgresql/parse'
import type { Expression, ObjectName, Query } from '../query'
import type { Statement, StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import type { StatementText } from '../tokens'
import { oracleCode, withWords } from './code'
import { readDefinition } from './definitions'
import { respell, variableReadings, type Piece, type VariableReading } from './respell'
import { withRowLimit } from './rownum'
import { isUnit } from './units'

type Parsed = Pick<Statement, 'body' | 'changes'>

/** The first words of statements that no rule is about. */
const others =
  /^(?:<|ADMINISTER|ANALYZE|ASSOCIATE|AUDIT|BEGIN|CALL|COMMIT|DECLARE|DISASSOCIATE|EXPLAIN|FLASHBACK|GRANT|LOCK|NOAUDIT|PURGE|REVOKE|ROLLBACK|SAVEPOINT|SET)$/

/**
 * Reads a statement of Oracle. Queries and changes are respelled for the parser of PostgreSQL; DDL is read from its tokens, and
 * PL/SQL is not read.
 */
export async function parseOracle({ tokens }: StatementText): Promise<Parsed> {
  const code = oracleCode(tokens)
  const [first = '', second = ''] = code.words
  if (first === 'INSERT' && /^(?:ALL|FIRST|WHEN)$/.test(second))
    return { body: { kind: 'other' }, changes: readInserts(code) }
  if (first === 'WITH' && isUnit(code.words)) return { body: { kind: 'other' }, changes: [] }
  if (/^(?:SELECT|WITH|INSERT|UPDATE|DELETE|\()$/.test(first)) return readRows(code)
  if (first === 'MERGE') return { body: await readMerge(code), changes: [] }
  if (others.test(first)) return { body: { kind: 'other' }, changes: [] }
  return { body: (await readDefinition(code, readQuery)) ?? rejectAt(code, 0), changes: [] }
}

/** Reads a statement that reads or changes rows. */
async function readRows(code: Code): Promise<Parsed> {
  const { words } = code
  // a change of the rows of a subquery
  const target = /^(?:FROM|INTO)$/.test(words[1] ?? '') ? 2 : 1
  if (/^(?:INSERT|UPDATE|DELETE)$/.test(words[0] ?? '') && words[target] === '(')
    return { body: { kind: 'other' }, changes: [] }
  const limit = words.findIndex((word, at) => word === 'LIMIT' && code.tokens[at + 1]?.kind === 'number')
  if (limit !== -1) rejectAt(code, limit)
  return parse(code)
}

/** Parses code. Variables of SQL*Plus can stand for values, or for clauses and lists. */
async function parse(code: Code, [reading, ...others]: readonly VariableReading[] = variableReadings): Promise<Parsed> {
  try {
    return await parsePieces(respell(code, reading), code.start)
  } catch (error) {
    const hasVariables = code.words.some((word) => word.startsWith('&'))
    if (!hasVariables || others.length === 0 || !(error instanceof SyntaxProblem)) throw error
    return parse(code, others)
  }
}

function parsePieces(pieces: readonly Piece[], start: number): Promise<Parsed> {
  const starts: number[] = []
  let length = 0
  for (const { text } of pieces) {
    starts.push(length)
    length += text.length + 1
  }
  const offsetOf = (offset: number) => pieces[lastAt(starts, offset, (at) => at)]?.start ?? start
  return parsePostgresql(pieces.map(({ text }) => text).join(' '), { start, offsetOf, refine: withRowLimit })
}

/** Reads the source of a MERGE. */
async function readMerge(code: Code): Promise<StatementBody> {
  const using = indexOutside(code, /^USING$/)
  const on = indexOutside(code, /^ON$/, using)
  if (using === -1 || on === -1) return rejectAt(code, code.words.length)
  const query = await readQuery(withWords('SELECT 1 FROM', partOf(code, using + 1, on)))
  const table = nameAt(code, code.words[1] === 'INTO' ? 2 : 1).name
  return query ? { kind: 'merge', table, query } : { kind: 'other' }
}

/** Returns the inserts of INSERT ALL and INSERT FIRST. */
function readInserts(code: Code): StatementBody[] {
  return code.words.flatMap((word, at): StatementBody[] => {
    if (word !== 'INTO') return []
    const { name: table, end } = nameAt(code, at + 1)
    const columns = itemsOf(groupAt(code, end)).flatMap(({ tokens: [token] }): ObjectName[] =>
      token ? [{ name: plainName(token), at: token.start }] : [],
    )
    const values = code.words[end] === '(' ? closeOf(code, end) + 1 : end
    const row = itemsOf(groupAt(code, code.words[values] === 'VALUES' ? values + 1 : -1)).map(
      ({ tokens: [token] }): Expression => ({ kind: 'other', args: [], at: token?.start ?? table.at }),
    )
    return [{ kind: 'insert', table, ...(columns.length > 0 && { columns }), ...(row.length > 0 && { rows: [row] }) }]
  })
}

async function readQuery(code: Code): Promise<Query | undefined> {
  const { body } = await parse(code)
  return body.kind === 'query' ? body.query : undefined
}
