import { afterParenthesis, isWord, joinTokens, nextSolid, raw, tokenize, type Token } from '../dialect/tokens'
import { unknownSyntax } from '../dialect/unknown-syntax'
import { ReasonError } from '../reasons'
import { engine, literalValue, postgresLiteral, postgresName } from './names'
import { markKeep } from './keep'
import { conditionsOfMerge } from './merge'

/** The name of the function that marks a column with the sign of an outer join, `(+)`. */
export const OUTER = 'outer_join_sign'
/** The names of the functions that mark the literals of dates and timestamps, and those that stay CHAR. */
export const literals = { date: 'date_literal', timestamp: 'timestamp_literal', char: 'char_literal' } as const

const words: Readonly<Record<string, string>> = {
  sysdate: 'LOCALTIMESTAMP(0)',
  current_date: 'LOCALTIMESTAMP(0)',
  systimestamp: 'CURRENT_TIMESTAMP',
  localtimestamp: 'CURRENT_TIMESTAMP',
}
const signs: Readonly<Record<string, string>> = { '!=': '<>', '^=': '<>', '~=': '<>', '-': ' -' }
/** Clauses, and calls with a syntax of their own, that have no translation. */
const untranslated = `pivot unpivot model match_recognize siblings start json_value json_query json_exists json_table
xmlelement xmlagg xmlcast xmlparse xmlquery xmlroot xmlserialize xmltable`.split(/\s+/)
/** Clauses of several words that have no translation. */
const phrases = [
  'outer apply',
  'insert all',
  'insert first',
  'insert when',
  'percent row',
  'percent rows',
  'ignore nulls',
  'respect nulls',
  'on overflow',
]
const fields = ['year', 'month', 'day', 'hour', 'minute', 'second']

/** Returns statements of Oracle with the names, literals and keywords of PostgreSQL. */
export function respell(source: string): string {
  const tokens = withoutSlashes(tokenize(source, 'oracle'))
  rejectForeign(tokens)
  return joinTokens(respellTokens(conditionsOfMerge(tokens)))
}

/** Replaces the lines that contain only `/`, which end a statement in SQL*Plus, with semicolons. */
export function withoutSlashes(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const [former, next] = [tokens[at - 1], tokens[at + 1]]
    const begins = former === undefined || /\n[ \t]*$/.test(former.text)
    const ends = next === undefined || /^[ \t\r]*(?:\n|$)/.test(next.text)
    return token.text === '/' && begins && ends ? { kind: 'sign', text: ';' } : token
  })
}

/** Throws a `ReasonError` for what is not Oracle's, and for what is not translated. */
function rejectForeign(tokens: readonly Token[]): void {
  const solid = tokens.filter(({ kind }) => kind !== 'space')
  for (const [at, token] of solid.entries()) {
    const next = solid[at + 1]
    if (['::', '`', '@'].includes(token.text) || isWord(token, 'ilike')) unknownSyntax(engine, token.text)
    if (isWord(token, 'limit') && next?.kind === 'number') unknownSyntax(engine, 'LIMIT')
    if (token.text === ':' && (next?.kind === 'word' || next?.kind === 'number'))
      throw new ReasonError('bindVariable', { name: `:${next.text}` })
    if (isWord(token, 'connect') && isWord(next, 'by')) rejectTree(solid, at)
    if (isWord(token, 'rowid')) throw new ReasonError('untranslated', { engine, name: 'ROWID' })
    if (isWord(token, 'listagg') && isWord(solid[at + 2], 'distinct') && isOrdered(solid, at + 1))
      throw new ReasonError('untranslated', { engine, name: 'LISTAGG (DISTINCT …) WITHIN GROUP' })
    const phrase = `${token.text} ${next?.text}`
    if (token.kind === 'word' && phrases.includes(phrase.toLowerCase()))
      throw new ReasonError('untranslated', { engine, name: phrase.toUpperCase() })
    if (!isWord(token, ...untranslated)) continue
    if (next?.text === '(' || isWord(next, 'by', 'with'))
      throw isWord(token, 'start', 'siblings')
        ? new ReasonError('tree')
        : new ReasonError('untranslated', { engine, name: token.text.toUpperCase() })
  }
  rejectMixedSets(solid)
}

/** Whether WITHIN GROUP follows the parentheses at an index. */
function isOrdered(solid: readonly Token[], open: number): boolean {
  return isWord(solid[afterParenthesis(solid, open)], 'within')
}

/** Throws for CONNECT BY that does more than to count, as in `FROM DUAL CONNECT BY LEVEL <= n`. */
function rejectTree(solid: readonly Token[], at: number): void {
  const counts =
    isWord(solid[at - 1], 'dual') && isWord(solid[at - 2], 'from') && isWord(solid[at + 2], 'level', 'rownum')
  if (!counts || !['<', '<='].includes(solid[at + 3]?.text ?? '')) throw new ReasonError('tree')
}

/** Throws for INTERSECT after another set operator: Oracle evaluates them in order, PostgreSQL INTERSECT first. */
function rejectMixedSets(solid: readonly Token[]): void {
  const before = [false]
  for (const token of solid) {
    if (token.text === '(') before.push(false)
    else if (token.text === ')') before.pop()
    else if (token.text === ';') before.splice(0, before.length, false)
    else if (isWord(token, 'union', 'minus', 'except')) before[before.length - 1] = true
    else if (isWord(token, 'intersect') && before.at(-1)) throw new ReasonError('setOrder')
  }
}

function respellTokens(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = nextSolid(tokens, at + 1)
    const third = nextSolid(tokens, next + 1)
    if (isWord(token, 'date', 'timestamp') && tokens[next]?.kind === 'text') {
      out.push(raw(dateLiteral(token, literalValue(tokens[next].text))))
      at = next
    } else if (token.text.startsWith('(') && token.text.includes('+')) markOuter(out)
    else if (isWord(token, 'minus') && (isWord(tokens[next], 'select', 'all', 'with') || tokens[next]?.text === '('))
      out.push(raw('EXCEPT'))
    else if (isWord(token, 'select') && isWord(tokens[next], 'unique')) {
      out.push(raw('SELECT DISTINCT'))
      at = next
    } else if (isListAfter(tokens, at)) {
      out.push(raw(listOperator(token, tokens[next] as Token)))
      at = next
    } else if (isWord(token, 'cross') && isWord(tokens[next], 'apply')) {
      out.push(raw('CROSS JOIN LATERAL'))
      at = next
    } else if (isWord(token, 'delete') && !isWord(tokens[next], 'from')) out.push(raw('DELETE FROM'))
    else if (isWord(token, 'connect')) at = countLevels(tokens, at, out)
    else if (isWord(token, 'keep') && tokens[next]?.text === '(') at = markKeep(tokens, at, out)
    else if (isWord(token, ...fields) && tokens[next]?.text === '(' && tokens[third]?.kind === 'number') {
      // the precision of an interval
      out.push(raw(token.text))
      at = afterParenthesis(tokens, next) - 1
    } else if (token.kind === 'number' && isWord(tokens[next], 'byte', 'char') && tokens[third]?.text === ')') {
      out.push(token)
      at = next
    } else out.push(respellToken(token, tokens[next]))
  }
  return out
}

/** Whether a comparison with ANY, SOME or ALL of a list begins at an index, as in `a = ANY (1, 2)`. */
function isListAfter(tokens: readonly Token[], at: number): boolean {
  const next = nextSolid(tokens, at + 1)
  const open = nextSolid(tokens, next + 1)
  let first = open
  while (tokens[first]?.text === '(') first = nextSolid(tokens, first + 1)
  return (
    /^(?:[<>=]=?|<>|[!^~]=)$/.test(tokens[at]?.text ?? '') &&
    isWord(tokens[next], 'any', 'some', 'all') &&
    tokens[open]?.text === '(' &&
    !isWord(tokens[first], 'select', 'with')
  )
}

/** Returns the operator of a comparison with any or all values of a list. */
function listOperator(sign: Token, quantifier: Token): string {
  const isAll = isWord(quantifier, 'all')
  if (sign.text === '=' && !isAll) return ' IN '
  if (/^(?:<>|[!^~]=)$/.test(sign.text) && isAll) return ' NOT IN '
  throw new ReasonError('untranslated', { engine, name: `${sign.text} ${quantifier.text.toUpperCase()} (…)` })
}

function dateLiteral(token: Token, text: string): string {
  const kind = isWord(token, 'date') ? 'date' : 'timestamp'
  const time = kind === 'date' ? '' : String.raw`(?: \d\d?:\d\d?(?::\d\d?(?:\.\d{1,9})?)?)?`
  if (!new RegExp(String.raw`^\d{4}-\d\d?-\d\d?${time}$`).test(text)) throw new ReasonError('dateLiteral', { text })
  return `dialect.${literals[kind]}('${text}')`
}

/** Puts the column before `(+)` into a call that marks it. */
function markOuter(out: Token[]): void {
  let at = out.length - 1
  const skip = () => {
    while (out[at]?.kind === 'space') at--
  }
  skip()
  while (out[at - 1]?.text === '.') at -= 2
  out.splice(at, 0, raw(`dialect.${OUTER}(`))
  out.push(raw(')'))
}

const ends = ['order', 'group', 'having', 'union', 'minus', 'intersect', 'except', 'fetch', 'offset', 'where', 'and']

/**
 * Replaces `DUAL CONNECT BY LEVEL <= n` with a function that returns the levels; returns the index of its last token. The
 * first row needs no condition, so that there is always one.
 */
function countLevels(tokens: readonly Token[], at: number, out: Token[]): number {
  const sign = nextSolid(tokens, nextSolid(tokens, nextSolid(tokens, at + 1) + 1) + 1)
  let end = sign + 1
  for (let depth = 0; end < tokens.length; end++) {
    const token = tokens[end] as Token
    if (token.text === '(') depth++
    else if (token.text === ')' && depth-- === 0) break
    else if (depth === 0 && (token.text === ';' || isWord(token, ...ends))) break
  }
  if (isWord(tokens[end], 'and', 'where')) throw new ReasonError('tree')
  const count = joinTokens(respellTokens(tokens.slice(sign + 1, end)))
  const last = tokens[sign]?.text === '<' ? `ceil(${count}) - 1` : `floor(${count})`
  while (!isWord(out.at(-1), 'dual')) out.pop()
  out.pop()
  out.push(raw(`dialect.levels(${last}) AS level `))
  return end - 1
}

function respellToken(token: Token, next: Token | undefined): Token {
  if (token.kind === 'quoted') return { kind: 'quoted', text: postgresName(token) }
  if (token.kind === 'text') return raw(postgresLiteral(token.text))
  // without hints and comments
  if (token.kind === 'space') return { kind: 'space', text: '\n' }
  if (token.kind !== 'word') return raw(signs[token.text] ?? token.text)
  const other = next?.text === '.' ? undefined : words[token.text.toLowerCase()]
  return { kind: 'word', text: other ?? postgresName(token) }
}
