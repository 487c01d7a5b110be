import { afterParenthesis, isWord, type Token } from '../dialect/tokens'
import { unknownSyntax } from '../dialect/unknown-syntax'
import { ReasonError } from '../reasons'
import { engine } from './names'

const tableHints =
  'nolock readuncommitted readcommitted readcommittedlock readpast repeatableread serializable holdlock updlock xlock tablock tablockx rowlock paglock nowait index forceseek forcescan noexpand snapshot'.split(
    ' ',
  )
const joinHints = ['loop', 'hash', 'merge', 'remote']
/** Words of clauses that have no translation, with the words that follow them there; an empty list means any. */
const untranslated: Readonly<Record<string, readonly string[]>> = {
  pivot: ['('],
  unpivot: ['('],
  for: ['xml', 'json', 'browse', 'system_time'],
  output: [],
  collate: [],
  at: ['time'],
  openjson: [],
  openquery: [],
  openrowset: [],
  contains: ['('],
  freetext: ['('],
  rollup: [],
  json_query: ['('],
  json_value: ['('],
}
const foreign = ['::', '`', '||']
const units: Readonly<Record<string, string>> = {
  yy: 'year',
  yyyy: 'year',
  qq: 'quarter',
  q: 'quarter',
  mm: 'month',
  m: 'month',
  dy: 'dayofyear',
  y: 'dayofyear',
  dd: 'day',
  d: 'day',
  wk: 'week',
  ww: 'week',
  dw: 'weekday',
  w: 'weekday',
  hh: 'hour',
  mi: 'minute',
  n: 'minute',
  ss: 'second',
  s: 'second',
  ms: 'millisecond',
  isowk: 'iso_week',
  isoww: 'iso_week',
}
const fullUnits = new Set(Object.values(units))

/** Returns the full name of a date part, such as `month` for `mm`. */
export function unitOf(token: Token): string {
  const name = token.text.toLowerCase()
  const unit = units[name] ?? name
  if (!fullUnits.has(unit))
    throw new ReasonError('untranslated', { engine, name: `DATEPART ${token.text.toUpperCase()}` })
  return unit
}

/** Throws a `ReasonError` for what is not SQL Server's, and for what is not translated. The tokens are without white space. */
export function rejectForeign(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const name = token.text.toUpperCase()
    if (foreign.includes(token.text) || isWord(token, 'ilike')) unknownSyntax(engine, name)
    if (isWord(token, 'limit') && next?.kind === 'number') unknownSyntax(engine, name)
    if (isWord(token, 'nulls') && isWord(next, 'first', 'last')) unknownSyntax(engine, name)
    if (token.text.startsWith('@') && token.text !== '@') throw new ReasonError('variable', { name: token.text })
    if (token.kind === 'number' && /^0x/i.test(token.text))
      throw new ReasonError('untranslated', { engine, name: token.text })
    if (token.kind === 'word' && token.text.startsWith('#'))
      throw new ReasonError('temporaryTable', { name: token.text })
    const following =
      tokens[at - 1]?.text === '.' ? undefined : untranslated[token.kind === 'word' ? token.text.toLowerCase() : '']
    if (following?.includes(next?.text.toLowerCase() ?? '') || (isWord(token, 'output') && next?.kind === 'word'))
      throw new ReasonError('untranslated', {
        engine,
        name: next?.text === '(' ? name : `${name} ${next?.text.toUpperCase()}`,
      })
    if (isWord(token, 'collate', 'openjson', 'openquery', 'openrowset'))
      throw new ReasonError('untranslated', { engine, name })
  }
}

/** Returns the index after the hints that begin at an index, which have no influence on the rows; the index if there are none. */
export function afterHints(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const open = isWord(token, 'with') ? at + 1 : at
  if (tokens[open]?.text === '(' && isWord(tokens[open + 1], ...tableHints) && isHintEnd(tokens[open + 2]))
    return open === at && !endsTable(tokens[at - 1]) ? at : afterParenthesis(tokens, open)
  if (isWord(token, 'option') && next?.text === '(') return afterParenthesis(tokens, at + 1)
  const isJoin = isWord(tokens[at - 1], 'inner', 'left', 'right', 'full', 'outer')
  return isJoin && isWord(token, ...joinHints) && isWord(next, 'join') ? at + 1 : at
}

function isHintEnd(token: Token | undefined): boolean {
  return (
    token?.text === ')' || token?.text === ',' || token?.text === '(' || token?.text === '=' || token?.kind === 'word'
  )
}

function endsTable(token: Token | undefined): boolean {
  return (
    token !== undefined && token.kind !== 'sign' && !isWord(token, 'in', 'select', 'and', 'or', 'not', 'where', 'on')
  )
}

/** Returns the index after the item of FROM that begins at an index: a subquery or call with its alias. */
export function afterItem(tokens: readonly Token[], at: number): number {
  let end = at
  while (end < tokens.length && tokens[end]?.text !== '(') end++
  end = afterParenthesis(tokens, end)
  if (isWord(tokens[end], 'as')) end++
  const isAlias =
    ['word', 'quoted', 'bracket'].includes(tokens[end]?.kind ?? '') && !isWord(tokens[end], ...clauseWords)
  if (isAlias) end++
  return isAlias && tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end
}

const clauseWords =
  'where group order having union except intersect inner left right full cross outer join on option for offset'.split(
    ' ',
  )

/** Returns the index after the operand of a sign that begins at an index: a name, a literal, a call or parentheses. */
export function afterOperand(tokens: readonly Token[], at: number): number {
  if (/^[-+~]$/.test(tokens[at]?.text ?? '')) return afterOperand(tokens, at + 1)
  let end = at
  while (tokens[end + 1]?.text === '.') end += 2
  const open = tokens[end]?.text === '(' ? end : end + 1
  return tokens[open]?.text === '(' ? afterParenthesis(tokens, open) : end + 1
}
