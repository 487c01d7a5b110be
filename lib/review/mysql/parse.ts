import mysql from 'node-sql-parser/build/mysql.js'
import type { StatementBody } from '../statement'
import { SyntaxProblem, UNEXPECTED } from '../syntax-problem'
import type { StatementText } from '../tokens'
import { partitioningOf, readWithoutParser } from './fallback'
import { makeContext } from './queries'
import { readStatement } from './statements'
import { asTrees } from './tree'

/**
 * Parses a statement with node-sql-parser's grammar of MySQL; `text` has blanks for comments. Reads some statements that
 * the grammar does not know without it.
 */
export function parseMysql(text: string, part: StatementText): StatementBody {
  const partitioning = partitioningOf(part.tokens)
  if (!partitioning) return parse(text, part)
  const { start, ...facts } = partitioning
  const body = parse(text.slice(0, start - part.start), part)
  return body.kind === 'create table' ? { ...body, ...facts } : body
}

function parse(text: string, part: StatementText): StatementBody {
  try {
    const [node] = asTrees(new mysql.Parser().astify(text, { parseOptions: { includeLocations: true } }))
    return node ? readStatement(node, makeContext(part), part.start) : { kind: 'other' }
  } catch (error) {
    // a stack overflow
    if (error instanceof RangeError) throw error
    const body = readWithoutParser(part.tokens)
    if (body) return body
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const found = / but (.+) found\.$/s.exec(message)?.[1]
    throw new SyntaxProblem(found === undefined ? message : UNEXPECTED + found, location?.start.offset ?? 0)
  }
}
