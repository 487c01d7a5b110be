import { ReasonError } from '../reasons'
import { isWord, nextSolid, raw, type Token } from '../dialect/tokens'
import { splitTopLevel, topLevel } from '../dialect/top-level'

const tails = ['where', 'order', 'limit']
const joins = ['join', 'straight_join']
const modifiers = ['low_priority', 'quick']

/**
 * Returns an UPDATE or DELETE of several tables, or with ORDER BY or LIMIT, as the query of its rows, because PostgreSQL’s
 * grammar does not have it: `UPDATE a JOIN b … SET a.x = b.y` becomes `SELECT dialect.update_of(a.x, b.y) FROM a JOIN b …`.
 */
export function changeAsQuery(tokens: readonly Token[]): readonly Token[] {
  const first = nextSolid(tokens, 0)
  const start = isWord(tokens[first], 'with') ? topLevel(tokens, ['update', 'delete', 'select']) : first
  if (!isWord(tokens[start], 'update', 'delete')) return tokens
  const words = tokens.slice(start + 1).filter((token) => !isWord(token, ...modifiers))
  if (isWord(words[nextSolid(words, 0)], 'ignore')) throw new ReasonError('ignoredErrors')
  const query = isWord(tokens[start], 'update') ? updateAsQuery(words) : deleteAsQuery(words)
  return [...tokens.slice(0, start), ...(query ?? [tokens[start] as Token, raw(' '), ...words])]
}

function updateAsQuery(words: readonly Token[]): Token[] | undefined {
  const set = topLevel(words, ['set'])
  const tables = words.slice(0, set)
  const tail = tailOf(words, set)
  if (set < 0 || !(isSeveral(tables) || isLimited(words, tail))) return undefined
  const pairs = splitTopLevel(words.slice(set + 1, tail), ',').flatMap((assignment) => {
    const [column = [], value = []] = splitTopLevel(assignment, '=', 2)
    return [...column, raw(','), ...value, raw(',')]
  })
  return query('update_of', pairs.slice(0, -1), tables, words.slice(tail))
}

function deleteAsQuery(words: readonly Token[]): Token[] | undefined {
  const from = topLevel(words, ['from'])
  if (from < 0) return undefined
  const tail = tailOf(words, from)
  const using = topLevel(words.slice(0, tail), ['using', ...joins], from)
  if (words.slice(0, from).some(({ kind }) => kind !== 'space'))
    return query('delete_of', names(words.slice(0, from)), words.slice(from + 1, tail), words.slice(tail))
  if (isWord(words[using], 'using'))
    return query('delete_of', names(words.slice(from + 1, using)), words.slice(using + 1, tail), words.slice(tail))
  const table = words.slice(from + 1, tail)
  if (!isLimited(words, tail)) return undefined
  const alias = table.findLast(({ kind }) => kind !== 'space')
  return query('delete_of', alias ? [alias] : [], table, words.slice(tail))
}

/** Returns the index of WHERE, ORDER or LIMIT after a clause. */
function tailOf(words: readonly Token[], clause: number): number {
  const at = topLevel(words, tails, clause + 1)
  return at < 0 ? words.length : at
}

function isSeveral(tables: readonly Token[]): boolean {
  return tables.some((token) => token.text === ',' || isWord(token, ...joins))
}

function isLimited(words: readonly Token[], tail: number): boolean {
  return topLevel(words, ['order', 'limit'], tail) >= 0
}

/** Returns names of tables without `.*`. */
function names(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => text !== '*' && !(text === '.' && tokens[at + 1]?.text === '*'))
}

function query(call: string, args: readonly Token[], tables: readonly Token[], tail: readonly Token[]): Token[] {
  return [raw(`SELECT dialect.${call}(`), ...args, raw(') FROM '), ...tables, raw(' '), ...tail]
}
