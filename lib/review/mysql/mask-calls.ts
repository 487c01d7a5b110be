import type { Code } from '../ddl/code'
import { blank, type Edit } from '../ddl/edit'
import { editWindowPart, groupEnd } from '../ddl/windows'

const aggregates = /^(?:AVG|BIT_AND|BIT_OR|BIT_XOR|STD|STDDEV(?:_\w+)?|VAR(?:IANCE|_\w+))$/

/** Returns the replacement of a part of a query that begins at a token and that node-sql-parser does not know. */
export function editQuery({ words }: Code, at: number): Edit | undefined {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  const [beforeLast, before] = [words[at - 2] ?? '', words[at - 1] ?? '']
  switch (word) {
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

/** Returns the function in whose parentheses an index is. */
function callAt(words: readonly string[], at: number): string {
  let depth = 0
  for (let index = at - 1; index > 0; index--) {
    if (words[index] === ')') depth++
    if (words[index] === '(' && --depth < 0) return words[index - 1] ?? ''
  }
  return ''
}

/** Returns the last index of INTO OUTFILE with its options. */
function exportEnd(words: readonly string[], at: number): number {
  const end = words.findIndex((word, index) => index > at && /^(?:FOR|FROM|LOCK)$/.test(word))
  return (end === -1 ? words.length : end) - 1
}
