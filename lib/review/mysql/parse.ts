import mysql from 'node-sql-parser/build/mysql.js'
import type { StatementBody } from '../statement'
import { SyntaxProblem } from '../syntax-problem'
import { readExpression } from '../syntax-tree/expressions'
import { parseTrees } from '../syntax-tree/parse'
import { makeContext } from '../syntax-tree/queries'
import { asTree, asTrees, offsetOf, type Grammar } from '../syntax-tree/tree'
import type { StatementText } from '../tokens'
import { partitioningOf, readWithoutParser } from './fallback'
import { readStatement } from './statements'

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
    const [node] = parseTrees(new mysql.Parser(), text)
    return node ? readStatement(node, makeContext(grammar, part), part.start) : { kind: 'other' }
  } catch (error) {
    const body = error instanceof SyntaxProblem ? readWithoutParser(part.tokens) : undefined
    if (body) return body
    throw error
  }
}

const grammar: Grammar = {
  readLimit: ({ limit }, context, near) => {
    const node = asTree(limit)
    const at = offsetOf(node, context, near)
    const [first, second] = asTrees(node?.value).map((item) => readExpression(item, context, at))
    if (!first) return {}
    if (!second) return { limit: first }
    return node?.seperator === ',' ? { limit: second, offset: first } : { limit: first, offset: second }
  },
}
