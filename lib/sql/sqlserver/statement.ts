import { numberNewRows } from '../dialect/numbered-columns'
import { deparse } from '../engine/deparse'
import { parseSql, type Node } from '../engine/parse'
import type { Table } from '../engine/catalog'
import { convertBits } from './bits'
import { prepareStatement } from './blocks'
import { withoutJoins } from './changes'
import { omitIdentity } from './identity'
import { nameIsnullColumns } from './isnull'
import { withSqlServerSemantics } from './meaning'
import { engine } from './names'
import { sizeQuotients } from './quotients'
import { renamedColumns } from './renamed-columns'
import { respell } from './respell'

/**
 * Translates statements of SQL Server to PostgreSQL: names, literals and keywords in the text, then TOP, changes with joins and
 * the semantics of expressions in the syntax tree. Throws a `ReasonError` for what is not known, a `ParseError` on a syntax error.
 */
export async function translateStatement(source: string, tables: readonly Table[] = []): Promise<string> {
  const translated: string[] = []
  for (const { node } of await parseSql(respell(source))) {
    prepareStatement(node)
    const renamed = renamedColumns(node)
    omitIdentity(node, tables)
    numberNewRows(node, tables, engine)
    convertBits(node, tables, renamed)
    nameIsnullColumns(node, renamed)
    translated.push(await deparse(withSqlServerSemantics(await withoutJoins(sizeQuotients(node, tables))) as Node))
  }
  return translated.join(';\n')
}
