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
const starts = [
  'constraint',
  'primary',
  'unique',
  'check',
  'references',
  'null',
  'not',
  'default',
  'using',
  'enable',
  'disable',
  'generated',
]

/** Translates a column, whose tokens are without white space; NOT NULL is among them. */
export async function columnOf(tokens: readonly Token[], translate: Translate): Promise<TableItem> {
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
  return { sql: [postgresName(name), declared, ...options].join(' ') }
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

/**
 * Translates the options and constraints of a column, or the constraint of a table. A disabled one is omitted, as is the
 * sequence of an identity column, which gives other numbers to each side.
 */
async function constraints(tokens: readonly Token[], translate: Translate): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (isWord(token, 'constraint')) at += 2
    let end = at + 1
    if (isWord(tokens[at], 'default')) {
      const from = isWord(tokens[at + 1], 'on') ? at + 3 : at + 1
      while (end < tokens.length && (end <= from || !isWord(tokens[end], ...starts.filter((word) => word !== 'null'))))
        end = tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end + 1
      found.push(`DEFAULT ${await translate(spaced(tokens.slice(from, end)))}`)
      at = end
      continue
    }
    if (isWord(tokens[at], 'generated', 'as')) {
      const open = tokens.findIndex(({ text }, index) => index > at && text === '(')
      const isIdentity = tokens.slice(at).some((other) => isWord(other, 'identity'))
      end =
        open < 0
          ? at + tokens.slice(at).findIndex((other) => isWord(other, 'identity')) + 1
          : afterParenthesis(tokens, open)
      found.push(
        isIdentity ? 'NOT NULL' : `GENERATED ALWAYS AS ${await translate(spaced(tokens.slice(open, end)))} STORED`,
      )
      at = isWord(tokens[end], 'virtual') ? end + 1 : end
      continue
    }
    while (end < tokens.length && !isWord(tokens[end], ...starts.slice(0, 5), 'using') && !isState(tokens, end))
      end = tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end + 1
    if (isWord(tokens[at], 'foreign') && isWord(tokens[end], 'references')) {
      const second = tokens.findIndex(({ text }, index) => index > end && text === '(')
      end = second < 0 ? end + 2 : afterParenthesis(tokens, second)
      while (end < tokens.length && !isState(tokens, end)) end++
    }
    if (isWord(tokens[at], 'not') && isWord(tokens[at + 1], 'null')) end = at + 2
    const own = tokens.slice(at, end)
    let isDisabled = false
    while (end < tokens.length && (isState(tokens, end) || isWord(tokens[end], 'using'))) {
      isDisabled ||= isWord(tokens[end], 'disable')
      if (isWord(tokens[end], 'using'))
        while (end < tokens.length && !isWord(tokens[end], 'enable', 'disable', 'constraint')) end++
      else end++
    }
    if (!isDisabled && !isState(own, 0)) found.push(await constraint(own, translate))
    at = Math.max(end, at + 1)
  }
  return found.filter((text) => text !== '')
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
