import type { Token } from '../tokens'
import { closeOf, nameAt, type Code } from './code'
import { columnLists, firstFrom, knownType, methodEnd, ownerEnd } from './mask-calls'

const hint =
  /^(?:FORCESCAN|FORCESEEK|HOLDLOCK|INDEX|KEEPDEFAULTS|KEEPIDENTITY|NOEXPAND|NOLOCK|NOWAIT|PAGLOCK|READCOMMITTED|READCOMMITTEDLOCK|READPAST|READUNCOMMITTED|REPEATABLEREAD|ROWLOCK|SERIALIZABLE|SNAPSHOT|TABLOCK|TABLOCKX|UPDLOCK|XLOCK)$/

/** True for the first word of a table hint. */
function isTableHint(word: string | undefined): boolean {
  return hint.test(word ?? '')
}

/** A replacement of the tokens between two indexes. */
interface Edit {
  readonly to: number
  readonly text: string
}

const blank = (to: number): Edit => ({ to, text: '' })
const write = (at: number, text: string): Edit => ({ to: at, text })
const writeIf = (at: number, text: string | undefined) => (text === undefined ? undefined : write(at, text))

/**
 * Returns the text of a statement with the same offsets, without the clauses that node-sql-parser does not know and no check
 * needs, and with other operators and calls of the same form.
 */
export function maskClauses(text: string, start: number, code: Code): string {
  const hidden = new Set([...branchParentheses(code), ...columnLists(code), ...firstFrom(code)])
  let masked = ''
  let end = start
  for (let at = 0; at < code.tokens.length; at++) {
    const token = code.tokens[at]
    const edit = hidden.has(at) ? blank(at) : editAt(code, at)
    if (!token || !edit) continue
    const last = code.tokens[edit.to] ?? token
    const next = last.start + last.text.length
    const old = text.slice(token.start - start, next - start)
    masked += text.slice(end - start, token.start - start) + edit.text
    masked += old.slice(edit.text.length).replace(/[^\n]/g, ' ')
    end = next
    at = Math.max(at, edit.to)
  }
  return masked + text.slice(end - start)
}

/** Returns the indexes of the parentheses around branches of set operations, which the parser takes for sources of FROM. */
function branchParentheses(code: Code): number[] {
  const { words } = code
  return words.flatMap((word, at) => (word === '(' && isBranch(words, at) ? [at, closeOf(code, at)] : []))
}

function isBranch(words: readonly string[], at: number): boolean {
  if (words[at + 1] !== 'SELECT') return false
  const operator = words[at - 1] === 'ALL' ? words[at - 2] : words[at - 1]
  return /^(?:UNION|EXCEPT|INTERSECT)$/.test(operator ?? '')
}

const synonyms: Readonly<Record<string, string>> = {
  TRY_CAST: 'CAST',
  COUNT_BIG: 'COUNT',
  SESSION_USER: '@n',
  SYSTEM_USER: '@n',
  EXCEPT: 'UNION',
  INTERSECT: 'UNION',
  '&': '*',
  '|': '*',
  '^': '*',
  '{': ' ',
  '}': ' ',
}

/** Returns the replacement that begins at a token. */
function editAt(code: Code, at: number): Edit | undefined {
  const { tokens, words } = code
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  const token = tokens[at]
  if (!token) return undefined
  // the two dots of a name without its schema
  if (next === '.' && third === '.') return blank(at + 2)
  const owner = ownerEnd(code, at)
  if (owner !== undefined) return blank(owner)
  if (token.kind !== 'word') return editSign(code, at, token)
  const last = words.length - 1
  switch (word) {
    case 'TOP':
      return editTop(code, at)
    case 'WITH':
      if (next === 'TIES') return blank(at + 1)
      if (next === 'CHECK' && third === 'OPTION') return blank(at + 2)
      if (next === 'XMLNAMESPACES') return editNamespaces(code, at)
      return next === '(' && at > 0 ? blank(closeOf(code, at + 1)) : undefined
    case 'OPTION':
    case 'TABLESAMPLE':
      return next === '(' || next === 'SYSTEM' ? blank(closeOf(code, at + 1)) : undefined
    case 'BULK':
      return tokens[at + 1]?.kind === 'string' ? blank(at) : undefined
    case 'COLLATE':
      return tokens[at - 1]?.kind === 'string' || words[at - 1] === ')' ? blank(at + 1) : undefined
    case 'CURRENT':
      return next === 'OF' ? { to: at + 2, text: '@n = 1' } : undefined
    case 'GROUPING':
      return next === 'SETS' ? { to: closeOf(code, at + 2), text: 'CUBE(@n)' } : undefined
    case 'IGNORE':
    case 'RESPECT':
      return next === 'NULLS' ? blank(at + 1) : undefined
    case 'WITHIN':
      return next === 'GROUP' ? blank(closeOf(code, at + 2)) : undefined
    case 'HASH':
    case 'LOOP':
    case 'MERGE':
    case 'REMOTE':
      return next === 'JOIN' ? blank(at) : undefined
    case 'FOR':
      return next === 'XML' || next === 'JSON' || next === 'BROWSE' ? blank(endOfPart(words, at) - 1) : undefined
    case 'AT':
      return next === 'TIME' && third === 'ZONE' ? blank(at + 3) : undefined
    case 'ESCAPE':
      return blank(at + 1)
    case 'NEXT':
      return next === 'VALUE' ? { to: nameAt(code, at + 3).end - 1, text: '@n' } : undefined
    case 'OUTPUT':
      return blank(clauseEnd(code, at, /^(?:VALUES|SELECT|FROM|WHERE|EXEC|EXECUTE|DEFAULT|WITH)$/))
    case 'INTO':
      return words[0] === 'INSERT' ? undefined : blank(nameAt(code, at + 1).end - 1)
    case 'OFFSET':
      return editOffset(code, at)
    case 'FETCH':
      return /^\d+$/.test(third)
        ? undefined
        : { to: Math.min(clauseEnd(code, at, /^ONLY$/), last), text: 'FETCH NEXT 1 ROWS' }
    default:
      // @@ROWCOUNT, of which the parser makes two names
      if (word.startsWith('@@')) return write(at, token.text.slice(1))
      return writeIf(at, knownType(words, at) ?? synonyms[word])
  }
}

/** Returns the replacement of WITH XMLNAMESPACES, after which there may be common table expressions. */
function editNamespaces(code: Code, at: number): Edit {
  const close = closeOf(code, at + 2)
  return code.words[close + 1] === ',' ? { to: close + 1, text: 'WITH' } : blank(close)
}

function editSign(code: Code, at: number, token: Token): Edit | undefined {
  const { words, tokens } = code
  const [sign = '', next = ''] = words.slice(at, at + 2)
  // the parser would read a backslash as an escape, and a name in quotes as a string
  if (token.kind === 'string')
    return token.text.includes('\\') ? write(at, token.text.replaceAll('\\', '/')) : undefined
  if (token.text.startsWith('"')) return write(at, `[${token.text.slice(1, -1)}]`)
  if (sign === '(' && isTableHint(next) && words[at + 2] === ')' && tokens[at - 1]?.kind !== 'operator')
    return blank(at + 2)
  if (sign === '!' && (next === '<' || next === '>')) return { to: at + 1, text: next === '<' ? '>=' : '<=' }
  if (next === '=' && /^[-+*/%&|^]$/.test(sign)) return blank(at)
  if (token.kind === 'number' && sign.endsWith('.')) return write(at, sign.slice(0, -1))
  // {ts '2026-01-01'}
  if (sign === '{') return blank(at + 1)
  const method = methodEnd(code, at)
  return method === undefined ? writeIf(at, synonyms[sign]) : blank(method)
}

/** Returns the replacement of TOP: a number for an expression, and nothing in a statement that changes rows. */
function editTop(code: Code, at: number): Edit | undefined {
  const { words, tokens } = code
  const isGroup = words[at + 1] === '('
  const to = isGroup ? closeOf(code, at + 1) : at + 1
  const isSelect = /^(?:SELECT|DISTINCT|ALL)$/.test(words[at - 1] ?? '')
  if (!isSelect) return isGroup ? blank(words[to + 1] === 'PERCENT' ? to + 1 : to) : undefined
  const isNumber = (isGroup ? to === at + 3 : true) && tokens[isGroup ? at + 2 : at + 1]?.kind === 'number'
  return isNumber ? undefined : { to, text: 'TOP 1' }
}

/** Returns the replacement of an OFFSET that is not a number, or that no FETCH follows. */
function editOffset(code: Code, at: number): Edit | undefined {
  const { words, tokens } = code
  const end = words.findIndex((word, index) => index > at && (word === 'ROWS' || word === 'ROW'))
  if (end === -1) return undefined
  if (words[end + 1] !== 'FETCH') return blank(end)
  return tokens[at + 1]?.kind === 'number' ? undefined : { to: end, text: 'OFFSET 1 ROWS' }
}

/** Returns the index before the next word that matches, outside of parentheses; the last one if there is none. */
function clauseEnd(code: Code, start: number, pattern: RegExp): number {
  for (let at = start + 1; at < code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    if (pattern.test(code.words[at] ?? '')) return at - 1
  }
  return code.words.length - 1
}

/** Returns the index after the last token of the parentheses that contain an index. */
function endOfPart(words: readonly string[], start: number): number {
  let depth = 0
  for (let at = start; at < words.length; at++) {
    if (words[at] === '(') depth++
    if (words[at] === ')' && depth-- === 0) return at
  }
  return words.length
}
