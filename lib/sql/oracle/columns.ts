import { numberDefault } from '../dialect/numbered-columns'
import { afterParenthesis, isWord, spaced, type Token } from '../dialect/tokens'
import { postgresName } from './names'
import { columnType } from './types'

/** A column or constraint of a table, and the columns of a unique key of several. */
export interface TableItem {
  readonly sql: string
  readonly uniqueColumns?: readonly string[]
}

/** Translates an expression. */
export type Translate = (expression: string) => Promise<string>

const states = [
  'enable',
  'disable',
  'validate',
  'novalidate',
  'rely',
  'norely',
  'visible',
  'invisible',
  'deferrable',
  'initially',
  'immediate',
  'deferred',
  'not',
]
const constraintStarts = ['constraint', 'primary', 'unique', 'check', 'references', 'using']
const starts = [...constraintStarts, 'null', 'not', 'default', 'enable', 'disable', 'generated']

/** Translates a column of a table, whose tokens are without white space; NOT NULL is among them. */
export async function columnOf(tokens: readonly Token[], table: string, translate: Translate): Promise<TableItem> {
  const [name, type] = tokens as [Token, Token]
  const open = tokens[2]?.text === '(' ? afterParenthesis(tokens, 2) : 2
  const size = tokens
    .slice(3, open)
    .flatMap(({ kind, text }, at) =>
      kind === 'number' || text === '*' ? [`${tokens[at + 2]?.text === '-' ? '-' : ''}${text}`] : [],
    )
  const rest = withoutPeriods(tokens.slice(open))
  const following = rest.map(({ text }) => text.toLowerCase())
  const { type: declared, words } = columnType(type.text.toLowerCase(), size, following)
  const options = await constraints(rest.slice(words), translate)
  const column = postgresName(name)
  if (rest.some((token) => isWord(token, 'identity'))) options.push(numberDefault(table, column))
  return { sql: [column, declared, ...options].join(' ') }
}

/** Returns the tokens after `INTERVAL` without the numbers of digits, as in `DAY(2) TO SECOND(6)`. */
function withoutPeriods(tokens: readonly Token[]): Token[] {
  const [first, second] = tokens
  if (!isWord(first, 'year', 'day', 'to', 'second', 'month') || !first) return [...tokens]
  const next = second?.text === '(' ? afterParenthesis(tokens, 1) : 1
  return [first, ...withoutPeriods(tokens.slice(next))]
}

/** Translates a constraint of a table; returns undefined for what does not restrict the rows. */
export async function constraintOf(tokens: readonly Token[], translate: Translate): Promise<TableItem | undefined> {
  if (isWord(tokens[0], 'supplemental')) return undefined
  const [sql] = await constraints(tokens, translate)
  const open = tokens.findIndex(({ text }) => text === '(')
  const isUnique = tokens.slice(0, open).some((token) => isWord(token, 'unique'))
  if (sql === undefined) return undefined
  return { sql, ...(isUnique && { uniqueColumns: namesIn(tokens.slice(open, afterParenthesis(tokens, open))) }) }
}

function namesIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind === 'word' || kind === 'quoted').map(postgresName)
}

/** A part of a definition: its SQL, which is absent if it does not restrict the rows, and the index after it. */
interface Part {
  readonly sql?: string
  readonly end: number
}

/**
 * Translates the options and constraints of a column, or the constraint of a table. A disabled one is omitted.
 */
async function constraints(tokens: readonly Token[], translate: Translate): Promise<string[]> {
  const parts: string[] = []
  for (let at = 0; at < tokens.length;) {
    const start = isWord(tokens[at], 'constraint') ? at + 2 : at
    const isGenerated = isWord(tokens[start], 'generated', 'as')
    const read = isGenerated ? readGenerated : isWord(tokens[start], 'default') ? readDefault : readConstraint
    const { sql, end } = await read(tokens, start, translate)
    if (sql !== undefined) parts.push(sql)
    at = end
  }
  return parts
}

async function readDefault(tokens: readonly Token[], at: number, translate: Translate): Promise<Part> {
  const from = isWord(tokens[at + 1], 'on') ? at + 3 : at + 1
  const following = starts.filter((word) => word !== 'null')
  const end = endBefore(tokens, from, (index) => index > from && isWord(tokens[index], ...following))
  return { sql: `DEFAULT ${await translate(spaced(tokens.slice(from, end)))}`, end }
}

/** Reads an identity column or a computed one. */
async function readGenerated(tokens: readonly Token[], at: number, translate: Translate): Promise<Part> {
  const as = tokens.findIndex((token, index) => index >= at && isWord(token, 'as'))
  if (isWord(tokens[as + 1], 'identity'))
    return { sql: 'NOT NULL', end: tokens[as + 2]?.text === '(' ? afterParenthesis(tokens, as + 2) : as + 2 }
  const end = afterParenthesis(tokens, as + 1)
  const value = await translate(spaced(tokens.slice(as + 1, end)))
  return { sql: `GENERATED ALWAYS AS ${value} STORED`, end: isWord(tokens[end], 'virtual') ? end + 1 : end }
}

/** Reads a constraint with its states, such as `USING INDEX … ENABLE`. */
async function readConstraint(tokens: readonly Token[], at: number, translate: Translate): Promise<Part> {
  const stop = endOfConstraint(tokens, at)
  let end = stop
  while (end < tokens.length && (isState(tokens, end) || isWord(tokens[end], 'using'))) {
    const isIndex = isWord(tokens[end++], 'using')
    while (isIndex && end < tokens.length && !isWord(tokens[end], 'enable', 'disable', 'constraint')) end++
  }
  const isDisabled = tokens.slice(stop, end).some((token) => isWord(token, 'disable'))
  return isDisabled || isState(tokens, at) ? { end } : { sql: await constraint(tokens.slice(at, stop), translate), end }
}

function endOfConstraint(tokens: readonly Token[], at: number): number {
  if (isWord(tokens[at], 'not') && isWord(tokens[at + 1], 'null')) return at + 2
  const end = endBefore(tokens, at + 1, (index) => isWord(tokens[index], ...constraintStarts) || isState(tokens, index))
  if (!isWord(tokens[at], 'foreign') || !isWord(tokens[end], 'references')) return end
  return endBefore(tokens, end + 1, (index) => isState(tokens, index))
}

/** Returns the index of the first token outside parentheses that ends a part; the number of tokens if there is none. */
function endBefore(tokens: readonly Token[], from: number, isEnd: (index: number) => boolean): number {
  let end = from
  while (end < tokens.length && !isEnd(end)) end = tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end + 1
  return end
}

function isState(tokens: readonly Token[], at: number): boolean {
  return isWord(tokens[at], ...states) && !(isWord(tokens[at], 'not') && isWord(tokens[at + 1], 'null'))
}

async function constraint(tokens: readonly Token[], translate: Translate): Promise<string> {
  if (isWord(tokens[0], 'check')) return `CHECK ${await translate(spaced(tokens.slice(1)))}`
  const withoutOwner = tokens.filter((_, at) => tokens[at + 1]?.text !== '.' && tokens[at]?.text !== '.')
  return spaced(
    withoutOwner.map((token) => (token.kind === 'sign' ? token : { kind: 'word', text: postgresName(token) })),
  )
}
