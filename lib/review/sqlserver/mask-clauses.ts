import { closeOf, indexOutside, nameAt, plainName, type Code } from '../ddl/code'
import { blank, type Edit } from '../ddl/edit'

export const write = (at: number, text: string): Edit => ({ to: at, text })
export const writeIf = (at: number, text: string | undefined) => (text === undefined ? undefined : write(at, text))

/** Returns the replacement of WITH XMLNAMESPACES, after which there may be common table expressions. */
export function editNamespaces(code: Code, at: number): Edit {
  const close = closeOf(code, at + 2)
  return code.words[close + 1] === ',' ? { to: close + 1, text: 'WITH' } : blank(close)
}

/** Returns the replacement of TOP: a number for an expression, and nothing in a statement that changes rows. */
export function editTop(code: Code, at: number): Edit | undefined {
  const { words, tokens } = code
  const isGroup = words[at + 1] === '('
  const to = isGroup ? closeOf(code, at + 1) : at + 1
  const isSelect = /^(?:SELECT|DISTINCT|ALL)$/.test(words[at - 1] ?? '')
  if (!isSelect) return isGroup ? blank(words[to + 1] === 'PERCENT' ? to + 1 : to) : undefined
  const isNumber = (isGroup ? to === at + 3 : true) && tokens[isGroup ? at + 2 : at + 1]?.kind === 'number'
  return isNumber ? undefined : { to, text: 'TOP 1' }
}

/** Returns the replacement of an OFFSET that is not a number, or that no FETCH follows. */
export function editOffset(code: Code, at: number): Edit | undefined {
  const { words, tokens } = code
  const end = words.findIndex((word, index) => index > at && (word === 'ROWS' || word === 'ROW'))
  if (end === -1) return undefined
  if (words[end + 1] !== 'FETCH') return blank(end)
  return tokens[at + 1]?.kind === 'number' ? undefined : { to: end, text: 'OFFSET 1 ROWS' }
}

/** Returns the index before the next word that matches, outside of parentheses; the last one if there is none. */
export function clauseEnd(code: Code, start: number, pattern: RegExp): number {
  const at = indexOutside(code, pattern, start + 1)
  return (at === -1 ? code.words.length : at) - 1
}

/** Returns the index after the last token of the parentheses that contain an index. */
export function endOfPart(words: readonly string[], start: number): number {
  let depth = 0
  for (let at = start; at < words.length; at++) {
    if (words[at] === '(') depth++
    if (words[at] === ')' && depth-- === 0) return at
  }
  return words.length
}

/** Returns the replacement of IS [NOT] DISTINCT FROM: an operator, and of NULL the usual condition. */
export function editDistinct({ words }: Code, at: number): Edit | undefined {
  const isNegated = words[at + 1] === 'NOT'
  const from = isNegated ? at + 3 : at + 2
  if (words[from - 1] !== 'DISTINCT' || words[from] !== 'FROM') return undefined
  if (words[from + 1] === 'NULL') return { to: from, text: isNegated ? 'IS' : 'IS NOT' }
  return { to: from, text: isNegated ? '=' : '>' }
}

/** Returns the replacement of the clause that defines windows, whose names `OVER ()` replaces. */
export function editWindow(code: Code, at: number): Edit | undefined {
  if (code.words[at + 2] !== 'AS') return undefined
  const end = clauseEnd(code, at, /^(?:ORDER|UNION|EXCEPT|INTERSECT|FOR|OPTION)$/)
  return blank(Math.min(end, endOfPart(code.words, at) - 1))
}

/** Returns the replacement of a concatenated pattern, of which the parser reads one part: a wildcard that it begins with. */
export function editPattern(code: Code, like: number): Edit | undefined {
  const first = code.tokens[like + 1]
  let end = operandEnd(code, like + 1)
  if (!first || code.words[end] !== '+') return undefined
  while (code.words[end] === '+') end = operandEnd(code, end + 1)
  const isWild = first.kind === 'string' && /^N?'[%_]/i.test(first.text)
  return { to: end - 1, text: `LIKE ${isWild ? "'%'" : '@n'}` }
}

/** Returns the index after an operand of a concatenation. */
function operandEnd(code: Code, at: number): number {
  if (code.words[at] === '(') return closeOf(code, at) + 1
  const { end } = nameAt(code, at)
  return code.words[end] === '(' ? closeOf(code, end) + 1 : end
}

/** Returns the replacements of parentheses around tables and joins, after which ON continues the condition of the first join. */
export function joinParentheses(code: Code): [number, Edit][] {
  const { words } = code
  return words.flatMap((word, at): [number, Edit][] => {
    if (word !== '(' || !/^(?:FROM|JOIN)$/.test(words[at - 1] ?? '')) return []
    if (/^(?:\(|DELETE|INSERT|MERGE|SELECT|UPDATE|VALUES|WITH)$/.test(words[at + 1] ?? '')) return []
    const close = closeOf(code, at)
    return [
      [at, blank(at)],
      [close, words[close + 1] === 'ON' ? { to: close + 1, text: ' AND' } : blank(close)],
    ]
  })
}

/** Returns the replacements of names of common table expressions in quotes, which the parser does not know. */
export function commonNames(code: Code): [number, Edit][] {
  const { words, tokens } = code
  const found: [number, Edit][] = []
  for (let at = 1; words[0] === 'WITH' && at < words.length;) {
    const token = tokens[at]
    if (token && /^[["]/.test(token.text)) found.push([at, write(at, ` ${plainName(token).replace(/\W/g, '_')}`)])
    const as = words[at + 1] === '(' ? closeOf(code, at + 1) + 1 : at + 1
    const end = words[as + 1] === '(' ? closeOf(code, as + 1) + 1 : words.length
    if (words[as] !== 'AS' || words[end] !== ',') break
    at = end + 1
  }
  return found
}
