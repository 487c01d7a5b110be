import type { AdvisorDialect } from '../dialect'
import { readStatements } from '../../review/review'
import type { Statement } from '../../review/statement'
import { END, TOO_DEEP, UNEXPECTED } from '../../review/syntax-problem'
import { tokenize } from '../../review/tokens'
import { excerpt, note, type Note } from '../notes'

/** A statement whose plan is asked for. */
export interface Query {
  readonly text: string
  readonly statement: Statement
  /** True if the statement has parameters (`$1`), so that its plan is the generic one. */
  readonly hasParameters: boolean
}

/** The maximum number of statements of one run. */
export const MAX_QUERIES = 20

/** Reads the statements to plan: SELECT, INSERT, UPDATE and DELETE; other statements are skipped with a remark. */
export async function readQueries(
  text: string,
  dialect: AdvisorDialect,
): Promise<{ queries: Query[]; notes: readonly Note[] }> {
  const { statements, problems } = await readStatements(withNumberedParameters(text, dialect), dialect)
  const notes = problems.map(({ name }) => unreadable(name))
  const queries: Query[] = []
  for (const statement of statements) {
    const { kind } = statement.body
    if (kind !== 'query' && kind !== 'insert' && kind !== 'update' && kind !== 'delete') {
      notes.push(note('notAQuery', { text: excerpt(statement.text) }))
      continue
    }
    const hasParameters = statement.tokens.some(({ kind: token, text: word }) => token === 'word' && /^\$\d/.test(word))
    queries.push({ text: withoutExplain(statement.text), statement, hasParameters })
  }
  if (queries.length > MAX_QUERIES) notes.push(note('tooManyQueries', { count: queries.length, limit: MAX_QUERIES }))
  return { queries: queries.slice(0, MAX_QUERIES), notes }
}

/** Returns the remark on a statement that a parser rejects; what PostgreSQL says about it stays as it is. */
function unreadable(name: string): Note {
  if (name === TOO_DEEP) return note('queryTooDeep')
  if (name === UNEXPECTED + END) return note('queryEndsEarly')
  if (name.startsWith(UNEXPECTED)) return note('queryUnexpected', { found: name.slice(UNEXPECTED.length) })
  return note('queryUnreadable', { reason: excerpt(name) })
}

const explain =
  /^(?:explain\s*(?:\([^()]*\)\s*)?(?:(?:analy[sz]e|verbose|format\s*=\s*\w+)\s+)*|prepare\s+\w+\s*(?:\([^()]*\)\s*)?as\s+)/i

function withoutExplain(text: string): string {
  return text.replace(explain, '')
}

/** Replaces the placeholders of drivers, such as `?` and `:name`, with `$1`, `$2` …; MySQL reads `?` and `:name` itself. */
function withNumberedParameters(text: string, dialect: AdvisorDialect): string {
  if (dialect === 'mysql') return text
  const numbers = new Map<string, number>()
  let result = ''
  let at = 0
  for (const token of tokenize(text, dialect)) {
    if (token.kind !== 'parameter') continue
    const name = /^(?:\?|%s)$/.test(token.text) ? `${token.text}${token.start}` : token.text
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    result += `${text.slice(at, token.start)}$${number}`
    at = token.start + token.text.length
  }
  return result + text.slice(at)
}
