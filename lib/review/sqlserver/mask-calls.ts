import { closeOf, indexOutside, nameAt, partOf, type Code } from '../ddl/code'

/** The methods of XML that return something. */
const methods = /^(?:EXIST|NODES|QUERY|VALUE)$/

/** Types that the parser does not know in a CAST, each with one that it knows. */
const types: Readonly<Record<string, string>> = {
  HIERARCHYID: 'text',
  GEOGRAPHY: 'text',
  GEOMETRY: 'text',
  SQL_VARIANT: 'text',
  JSON: 'text',
  NCHAR: 'text',
  NVARCHAR: 'text',
  SYSNAME: 'text',
  XML: 'int',
}

/**
 * Returns the index of the last token of the owner before a call, which the parser does not know: of a method of XML, a static
 * method, and a function with more than two names. Returns undefined if there is none.
 */
export function ownerEnd(code: Code, at: number): number | undefined {
  const { words } = code
  if (words[at] === ')' || words[at - 1] === '.' || /^(?:INSERT|INTO)$/.test(words[at - 1] ?? '')) return undefined
  if (words[at + 1] === '::' || words[at] === '$PARTITION') return at + 1
  if (words[at + 1] !== '.') return undefined
  const { end } = nameAt(code, at)
  if (words[end] !== '(') return undefined
  if (methods.test(words[end - 1] ?? '')) return end - 2
  return end - at > 3 ? end - 4 : undefined
}

/** Returns the index of the last token of a method that is called on parentheses. */
export function methodEnd(code: Code, at: number): number | undefined {
  const { words } = code
  const isMethod = words[at] === '.' && words[at - 1] === ')' && words[at + 2] === '('
  return isMethod ? closeOf(code, at + 2) : undefined
}

/** Returns the indexes of the tokens of column lists after calls in FROM, as in `nodes('/a') AS n(x)`. */
export function columnLists(code: Code): number[] {
  const { words } = code
  return words.flatMap((word, at) => {
    if (word !== 'FROM' && word !== 'APPLY') return []
    const { end } = nameAt(code, at + 1)
    if (words[end] !== '(' || end === at + 1) return []
    const close = closeOf(code, end)
    const open = close + (words[close + 1] === 'AS' ? 3 : 2)
    if (words[open] !== '(' || words[open - 1] === 'WITH') return []
    return Array.from({ length: closeOf(code, open) - open + 1 }, (_, index) => open + index)
  })
}

/** Returns a type that the parser knows for the one before the end of a CAST. */
export function knownType(words: readonly string[], at: number): string | undefined {
  return words[at - 1] === 'AS' && words[at + 1] === ')' ? types[words[at] ?? ''] : undefined
}

/** Returns the index of the first FROM of a DELETE that has a second one, which names all sources. */
export function firstFrom(code: Code): number[] {
  const at = code.words.indexOf('FROM')
  return code.words[0] === 'DELETE' && code.words[nameAt(code, at + 1).end] === 'FROM' ? [at] : []
}

/** Returns the last index of the name of a sequence after NEXT VALUE FOR, or of its OVER. */
export function sequenceEnd(code: Code, at: number): number {
  const { end } = nameAt(code, at)
  return code.words[end] === 'OVER' ? closeOf(code, end + 1) : end - 1
}

/**
 * Returns the indexes of the columns after the first one of subqueries with FOR XML or FOR JSON, which return one document. The
 * parser knows only one column in an expression.
 */
export function documentColumns(code: Code): number[] {
  const { words } = code
  return words.flatMap((word, open) => {
    if (word !== '(' || words[open + 1] !== 'SELECT' || /^(?:APPLY|FROM|JOIN)$/.test(words[open - 1] ?? '')) return []
    const query = partOf(code, open + 1, closeOf(code, open))
    const [comma, from, format] = [/^,$/, /^FROM$/, /^FOR$/].map((pattern) => indexOutside(query, pattern))
    if (comma === undefined || from === undefined || comma === -1 || comma > from) return []
    if (format === undefined || !/^(?:JSON|XML)$/.test(query.words[format + 1] ?? '')) return []
    return Array.from({ length: from - comma }, (_, index) => open + 1 + comma + index)
  })
}
