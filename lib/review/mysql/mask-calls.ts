import { closeOf, groupAt, itemsOf, nameAt, type Code } from '../ddl/code'
import { blank, type Edit } from '../ddl/edit'
import { editWindowPart, groupEnd } from '../ddl/windows'

const aggregates = /^(?:AVG|BIT_AND|BIT_OR|BIT_XOR|STD|STDDEV(?:_\w+)?|VAR(?:IANCE|_\w+))$/

/** Returns the replacement of a part of a query that begins at a token and that node-sql-parser does not know. */
export function editQuery(code: Code, at: number): Edit | undefined {
  const { words } = code
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  const [beforeLast, before] = [words[at - 2] ?? '', words[at - 1] ?? '']
  switch (word) {
    case ')':
      return columnList(code, at)
    case 'ALL':
      return /^(?:EXCEPT|INTERSECT)$/.test(before) ? blank(at) : undefined
    case 'DISTINCT':
      return before === '(' && aggregates.test(beforeLast) ? blank(at) : undefined
    case 'FROM':
      if (/^(?:FIRST|LAST)$/.test(next) && /^(?:IGNORE|OVER|RESPECT)$/.test(third)) return blank(at + 1)
      return isSubstring(words, at) ? { to: at, text: ',' } : undefined
    case 'FOR':
      return isSubstring(words, at) ? { to: at, text: ',' } : undefined
    case 'IGNORE':
    case 'RESPECT':
      return next === 'NULLS' ? blank(at + 1) : undefined
    case 'INTO':
      return /^(?:DUMPFILE|OUTFILE)$/.test(next) ? blank(exportEnd(words, at)) : undefined
    case 'RETURNING':
      // the type of JSON_VALUE, or the rows of a change in MariaDB
      return before === "'" || (/^(?:DELETE|INSERT|REPLACE)$/.test(words[0] ?? '') && !/^[(,.]$/.test(before))
        ? blank(groupEnd(words, at))
        : undefined
    case 'ROW':
      return next === '(' ? blank(at) : undefined
    case 'STD':
      return next === '(' ? { to: at, text: 'MAX' } : undefined
    // the next number of a sequence, in MariaDB
    case 'NEXT':
      return next === 'VALUE' && third === 'FOR' ? { to: nameAt(code, at + 3).end - 1, text: '?' } : undefined
    case 'TABLE':
      return at === 0 || /^(?:DROP|TRUNCATE)$/.test(before)
        ? undefined
        : { to: nameAt(code, at + 1).end - 1, text: 'SELECT 1' }
    case 'VALUES':
      return next === 'ROW' && isQueryStart(before) ? rows(code, at) : undefined
    case 'USING':
      return callAt(words, at) === 'CHAR' ? blank(at + 1) : undefined
    case 'UTC_DATE':
    case 'UTC_TIME':
    case 'UTC_TIMESTAMP':
      return next === '(' ? undefined : { to: at, text: 'NOW()' }
    default:
      return editWindowPart(words, at)
  }
}

function isSubstring(words: readonly string[], at: number): boolean {
  return /^(?:MID|SUBSTR|SUBSTRING)$/.test(callAt(words, at))
}

function isQueryStart(before: string): boolean {
  return /^(?:|\(|AS|ALL|DISTINCT|EXCEPT|INTERSECT|UNION)$/.test(before)
}

/** Returns the replacement of `VALUES ROW(…), ROW(…)`: a row with as many columns. */
function rows(code: Code, at: number): Edit {
  const items = itemsOf(groupAt(code, at + 2))
  let to = closeOf(code, at + 2)
  while (code.words[to + 1] === ',' && code.words[to + 2] === 'ROW') to = closeOf(code, to + 3)
  return { to, text: `SELECT ${items.map(() => '1').join()}` }
}

/** Returns the replacement of the name of a derived table, which ends at an index, with a list of columns. */
function columnList(code: Code, at: number): Edit | undefined {
  const { tokens, words } = code
  const name = words[at + 1] === 'AS' ? at + 2 : at + 1
  const open = groupStart(words, at)
  if (words[name + 1] !== '(' || !/^(?:SELECT|TABLE|VALUES|WITH)$/.test(words[open + 1] ?? '')) return undefined
  if (!/^(?:FROM|JOIN|LATERAL|,)$/.test(words[open - 1] ?? '')) return undefined
  const isNames = groupAt(code, name + 1).tokens.every(({ kind, text }) => /word|name/.test(kind) || text === ',')
  return isNames ? { to: closeOf(code, name + 1), text: `) ${tokens[name]?.text}` } : undefined
}

/** Returns the function in whose parentheses an index is. */
function callAt(words: readonly string[], at: number): string {
  return words[groupStart(words, at) - 1] ?? ''
}

/** Returns the index of the parenthesis that is open before an index; -1 if there is none. */
export function groupStart(words: readonly string[], at: number): number {
  let depth = 0
  for (let index = at - 1; index >= 0; index--) {
    if (words[index] === ')') depth++
    if (words[index] === '(' && --depth < 0) return index
  }
  return -1
}

/** Returns the last index of INTO OUTFILE with its options. */
function exportEnd(words: readonly string[], at: number): number {
  const end = words.findIndex((word, index) => index > at && /^(?:FOR|FROM|LOCK)$/.test(word))
  return (end === -1 ? words.length : end) - 1
}
