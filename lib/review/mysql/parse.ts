import mysql from 'node-sql-parser/build/mysql.js'
import type { StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import type { StatementText } from '../tokens'
import { makeContext } from './queries'
import { readStatement } from './statements'
import { asTrees } from './tree'

/**
 * Parses a statement with node-sql-parser's grammar of MySQL, which does not know all of MySQL; `text` has blanks for
 * comments.
 */
export function parseMysql(text: string, part: StatementText): StatementBody {
  try {
    const [node] = asTrees(new mysql.Parser().astify(text, { parseOptions: { includeLocations: true } }))
    return node ? readStatement(node, makeContext(part), part.start) : { kind: 'other' }
  } catch (error) {
    // a stack overflow
    if (error instanceof RangeError) throw error
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const found = / but (.+) found\.$/s.exec(message)?.[1]
    throw new SyntaxProblem(found === undefined ? message : `unexpected ${found}`, location?.start.offset ?? 0)
  }
}
