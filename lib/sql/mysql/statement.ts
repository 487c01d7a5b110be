import type { Table } from '../engine/catalog'
import { deparse } from '../engine/deparse'
import { parseSql, type Node } from '../engine/parse'
import { changeAsQuery } from './change-queries'
import { changeOf } from './changes'
import { splitTopLevel, topLevel } from '../dialect/top-level'
import { dateAsCast } from './casts'
import { dateFromText } from './date-formats'
import { clockOf } from './clocks'
import { standardConditional } from './conditionals'
import { insertWithConflict } from './insert-queries'
import { insertOf } from './inserts'
import { interval, isUnit, unitAfter } from './interval-syntax'
import { makeCrossJoinsExplicit } from './joins'
import { withJsonPart } from './json'
import { rejectUnknownFunctions } from './known-functions'
import { withoutPrefixes } from './literal-prefixes'
import { literalValue, postgresLiteral } from './literals'
import { applyMySqlSemantics } from './meaning'
import { parenthesize } from './precedence'
import { compareRows } from './row-comparisons'
import { toStandardSyntax } from './standard-syntax'
import { withoutRowWords } from './value-rows'
import {
  afterParenthesis,
  identifier,
  isWord,
  joinTokens,
  nextSolid,
  raw,
  splitStatements,
  tokenize,
  type Token,
} from '../dialect/tokens'
import type { Fields } from '../dialect/blocks'
import { ReasonError } from '../reasons'
import { rewriteTree, type Rewrites } from '../dialect/rewrite-tree'

/**
 * Translates MySQL statements to PostgreSQL: names, literals, LIMIT and intervals in the text, then different semantics
 * of the same syntax in the syntax tree (`/` divides exactly and returns NULL for a zero divisor, NULL sorts first,
 * HAVING allows aliases). Throws a `ParseError` on a syntax error.
 */
export async function translateStatement(source: string, tables: readonly Table[] = []): Promise<string> {
  const texts = splitStatements(withoutRowWords(withoutPrefixes(tokenize(source, 'mysql')))).map((statement) =>
    respelt(parenthesize(makeCrossJoinsExplicit(insertWithConflict(changeAsQuery(toStandardSyntax(statement)))))),
  )
  const parsed = await parseSql(texts.join(';\n'))
  const translated = await Promise.all(
    parsed.map(async (statement) => {
      const node = rewriteTree(statement.node, rewrites) as Node
      rejectUnknownFunctions(node)
      applyMySqlSemantics(node, tables)
      return (await changeOf(node, tables)) ?? (await insertOf(node, tables)) ?? deparse(node)
    }),
  )
  return translated.join(';\n')
}

const rewrites: Rewrites = Object.fromEntries(
  ['A_Expr', 'FuncCall', 'MinMaxExpr'].map((kind) => [kind, (fields) => rewriteInnerFirst(kind, fields)]),
)

function rewriteInnerFirst(kind: string, outer: Fields): object {
  const fields = rewriteTree(outer, rewrites) as Fields
  return (
    withJsonPart(kind, fields) ??
    standardConditional(kind, fields) ??
    dateAsCast(kind, fields) ??
    dateFromText(kind, fields) ??
    compareRows(kind, fields) ?? { [kind]: fields }
  )
}

function respelt(tokens: readonly Token[]): string {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = nextSolid(tokens, at + 1)
    const third = nextSolid(tokens, next + 1)
    const unit = isWord(token, 'interval') ? unitAfter(tokens, next) : -1
    if (unit >= 0) {
      out.push(raw(interval(tokens.slice(next, unit), tokens[unit]?.text.toLowerCase() ?? '', respelt)))
      at = unit
    } else if (isWord(token, 'timestampdiff') && isUnit(tokens[third])) {
      out.push(raw(`${token.text}('${tokens[third]?.text.toLowerCase()}'`))
      at = third
    } else if (isWord(token, 'timestampadd') && isUnit(tokens[third])) {
      const end = afterParenthesis(tokens, next)
      const [unitName = [], count = [], moment = []] = splitTopLevel(tokens.slice(next + 1, end - 1), ',', 3)
      const unitText = joinTokens(unitName).trim().toLowerCase()
      out.push(raw(`date_add(${respelt(moment)}, ${interval(count.filter(isSolid), unitText, respelt)})`))
      at = end - 1
    } else if (isWord(token, 'interval', 'char') && tokens[next]?.text === '(')
      out.push(raw(`"${token.text.toLowerCase()}"`))
    else if (isWord(token, 'substr') && tokens[next]?.text === '(') out.push(raw('substring'))
    else if (isWord(token, 'as') && tokens[next] && isText(tokens[next])) {
      out.push(raw(`AS ${identifier(literalValue(tokens[next].text))}`))
      at = next
    } else if (isWord(token, 'limit') && tokens[third]?.text === ',') {
      const count = nextSolid(tokens, third + 1)
      out.push(raw(`LIMIT ${tokens[count]?.text} OFFSET ${tokens[next]?.text}`))
      at = count
    } else if (isWord(token, 'from') && isWord(tokens[next], 'dual')) at = next
    else if (isWord(token, 'current_date', 'curdate') && tokens[next]?.text === '(' && tokens[third]?.text === ')') {
      out.push(raw('CURRENT_DATE'))
      at = third
    } else if (clockOf(token, tokens[next])) {
      const end = tokens[next]?.text === '(' ? afterParenthesis(tokens, next) : at + 1
      const digits = tokens.slice(next + 1, end - 1).filter(isSolid)
      out.push(raw(clockOf(token, tokens[next])?.(joinTokens(digits) || '0') ?? ''))
      at = end - 1
    } else if (isWord(token, ...accounts) && (tokens[next]?.text === '(' || !isWord(token, 'user')))
      throw new ReasonError('unknownFunction', { engine: 'MySQL', name: token.text.toUpperCase() })
    else if (isWord(token, 'user')) out.push(raw('"user"'))
    else if (isWord(token, 'not') && isWord(tokens[next], 'regexp', 'rlike')) {
      out.push(raw('!~'))
      at = next
    } else if (isWord(token, 'time', 'timestamp') && tokens[next]?.text === '(' && tokens[third]?.kind !== 'number')
      out.push(raw(`"${token.text.toLowerCase()}"`))
    else if (isWord(token, 'group_concat') && tokens[next]?.text === '(') {
      const end = afterParenthesis(tokens, next)
      out.push(raw(groupConcat(tokens.slice(next + 1, end - 1))))
      at = end - 1
    } else if (isWord(token, 'as') && isWord(tokens[next], 'signed', 'unsigned')) {
      out.push(raw(isWord(tokens[next], 'signed') ? 'AS bigint' : 'AS "unsigned"'))
      at = isWord(tokens[third], 'integer', 'int') ? third : next
    } else if (
      isWord(token, 'as') &&
      castTypes[tokens[next]?.text.toLowerCase() ?? ''] &&
      tokens[third]?.text === ')'
    ) {
      out.push(raw(`AS ${castTypes[tokens[next]?.text.toLowerCase() ?? '']}`))
      at = next
    } else if (isWord(token, 'as') && isWord(tokens[next], 'char')) {
      // CHAR(5) has no trailing blanks
      out.push(raw('AS varchar'))
      at = next
    } else out.push(respeltToken(token))
  }
  return joinTokens(out)
}

/** Returns a GROUP_CONCAT with the separator as its last argument, before ORDER BY. */
function groupConcat(inner: readonly Token[]): string {
  const separator = topLevel(inner, ['separator'])
  const order = topLevel(inner, ['order'])
  const text = separator < 0 ? undefined : inner[nextSolid(inner, separator + 1)]
  const head = inner.slice(0, separator < 0 ? undefined : separator)
  const keys = order < 0 ? '' : respelt(head.slice(order))
  return `group_concat(${respelt(order < 0 ? head : head.slice(0, order))}, ${text ? postgresLiteral(text.text) : "','"} ${keys})`
}

function isSolid({ kind }: Token): boolean {
  return kind !== 'space'
}

function isText({ kind }: Token): boolean {
  return kind === 'text' || kind === 'quoted'
}

/** The functions of the account, which depend on the session. */
const accounts = ['user', 'current_user', 'session_user', 'system_user']

const castTypes: Readonly<Record<string, string>> = {
  char: 'text',
  datetime: 'timestamp',
  double: 'double precision',
  decimal: 'numeric(10,0)',
  json: 'jsonb',
}
const words: Readonly<Record<string, string>> = {
  regexp: '~',
  rlike: '~',
  // a keyword of PostgreSQL, whose grammar has other arguments
  json_objectagg: '"json_objectagg"',
  straight_join: 'JOIN',
}
const signs: Readonly<Record<string, string>> = {
  '<=>': 'IS NOT DISTINCT FROM',
  '&&': 'AND',
  '||': 'OR',
  // two signs in a row would begin a comment
  '-': ' -',
}

function respeltToken(token: Token): Token {
  if (token.kind === 'backtick') return raw(identifier(token.text.slice(1, -1)))
  if (isText(token)) return raw(postgresLiteral(token.text))
  // without comments, which PostgreSQL nests, and with the line break that lets it join two literals as MySQL does
  if (token.kind === 'space') return raw('\n')
  if (token.kind === 'word' && token.text.startsWith('$')) return raw(identifier(token.text))
  const other = token.kind === 'word' ? words[token.text.toLowerCase()] : signs[token.text]
  return other === undefined ? token : raw(other)
}
