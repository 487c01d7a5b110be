import type { Token } from '../tokens'
import { closeOf, nameAt, type Code } from '../ddl/code'
import { columnLists, documentColumns, firstFrom, knownType, methodEnd, ownerEnd, sequenceEnd } from './mask-calls'
import { applyEdits, blank, type Edit } from '../ddl/edit'
import { editWindowPart, groupEnd } from '../ddl/windows'
import {
  clauseEnd,
  commonNames,
  editDistinct,
  editNamespaces,
  editOffset,
  editPattern,
  editTop,
  editWindow,
  endOfPart,
  joinParentheses,
  write,
  writeIf,
} from './mask-clauses'

const hint =
  /^(?:FORCESCAN|FORCESEEK|HOLDLOCK|INDEX|KEEPDEFAULTS|KEEPIDENTITY|NOEXPAND|NOLOCK|NOWAIT|PAGLOCK|READCOMMITTED|READCOMMITTEDLOCK|READPAST|READUNCOMMITTED|REPEATABLEREAD|ROWLOCK|SERIALIZABLE|SNAPSHOT|TABLOCK|TABLOCKX|UPDLOCK|XLOCK)$/

/** True for the first word of a table hint. */
function isTableHint(word: string | undefined): boolean {
  return hint.test(word ?? '')
}

/**
 * Returns the text of a statement with the same offsets, without the clauses that node-sql-parser does not know and no check
 * needs, and with other operators and calls of the same form.
 */
export function maskClauses(text: string, start: number, code: Code): string {
  const hidden = [...branchParentheses(code), ...columnLists(code), ...firstFrom(code), ...documentColumns(code)]
  const edits = new Map([
    ...hidden.map((at): [number, Edit] => [at, blank(at)]),
    ...joinParentheses(code),
    ...commonNames(code),
  ])
  return applyEdits(text, start, code, (at) => edits.get(at) ?? editAt(code, at))
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
  PARSE: 'CAST',
  TRY_PARSE: 'CAST',
  COUNT_BIG: 'COUNT',
  CURRENT_USER: '@n',
  SESSION_USER: '@n',
  SYSTEM_USER: '@n',
  EXCEPT: 'UNION',
  INTERSECT: 'UNION',
  '&': '*',
  '|': '*',
  '^': '*',
  // a name, which the parser takes for a type
  JSON: 'jso_',
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
      if (/^(?:TIES|ROLLUP|CUBE)$/.test(next)) return blank(at + 1)
      if (next === 'CHECK' && third === 'OPTION') return blank(at + 2)
      if (next === 'XMLNAMESPACES') return editNamespaces(code, at)
      return next === '(' && at > 0 ? blank(closeOf(code, at + 1)) : undefined
    case 'OPTION':
    case 'TABLESAMPLE':
      return next === '(' || next === 'SYSTEM' ? blank(closeOf(code, at + 1)) : undefined
    case 'BULK':
      return tokens[at + 1]?.kind === 'string' ? blank(at) : undefined
    case 'COLLATE':
      return tokens[at - 1]?.kind === 'string' || /^(?:\)|END)$/.test(words[at - 1] ?? '') ? blank(at + 1) : undefined
    case 'CURRENT':
      return next === 'OF' ? { to: at + 2, text: '@n = 1' } : undefined
    case 'GROUPING':
      return next === 'SETS' ? { to: closeOf(code, at + 2), text: 'CUBE(@n)' } : undefined
    case 'IGNORE':
    case 'RESPECT':
      return next === 'NULLS' ? blank(at + 1) : undefined
    // a list that the driver puts in parentheses
    case 'IN':
      return tokens[at + 1]?.kind === 'parameter' ? { to: at + 1, text: '=@n' } : undefined
    case 'NOT':
      return next === 'IN' && tokens[at + 2]?.kind === 'parameter' ? { to: at + 2, text: '<>@n' } : undefined
    case 'IS':
      return editDistinct(code, at)
    case 'LIKE':
      return editPattern(code, at)
    // a list in the order of JSON_ARRAYAGG, and TRIM('x' FROM v)
    case 'ORDER':
      return isIn(words, at, 'JSON_ARRAYAGG') ? blank(groupEnd(words, at)) : undefined
    case 'FROM':
      return isIn(words, at, 'TRIM') ? write(at, ',') : undefined
    case 'BOTH':
    case 'LEADING':
    case 'TRAILING':
      return words[at - 2] === 'TRIM' ? blank(at) : undefined
    case 'OVER':
      return next === '(' ? undefined : { to: at + 1, text: 'OVER()' }
    case 'WINDOW':
      return editWindow(code, at)
    case 'WITHIN':
      return next === 'GROUP' ? blank(closeOf(code, at + 2)) : undefined
    case 'HASH':
    case 'LOOP':
    case 'MERGE':
    case 'REMOTE':
      return next === 'JOIN' ? blank(at) : undefined
    case 'FOR':
      if (next === 'SYSTEM_TIME' && third === 'ALL') return blank(at + 2)
      return next === 'XML' || next === 'JSON' || next === 'BROWSE' ? blank(endOfPart(words, at) - 1) : undefined
    case 'ABSENT':
    case 'NULL':
      return next === 'ON' && third === 'NULL' ? blank(at + 2) : undefined
    case 'ALL':
      return words[at - 1] === 'SELECT' ? blank(at) : undefined
    case 'USING':
      return tokens[at + 1]?.kind === 'string' ? blank(at + 1) : undefined
    case 'AT':
      return next === 'TIME' && third === 'ZONE' ? blank(at + 3) : undefined
    case 'ESCAPE':
      return blank(at + 1)
    case 'NEXT':
      return next === 'VALUE' ? { to: sequenceEnd(code, at + 3), text: '@n' } : undefined
    case 'OUTPUT':
      return blank(clauseEnd(code, at, /^(?:VALUES|SELECT|FROM|WHERE|EXEC|EXECUTE|DEFAULT|WITH)$/))
    case 'INTO':
      return words[0] === 'INSERT' ? undefined : blank(nameAt(code, at + 1).end - 1)
    case 'OFFSET':
      return editOffset(code, at)
    case 'FETCH':
      return /^\d+$/.test(third)
        ? { to: at + 1, text: 'FETCH NEXT' }
        : { to: Math.min(clauseEnd(code, at, /^ONLY$/), last), text: 'FETCH NEXT 1 ROWS' }
    default:
      // @@ROWCOUNT and ##t, of which the parser makes two names
      if (/^(?:@@|##)/.test(word)) return write(at, token.text.slice(1))
      return editWindowPart(words, at) ?? writeIf(at, knownType(words, at) ?? synonyms[word])
  }
}

/** True if an index is in the parentheses of a call, outside of others. */
function isIn(words: readonly string[], at: number, name: string): boolean {
  let depth = 0
  for (let index = at - 1; index > 0; index--) {
    if (words[index] === ')') depth++
    if (words[index] === '(' && --depth < 0) return words[index - 1] === name
  }
  return false
}

/** Returns the replacement of a change whose OUTPUT is a source of FROM, with its name. */
function changedRows(code: Code, open: number): Edit {
  const { tokens, words } = code
  const close = closeOf(code, open)
  const name = words[close + 1] === 'AS' ? close + 2 : close + 1
  const to = words[name + 1] === '(' ? closeOf(code, name + 1) : name
  return { to, text: `(SELECT 1 AS c) ${tokens[name]?.text}` }
}

function editSign(code: Code, at: number, token: Token): Edit | undefined {
  const { words, tokens } = code
  const [sign = '', next = ''] = words.slice(at, at + 2)
  // the parser would read a backslash as an escape, and a name in quotes as a string
  if (token.kind === 'string')
    return token.text.includes('\\') ? write(at, token.text.replaceAll('\\', '/')) : undefined
  if (token.text.startsWith('"')) return write(at, `[${token.text.slice(1, -1)}]`)
  if (sign === '(' && words[at - 1] === 'FROM' && /^(?:DELETE|INSERT|MERGE|UPDATE)$/.test(next))
    return changedRows(code, at)
  if (sign === '(' && isTableHint(next) && words[at + 2] === ')' && tokens[at - 1]?.kind !== 'operator')
    return blank(at + 2)
  if (/^[<>]{2}$/.test(sign + next)) return { to: at + 1, text: '*' }
  if (sign === '!' && (next === '<' || next === '>')) return { to: at + 1, text: next === '<' ? '>=' : '<=' }
  if (next === '=' && /^[-+*/%&|^]$/.test(sign)) return blank(at)
  if (token.kind === 'number' && sign.startsWith('.')) return write(at, `0${sign.slice(1)}`)
  if (token.kind === 'number' && sign.endsWith('.')) return write(at, sign.slice(0, -1))
  if (sign === '*' && /^(?:CONTAINS|FREETEXT)$/.test(words[at - 2] ?? '') && next === ',') return blank(at + 1)
  if (sign === '.' && /^(?:MODIFY|WRITE)$/.test(next) && words[0] === 'UPDATE')
    return { to: closeOf(code, at + 2), text: `=${tokens[at + 3]?.text}` }
  // JSON_OBJECT('a': 1)
  if (sign === ':') return write(at, ',')
  // {ts '2026-01-01'}
  if (sign === '{') return blank(at + 1)
  const method = methodEnd(code, at)
  return method === undefined ? writeIf(at, synonyms[sign]) : blank(method)
}
