import { closeOf, groupAt, itemsOf, type Code } from '../ddl/code'
import { applyEdits, blank, type Edit } from '../ddl/edit'
import type { Token } from '../tokens'
import { editQuery } from './mask-calls'
import { editDefinition } from './mask-definitions'

/**
 * Returns the text of a statement with the same offsets, without the clauses of MySQL that node-sql-parser does not know and no
 * check needs, and with other words of the same meaning.
 */
export function maskClauses(text: string, start: number, code: Code): string {
  const isView = /^CREATE (?:OR REPLACE )?(?:ALGORITHM|DEFINER|SQL|VIEW)\b/.test(code.words.slice(0, 4).join(' '))
  const isDefinition = /^(?:ALTER|CREATE)$/.test(code.words[0] ?? '') && !isView
  return applyEdits(text, start, code, (at) => {
    const token = code.tokens[at]
    // most tokens of long statements are values
    if (token?.kind === 'string' || token?.kind === 'parameter') return editString(code, at)
    // the digits of `.5`
    if (token?.kind === 'number') return token.text.startsWith('.') ? { to: at, text: token.text.slice(1) } : undefined
    if (token?.kind !== 'word' && !/^(?:[){}]|<=>)$/.test(token?.text ?? '')) return undefined
    const edit = isDefinition ? editDefinition(code, at) : (editRows(code, at) ?? editQuery(code, at))
    return edit ?? editWord(code, at)
  })
}

/** Returns the replacement of strings and parameters side by side, as in `LIKE "%"#{name}"%"`, by the first of them. */
function editString({ tokens }: Code, at: number): Edit | undefined {
  const isPart = (token: Token | undefined) => token?.kind === 'string' || token?.kind === 'parameter'
  if (!isPart(tokens[at + 1])) return undefined
  const end = tokens.findIndex((token, index) => index > at && !isPart(token))
  const first = tokens[at]
  return { to: (end === -1 ? tokens.length : end) - 1, text: first?.kind === 'string' ? first.text : '?' }
}

const modifier = /^(?:DISTINCTROW|HIGH_PRIORITY|SQL_\w+|STRAIGHT_JOIN)$/

/** Returns the replacement in any statement that begins at a token. */
function editWord(code: Code, at: number): Edit | undefined {
  const { tokens, words } = code
  const [word = '', next = '', third = ''] = words.slice(at, at + 3)
  if (word === '<=>') return { to: at, text: next === 'NULL' ? 'IS' : '=' }
  // {d '2026-01-01'}
  if (word === '{') return blank(at + 1)
  if (word === '}') return blank(at)
  if (tokens[at]?.kind !== 'word') return undefined
  if (word.startsWith('_') && tokens[at + 1]?.kind === 'string') return blank(at)
  switch (word) {
    case 'USE':
    case 'FORCE':
    case 'IGNORE':
      return /^(?:INDEX|KEY)$/.test(next) ? blank(closeOf(code, words.indexOf('(', at))) : undefined
    case 'HIGH_PRIORITY':
    case 'STRAIGHT_JOIN':
      return isModifier(words, at) ? blank(at) : undefined
    case 'DISTINCTROW':
      return isModifier(words, at) ? { to: at, text: 'DISTINCT' } : undefined
    case 'NATURAL':
      return { to: words.indexOf('JOIN', at), text: 'CROSS JOIN' }
    case 'PARTITION':
      return next === '(' && words[0] !== 'ALTER' ? blank(closeOf(code, at + 1)) : undefined
    case 'AGAINST':
      return next === '(' ? blank(closeOf(code, at + 1)) : undefined
    case 'BINARY':
      return isName(tokens[at + 1]) && words[0] !== 'CREATE' ? blank(at) : undefined
    case 'CASCADE':
    case 'RESTRICT':
      return words[0] === 'DROP' ? blank(at) : undefined
    case 'MEMBER':
      return next === 'OF' && third === '(' ? { to: at + 1, text: '=' } : undefined
    case 'ESCAPE':
      return tokens[at + 1]?.kind === 'parameter' ? blank(at + 1) : undefined
    // a list that the driver puts in parentheses
    case 'IN':
      return tokens[at + 1]?.kind === 'parameter' ? { to: at + 1, text: '=?' } : undefined
    case 'NOT':
      return next === 'IN' && tokens[at + 2]?.kind === 'parameter' ? { to: at + 2, text: '<>?' } : undefined
    case 'JSON_TABLE':
      return next === '(' ? jsonTable(code, at + 1) : undefined
    case 'SOUNDS':
      return next === 'LIKE' ? { to: at + 1, text: '=' } : undefined
    case 'FOR':
      if (next === 'SYSTEM_TIME') return blank(versionEnd(words, at + 3))
      return next === 'SHARE' ? blank(lockEnd(words, at + 1)) : undefined
    case 'OF':
      return words[at - 1] === 'UPDATE' && words[at - 2] === 'FOR' ? blank(lockEnd(words, at)) : undefined
    default:
      // LIMIT ${first}, ${size}
      return word.includes('{') && words[at - 1] === ',' && words[at - 3] === 'LIMIT'
        ? { to: at, text: '?' }
        : undefined
  }
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'quoted name'
}

/** True for a word between SELECT and the list. */
function isModifier(words: readonly string[], at: number): boolean {
  const previous = words[at - 1] ?? ''
  return previous === 'SELECT' || (modifier.test(previous) && isModifier(words, at - 1))
}

/** Returns the replacement of a call of JSON_TABLE, whose list begins at an index: a query of its first argument. */
function jsonTable(code: Code, open: number): Edit {
  const [value] = itemsOf(groupAt(code, open))
  const texts = value?.tokens.map(({ text }) => text) ?? []
  return { to: closeOf(code, open), text: `(SELECT ${texts.join(' ')})` }
}

/** Returns the index of the last word of a locking clause. */
function lockEnd(words: readonly string[], at: number): number {
  const end = words.findIndex((word, index) => index > at && /^(?:FOR|LOCK|\)|UNION|INTO)$/.test(word))
  return (end === -1 ? words.length : end) - 1
}

/** Returns the index of the last word of FOR SYSTEM_TIME AS OF … and its like, which MariaDB has. */
function versionEnd(words: readonly string[], at: number): number {
  const next = /^(?:[,)]|AS|CROSS|GROUP|HAVING|INNER|JOIN|LEFT|LIMIT|ON|ORDER|RIGHT|UNION|WHERE)$/
  const end = words.findIndex((word, index) => index > at && next.test(word))
  return (end === -1 ? words.length : end) - 1
}

/** Returns the replacement in a query or change that begins at a token. */
function editRows(code: Code, at: number): Edit | undefined {
  const { words } = code
  const [verb = ''] = words
  const [word = '', next = ''] = words.slice(at, at + 2)
  const isInsert = verb === 'INSERT' || verb === 'REPLACE'
  if (/^(?:DELAYED|HIGH_PRIORITY|LOW_PRIORITY|QUICK)$/.test(word) && at < 3 && verb !== 'SELECT') return blank(at)
  if (word === 'IGNORE' && at < 4 && verb !== 'INSERT' && verb !== 'SELECT') return blank(at)
  if (word === 'DELETE' && words[1] === 'FROM' && words[3] === 'USING')
    return { to: 3, text: `DELETE ${code.tokens[2]?.text} FROM` }
  if (word === 'DEFAULT' && (words[at - 1] === '=' || (isInsert && /^[,(]$/.test(words[at - 1] ?? ''))))
    return { to: next === '(' ? closeOf(code, at + 1) : at, text: '?' }
  if (!isInsert) return undefined
  // VALUE is a letter shorter than VALUES
  if (word === ')' && next === 'VALUE') return { to: at + 1, text: ')VALUES' }
  if (word === 'VALUE' && next === '(') return { to: at + 1, text: 'VALUES(' }
  if (word !== 'AS' || words[at - 1] !== ')') return undefined
  const end = words[at + 2] === '(' ? closeOf(code, at + 2) : at + 1
  return words[end + 1] === 'ON' ? blank(end) : undefined
}
