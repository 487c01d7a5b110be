import { SyntaxProblem, UNEXPECTED } from '../syntax-problem'
import { asTrees, type Tree } from './tree'

/** A parser of node-sql-parser. */
interface TreeParser {
  readonly astify: (text: string, options: { parseOptions: { includeLocations: boolean } }) => unknown
}

/** Parses a text; throws a `SyntaxProblem` if the grammar rejects it. */
export function parseTrees(parser: TreeParser, text: string): Tree[] {
  try {
    return asTrees(parser.astify(text, { parseOptions: { includeLocations: true } }))
  } catch (error) {
    // a stack overflow
    if (error instanceof RangeError) throw error
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const found = / but (.+) found\.$/s.exec(message)?.[1]
    throw new SyntaxProblem(found === undefined ? message : UNEXPECTED + found, location?.start.offset ?? 0)
  }
}
