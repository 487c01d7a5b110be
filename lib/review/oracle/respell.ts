import { closeOf, nameAt, type Code } from '../ddl/code'
import { respellPlaceholder } from '../placeholders'
import type { Token } from '../tokens'
import { blank, type Edit } from '../ddl/edit'
import { clauseEditAt } from './respell-clauses'

/** A part of the text for PostgreSQL's parser, with the offset of its token in the reviewed text. */
export interface Piece {
  readonly text: string
  readonly start: number
}

/** The roles that variables of SQL*Plus can have, apart from names, in the order in which they are tried. */
export const variableReadings = ['values', 'values or clauses', 'clauses'] as const

export type VariableReading = (typeof variableReadings)[number]

/**
 * Returns code of Oracle as PostgreSQL's parser can read it. What no check needs is left out, and the variables of SQL*Plus too
 * if they are not a value or name.
 */
export function respell(code: Code, reading: VariableReading = 'values'): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  for (let at = 0; at < code.tokens.length; at++) {
    const token = code.tokens[at]
    if (!token) break
    const isClause = token.text.startsWith('&') && isClauseAt(code, at, reading)
    const edit = isClause ? blank(at) : editAt(code, at, depth)
    pieces.push({ text: edit?.text ?? respellToken(code, at), start: token.start })
    if (edit) at = Math.max(at, edit.to)
    else depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0
  }
  return pieces.filter(({ text }) => text !== '')
}

function editAt(code: Code, at: number, depth: number): Edit | undefined {
  const { tokens, words } = code
  const kind = tokens[at]?.kind
  if (kind === 'word' && words[at - 1] !== '.')
    return clauseEditAt(code, at, depth) ?? pseudoColumn(code, at) ?? specialCall(code, at)
  if (kind === 'word' && /^@/.test(words[at] ?? '')) return databaseLink(code, at)
  // a step into a document, as in t.doc.items[0].name
  if (words[at] === '[' && words[at - 2] === '.') return blank(words.indexOf(']', at))
  return words[at] === '.' && words[at - 1] === ')' ? members(code, at) : undefined
}

/** Blanks the methods and attributes after a call. */
function members(code: Code, at: number): Edit {
  const to = code.words[at + 2] === '(' ? closeOf(code, at + 2) : at + 1
  return code.words[to + 1] === '.' ? members(code, to + 1) : blank(to)
}

function databaseLink({ words }: Code, at: number): Edit {
  let to = at
  while (words[to + 1] === '.') to += 2
  return blank(to)
}

const pseudoColumns = /^(?:CONNECT_BY_ISCYCLE|CONNECT_BY_ISLEAF|LEVEL|ORA_ROWSCN|ROWNUM|SYSDATE|SYSTIMESTAMP|UID)$/

/** Returns a call for a word that looks like a column, but has a value of its own. */
function pseudoColumn(code: Code, at: number): Edit | undefined {
  const { words } = code
  const [word = '', next = ''] = words.slice(at, at + 2)
  if (/^@/.test(word)) return databaseLink(code, at)
  if (pseudoColumns.test(word) && next !== '(' && next !== '.') return { to: at, text: `${word.toLowerCase()}()` }
  if (next !== '.') return undefined
  const { end } = nameAt(code, at)
  return /^(?:CURRVAL|NEXTVAL)$/.test(words[end - 1] ?? '') ? { to: end - 1, text: 'nextval()' } : undefined
}

/** Packages whose functions a check knows, each with the name of the call. */
const packages: Readonly<Record<string, string>> = { DBMS_RANDOM: 'random', UTL_HTTP: 'utl_http' }

/**
 * Calls with clauses that PostgreSQL writes in another way, or does not have, and operators of a domain index, whose columns are
 * not hidden from it.
 */
const keywordCall =
  /^(?:CATSEARCH|CONTAINS|EXISTSNODE|GRAPH_TABLE|SDO_\w+|VALIDATE_CONVERSION|(?:CLUSTER|FEATURE)_\w+|PREDICTION\w*|JSON_(?:ARRAY|ARRAYAGG|EQUAL|EXISTS|MERGEPATCH|OBJECT|OBJECTAGG|QUERY|SCALAR|SERIALIZE|TABLE|TEXTCONTAINS|TRANSFORM|VALUE)|XML(?:CAST|COLATTVAL|ELEMENT|EXISTS|FOREST|PARSE|PI|QUERY|ROOT|SERIALIZE|TABLE))$/

function specialCall(code: Code, at: number): Edit | undefined {
  const { words } = code
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  const name = packages[word]
  if (name !== undefined && next === '.') return { to: at + 2, text: words[at + 3] === '(' ? name : `${name}()` }
  if (word === 'JSON' && /^[[{]$/.test(next))
    return { to: closeOf(bracketsAsParentheses(code), at + 1), text: 'json_()' }
  if (next !== '(') return undefined
  if (keywordCall.test(word)) return { to: closeOf(code, at + 1), text: `${word.toLowerCase()}_()` }
  // the function of XMLTYPE, not that of dates
  if (word === 'EXTRACT')
    return words.slice(at, closeOf(code, at + 1)).includes('FROM') ? undefined : { to: at, text: 'extract_' }
  if (word === 'TABLE') return /^(?:SELECT|WITH)$/.test(third) ? blank(at) : { to: at, text: 'collection' }
  return word === 'MULTISET' || word === 'CURSOR' || word === 'THE' ? blank(at) : undefined
}

/** Returns code with parentheses for the brackets of JSON {…} and JSON […]. */
function bracketsAsParentheses(code: Code): Code {
  const words = code.words.map((word) => word.replace(/^[[{]$/, '(').replace(/^[\]}]$/, ')'))
  return { ...code, words }
}

const signs: Readonly<Record<string, string>> = { '^=': '<>', '~=': '<>', '(+)': '' }

/** Words that are reserved in PostgreSQL, but not in Oracle. */
const reserved =
  /^(?:ANALYSE|ARRAY|ASYMMETRIC|DO|FREEZE|ILIKE|ISNULL|LIMIT|NOTNULL|OVERLAPS|PLACING|SIMILAR|SYMMETRIC|VARIADIC|VERBOSE|WINDOW)$/

function respellToken({ tokens, words }: Code, at: number): string {
  const token = tokens[at]
  if (!token) return ''
  const { kind, text } = token
  if (kind === 'string') return respellString(text)
  if (kind === 'number') return text.replace(/[fd]$/i, '')
  // a line of SQL*Plus that the next one continues
  if (text === '-' && /^[,)]$/.test(words[at + 1] ?? '')) return ''
  if (kind === 'operator') return signs[text.replace(/\s/g, '')] ?? text
  if (kind === 'quoted name') return text.startsWith('"') ? text : `"${text}"`
  const placeholder = respellPlaceholder(token, 'oracle')
  const isParameter = kind === 'parameter' || (kind === 'word' && text.startsWith(':'))
  // a list that the driver puts in parentheses
  if (isParameter) return words[at - 1] === 'IN' ? '($1)' : '$1'
  if (placeholder !== undefined) return placeholder
  if (kind !== 'word') return text
  if (text.includes('&')) return isNameAt(words, at) ? `"${text}"` : '$1'
  const isReserved = reserved.test(words[at] ?? '') && !(words[at] === 'WINDOW' && words[at + 2] === 'AS')
  return text.includes('#') || isReserved || isUnitAsName(tokens, words, at) ? `"${text}"` : text
}

/** True if a variable of SQL*Plus stands for a name, or for a part of one. */
function isNameAt(words: readonly string[], at: number): boolean {
  const [previous = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  return !word.startsWith('&') || previous === '.' || next === '.' || /^(?:AS|FROM|INTO|JOIN|UPDATE)$/.test(previous)
}

/** True if a variable of SQL*Plus is read as a clause, which is left out. */
function isClauseAt({ tokens, words }: Code, at: number, reading: VariableReading): boolean {
  if (reading === 'values' || isNameAt(words, at)) return false
  if (reading === 'clauses') return true
  const [kind, word = ''] = [tokens[at - 1]?.kind, words[at - 1]]
  return kind === 'operator'
    ? word === ')'
    : !/^(?:AND|BETWEEN|BY|ELSE|HAVING|LIKE|NOT|ON|OR|SELECT|THEN|WHEN|WHERE)$/.test(word)
}

const units = /^(?:DAY|HOUR|MINUTE|MONTH|SECOND|YEAR)$/

/** True for the name of a column or alias that is a unit of time. */
function isUnitAsName(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  if (!units.test(words[at] ?? '') || words[at + 1] === 'TO' || words[at + 1] === '(') return false
  return tokens[at - 1]?.kind !== 'string' && words[at - 1] !== 'TO' && words[at - 2] !== 'EXTRACT'
}

function respellString(text: string): string {
  const quoted = /^n?q'.([\s\S]*?).?'?$/iu.exec(text)?.[1]
  return quoted === undefined ? text.replace(/^n/i, '') : `'${quoted.replaceAll("'", "''")}'`
}
