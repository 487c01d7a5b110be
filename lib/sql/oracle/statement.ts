import type { Table } from '../engine/catalog'
import { deparse } from '../engine/deparse'
import { parseSql, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { isBareColumn, type Fields } from '../dialect/blocks'
import { numberNewRows } from '../dialect/numbered-columns'
import { markCharLiterals } from './char-literals'
import { prepareStatement, withOracleSemantics } from './meaning'
import { engine } from './names'
import { replaceOuterJoins } from './outer-joins'
import { respell } from './respell'
import { replaceRownum, sortByRownum } from './rownum'
import { varyingSetOperands } from './set-operations'

/**
 * Translates statements of Oracle to PostgreSQL: names, literals and keywords in the text, then outer joins, ROWNUM and the
 * semantics of expressions in the syntax tree. Throws a `ReasonError` for what is not known, a `ParseError` on a syntax error.
 */
export async function translateStatement(source: string, tables: readonly Table[] = []): Promise<string> {
  const parsed = await parseSql(respell(source))
  const translated = await Promise.all(parsed.map(({ node }) => deparse(translateTree(node, tables))))
  return translated.join(';\n')
}

function translateTree(statement: Node, tables: readonly Table[]): Node {
  const blocks: Fields[] = []
  walk(statement, (kind, fields) => {
    if (kind === 'SelectStmt') blocks.push(fields)
  })
  // subqueries first
  for (const block of blocks.reverse()) {
    replaceOuterJoins(block)
    replaceRownum(block)
  }
  if ('SelectStmt' in statement) sortByRownum(statement.SelectStmt as Fields)
  rejectRownum(statement)
  prepareStatement(statement)
  numberNewRows(statement, tables, engine)
  varyingSetOperands(statement, tables)
  markCharLiterals(statement)
  return withOracleSemantics(statement) as Node
}

/** Throws for ROWNUM that is not replaced: in a change, which can affect any rows then, or in another clause. */
function rejectRownum(statement: Node): void {
  walk(statement, (kind, fields) => {
    if (!isBareColumn(kind, fields, 'rownum')) return
    throw new ReasonError('UpdateStmt' in statement || 'DeleteStmt' in statement ? 'rownumChange' : 'rownumPlace')
  })
}
