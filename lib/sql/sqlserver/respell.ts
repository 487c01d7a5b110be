import { afterParenthesis, isWord, raw, splitItems, splitStatements, tokenize, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { afterHints, afterItem, afterOperand, rejectForeign, unitOf } from './clauses'
import { expandAssignments } from './compound-assignments'
import { withoutDeclarations } from './declarations'
import { engine, isName, literalValue, postgresLiteral, postgresName } from './names'
import { withTotals } from './totals'
import { joinXmlPaths } from './xml-path'

/** The name of the function that marks the number of rows of TOP, as the first column of a select list. */
export const TOP = 'top_rows'
/** The names of the functions that mark casts; the type is a text. */
export const casts = { cast: 'cast_as', try_cast: 'try_cast_as' } as const

const clocks: Readonly<Record<string, string>> = {
  getdate: 'LOCALTIMESTAMP(0)',
  current_timestamp: 'LOCALTIMESTAMP(0)',
  sysdatetime: 'CURRENT_TIMESTAMP',
}
const signs: Readonly<Record<string, string>> = { '!=': '<>', '!<': '>=', '!>': '<=', '^': '#' }
const dateFunctions = ['dateadd', 'datediff', 'datediff_big', 'datepart']
/** Settings that are ON in the sessions that this library models. */
const defaults =
  'ansi_nulls ansi_defaults ansi_padding ansi_warnings ansi_null_dflt_on arithabort concat_null_yields_null quoted_identifier'.split(
    ' ',
  )
const ignored = ['use', 'go', 'print', 'begin', 'commit']

/** Returns statements of SQL Server with the names, literals and keywords of PostgreSQL. */
export function respell(source: string): string {
  const statements = splitStatements(tokenize(source, 'sqlserver')).map((tokens) =>
    withoutSettings(tokens.filter(({ kind }) => kind !== 'space')),
  )
  const declared = withoutDeclarations(statements)
  return declared
    .filter((tokens) => tokens.length > 0 && !isWord(tokens[0], ...ignored))
    .map((statement) => {
      const tokens = withTotals(joinXmlPaths(statement))
      rejectForeign(tokens)
      return respellTokens(expandAssignments(withoutOptionalWords(tokens)))
    })
    .join(';\n')
}

/** Removes `SET NOCOUNT ON` and the like from the beginning of a statement; throws for settings that change results. */
function withoutSettings(tokens: readonly Token[]): Token[] {
  const [set, name, value] = tokens
  if (!isWord(set, 'set') || !isWord(value, 'on', 'off')) return [...tokens]
  if (!isWord(name, 'nocount', 'xact_abort') && !(isWord(name, ...defaults) && isWord(value, 'on')))
    throw new ReasonError('untranslated', {
      engine,
      name: `SET ${name?.text.toUpperCase()} ${value?.text.toUpperCase()}`,
    })
  return withoutSettings(tokens.slice(3))
}

/** Adds the words INTO and FROM, which SQL Server does not need, and replaces the second FROM of DELETE with USING. */
function withoutOptionalWords(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex(
    (token, at) => isWord(token, 'insert', 'delete', 'merge', 'select', 'update') && depthAt(tokens, at) === 0,
  )
  const [verb, next] = [tokens[start], tokens[start + 1]]
  if (!verb || isWord(verb, 'select')) return [...tokens]
  if (isWord(next, 'top')) return withoutTop(tokens, start)
  if (isWord(verb, 'update')) return [...tokens]
  const word = isWord(verb, 'delete') ? 'from' : 'into'
  const rest = tokens.slice(start + (isWord(next, word) ? 2 : 1))
  const head = [...tokens.slice(0, start + 1), raw(word)]
  if (word === 'into') return [...head, ...rest]
  const name = rest.findIndex((token, at) => isName(token) && rest[at + 1]?.text !== '.')
  const from = afterHints(rest, name + 1)
  return isWord(rest[from], 'from')
    ? [...head, ...rest.slice(0, from), raw('USING'), ...rest.slice(from + 1)]
    : [...head, ...rest]
}

/** Moves `TOP (n)` of a DELETE or UPDATE to its end: `RETURNING` with the call that marks the number. */
function withoutTop(tokens: readonly Token[], verb: number): Token[] {
  const end = tokens[verb + 2]?.text === '(' ? afterParenthesis(tokens, verb + 2) : verb + 3
  const name = `${tokens[verb]?.text.toUpperCase()} TOP`
  if (!isWord(tokens[verb], 'delete', 'update') || isWord(tokens[end], 'percent'))
    throw new ReasonError('untranslated', { engine, name })
  const rest = withoutOptionalWords([...tokens.slice(0, verb + 1), ...tokens.slice(end)])
  return [...rest, raw('RETURNING'), raw(`dialect.${TOP}(`), ...tokens.slice(verb + 2, end), raw(')')]
}

function depthAt(tokens: readonly Token[], end: number): number {
  return tokens.slice(0, end).reduce((depth, { text }) => depth + (text === '(' ? 1 : text === ')' ? -1 : 0), 0)
}

function respellTokens(tokens: readonly Token[]): string {
  const out: string[] = []
  const ends = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    if (ends.has(at)) out.push('ON 1 = 1')
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const end = next?.text === '(' ? afterParenthesis(tokens, at + 1) : at
    const inner = tokens.slice(at + 2, end - 1)
    const hints = afterHints(tokens, at)
    if (hints > at) at = hints - 1
    else if (isWord(token, 'select')) at = selectTop(tokens, at, out)
    else if (isWord(token, 'cross', 'outer') && isWord(next, 'apply')) {
      out.push(isWord(token, 'cross') ? 'CROSS JOIN LATERAL' : 'LEFT JOIN LATERAL')
      if (isWord(token, 'outer')) ends.add(afterItem(tokens, at + 2))
      at++
    } else if (isWord(token, 'as') && next?.kind === 'text') {
      out.push('AS', postgresName({ kind: 'quoted', text: `"${literalValue(next.text)}"` }))
      at++
    } else if (token.text === '~') {
      // binds more tightly than in PostgreSQL
      const operandEnd = afterOperand(tokens, at + 1)
      out.push('(~', respellTokens(tokens.slice(at + 1, operandEnd)), ')')
      at = operandEnd - 1
    } else if (clocks[token.text.toLowerCase()] !== undefined && tokens[at - 1]?.text !== '.') {
      out.push(clocks[token.text.toLowerCase()] ?? '')
      at = Math.max(at, end - 1)
    } else {
      const call = end > at ? respellCall(token, inner) : undefined
      out.push(call ?? respellToken(token))
      if (call !== undefined) at = end - 1
    }
  }
  if (ends.has(tokens.length)) out.push('ON 1 = 1')
  return out.join(' ')
}

/** Returns a call whose arguments have a syntax of their own, a type or a date part; undefined for other calls. */
function respellCall(token: Token, inner: readonly Token[]): string | undefined {
  if (isWord(token, 'cast', 'try_cast')) {
    const as = inner.findLastIndex((other, at) => isWord(other, 'as') && depthAt(inner, at) === 0)
    return markedCast(token, inner.slice(0, as), inner.slice(as + 1))
  }
  const [first = [], value = [], style] = splitItems(inner)
  if (isWord(token, 'convert', 'try_convert')) return markedCast(token, value, first, style)
  if (!isWord(token, ...dateFunctions) || !first[0]) return undefined
  const unit = unitOf(first[0])
  // its number depends on SET DATEFIRST
  if (unit === 'week' && isWord(token, 'datepart'))
    throw new ReasonError('untranslated', { engine, name: 'DATEPART WEEK' })
  return `${token.text}('${unit}', ${splitItems(inner).slice(1).map(respellTokens).join(', ')})`
}

/** Replaces `SELECT TOP (n) WITH TIES` with a call that marks the number; returns the index of the last token. */
function selectTop(tokens: readonly Token[], select: number, out: string[]): number {
  const isDistinct = isWord(tokens[select + 1], 'distinct', 'all')
  out.push(isDistinct ? `SELECT ${tokens[select + 1]?.text}` : 'SELECT')
  const top = isDistinct ? select + 2 : select + 1
  if (!isWord(tokens[top], 'top')) return top - 1
  const end = tokens[top + 1]?.text === '(' ? afterParenthesis(tokens, top + 1) : top + 2
  if (isWord(tokens[end], 'percent')) throw new ReasonError('untranslated', { engine, name: 'TOP … PERCENT' })
  const ties = isWord(tokens[end], 'with') && isWord(tokens[end + 1], 'ties')
  out.push(`dialect.${TOP}(${respellTokens(tokens.slice(top + 1, end))}, '${ties ? 'ties' : ''}'),`)
  return ties ? end + 1 : end - 1
}

function markedCast(called: Token, value: readonly Token[], type: readonly Token[], style?: readonly Token[]): string {
  const name = isWord(called, 'cast', 'convert') ? casts.cast : casts.try_cast
  const text = postgresLiteral(type.map((token) => token.text).join(''))
  return `dialect.${name}(${respellTokens(value)}, ${text}${style ? `, ${respellTokens(style)}` : ''})`
}

/** The largest INT; a longer whole number is a DECIMAL, and a number with an exponent a FLOAT. */
const MAX_INT = 2_147_483_647

function respellToken(token: Token): string {
  if (token.kind === 'text') return postgresLiteral(literalValue(token.text))
  if (token.kind === 'number') return respellNumber(token.text)
  return isName(token) ? postgresName(token) : (signs[token.text] ?? token.text)
}

function respellNumber(text: string): string {
  if (text.startsWith('$')) return `dialect.${casts.cast}(${text.slice(1)}, 'money')`
  if (/e/i.test(text)) return `CAST(${text} AS double precision)`
  return !text.includes('.') && Number(text) > MAX_INT ? `CAST(${text} AS numeric)` : text.replace(/\.$/, '')
}
