import { closeOf, nameAt, type Code } from '../ddl/code'
import { clauseEnd } from './code'
import { blank, type Edit } from '../ddl/edit'

type EditClause = (code: Code, at: number, depth: number) => Edit | undefined

/** The words that end a hierarchical clause. */
const nextClause = /^(?:EXCEPT|FETCH|FOR|GROUP|HAVING|INTERSECT|MINUS|OFFSET|ORDER|UNION|WHERE)$/
const none = /^$/

/** Blanks a group in parentheses after a word. */
const group: EditClause = (code, at) => (code.words[at + 1] === '(' ? blank(closeOf(code, at + 1)) : undefined)

/** Replaces START WITH … CONNECT BY …, which restricts the rows, with a condition if the block has no other. */
function hierarchy(code: Code, at: number): Edit {
  const to = clauseEnd(code, at, nextClause)
  return { to, text: hasWhere(code, at) || code.words[to + 1] === 'WHERE' ? '' : 'WHERE true' }
}

function hasWhere({ words }: Code, end: number): boolean {
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    const word = words[at]
    if (word === ')') depth++
    if (word === '(' && depth-- === 0) return false
    if (depth === 0 && word === 'WHERE') return true
    if (depth === 0 && word === 'SELECT') return false
  }
  return false
}

/** Blanks AS OF SCN … and VERSIONS BETWEEN TIMESTAMP … AND … of a flashback query. */
function flashback(code: Code, at: number): Edit {
  const to = sumEnd(code, at + 3)
  return blank(code.words[at] === 'VERSIONS' ? sumEnd(code, to + 2) : to)
}

function sumEnd(code: Code, at: number): number {
  let to = operandEnd(code, at)
  while (/^[-+]$/.test(code.words[to + 1] ?? '')) to = operandEnd(code, to + 2)
  return to
}

function operandEnd(code: Code, at: number): number {
  const { words } = code
  if (words[at] === 'INTERVAL') return at + 2
  const end = words[at] === '(' ? at : nameAt(code, at).end
  return words[end] === '(' ? closeOf(code, end) : end - 1
}

function setTarget({ words }: Code, at: number, depth: number): Edit | undefined {
  const isTarget = words[0] === 'UPDATE' && depth === 0 && words[at + 1] === '.' && words[at + 3] === '='
  return isTarget && /^(?:SET|,)$/.test(words[at - 1] ?? '') ? blank(at + 1) : undefined
}

/** Blanks the digits of an interval's field; `(a - b) DAY TO SECOND` becomes its difference. */
const field: EditClause = (code, at) => {
  const { words, tokens } = code
  const precision = words[at + 1] === '(' && tokens[at + 2]?.kind === 'number' ? at + 3 : at
  if (words[at - 1] === ')' && words[precision + 1] === 'TO')
    return blank(words[precision + 3] === '(' ? precision + 5 : precision + 2)
  const isField = tokens[at - 1]?.kind === 'string' || words[at - 1] === 'TO'
  return isField && precision > at ? { to: precision, text: words[at] ?? '' } : undefined
}

const when = (isEdited: boolean, to: number, text = ''): Edit | undefined => (isEdited ? { to, text } : undefined)

/** Blanks CYCLE … SET … TO … DEFAULT … of a recursive query. */
const cycle: EditClause = (code, at) => {
  const set = clauseEnd(code, at, /^SET$/) + 1
  return when(code.words[set + 2] === 'TO' && code.words[set + 4] === 'DEFAULT', set + 5)
}

const sample: EditClause = (code, at) => {
  const edit = group(code, code.words[at + 1] === 'BLOCK' ? at + 1 : at, 0)
  return edit && code.words[edit.to + 1] === 'SEED' ? group(code, edit.to + 1, 0) : edit
}

/** Writes the list in `= ANY (1, 2)` as a call. */
const list: EditClause = (code, at) => {
  const { words } = code
  const isCompared = words[at + 1] === '(' && /^[<>=!^~]+$/.test(words[at - 1] ?? '')
  if (!isCompared || /^(?:SELECT|WITH|\()$/.test(words[at + 2] ?? '')) return undefined
  return { to: closeOf(code, at + 1), text: `${words[at] ?? ''} (list_())` }
}

/** Blanks QUALIFY, a condition on window functions, unless it is a name. */
const qualify: EditClause = (code, at) => {
  const [before = '', next = ''] = [code.words[at - 1], code.words[at + 1]]
  const isName =
    /^(?:[(,.=<>|+*/-]|AND|AS|BY|DISTINCT|OR|SELECT|WHERE)$/.test(before) || /^(?:|[^\w('":&]|WHERE)$/.test(next)
  return isName ? undefined : blank(clauseEnd(code, at, /^(?:EXCEPT|FETCH|FOR|INTERSECT|MINUS|OFFSET|ORDER|UNION)$/))
}

const accuracy: EditClause = ({ words }, at) => when(words[at - 1] === 'FETCH', at)

/** Writes conditions such as IS NAN and IS OF TYPE (…) as IS UNKNOWN. */
const test: EditClause = (code, at) => {
  const { words } = code
  const to = words[at + 1] === 'TYPE' ? at + 1 : at
  const isTest = words[at - (words[at - 1] === 'NOT' ? 2 : 1)] === 'IS'
  return when(isTest, words[to + 1] === '(' ? closeOf(code, to + 1) : to, 'UNKNOWN')
}

const like: EditClause = (_, at) => ({ to: at, text: 'LIKE' })

/** Writes a table that has one row as a function, which needs no condition. */
const oneRow: EditClause = ({ words }, at) => when(/^(?:FROM|JOIN|,)$/.test(words[at - 1] ?? ''), at, 'dual()')

const isQuery = ({ words: [first = ''] }: Code) => /^(?:SELECT|WITH)$/.test(first)
const isChange = ({ words: [first = ''] }: Code) => /^(?:DELETE|INSERT|UPDATE)$/.test(first)

const edits: Readonly<Record<string, EditClause>> = {
  MINUS: (_, at) => ({ to: at, text: 'EXCEPT' }),
  UNIQUE: ({ words }, at) => when(/^(?:SELECT|\()$/.test(words[at - 1] ?? ''), at, 'DISTINCT'),
  // of the values of LISTAGG, where PostgreSQL does not know it
  DISTINCT: (code, at) => when(code.words[at - 1] === '(' && code.words[closeOf(code, at - 1) + 1] === 'WITHIN', at),
  // the variables of PL/SQL
  INTO: (code, at, depth) => (depth === 0 && isQuery(code) ? blank(clauseEnd(code, at, /^FROM$/)) : undefined),
  BULK: ({ words }, at) => when(words[at + 1] === 'COLLECT', at + 1),
  DELETE: ({ words }, at) => when(at === 0 && words[1] !== 'FROM', at, 'DELETE FROM'),
  START: (code, at) => (code.words[at + 1] === 'WITH' ? hierarchy(code, at) : undefined),
  CONNECT: (code, at) => (code.words[at + 1] === 'BY' ? hierarchy(code, at) : undefined),
  PRIOR: (_, at) => blank(at),
  CONNECT_BY_ROOT: (_, at) => blank(at),
  SIBLINGS: ({ words }, at) => when(words[at - 1] === 'ORDER', at),
  DUAL: oneRow,
  V$DATABASE: oneRow,
  V$INSTANCE: oneRow,
  PARTITION: (code, at) => {
    const { words } = code
    if (words[at + 1] === 'FOR') return blank(closeOf(code, at + 2))
    // a join with the missing rows of each partition
    if (words[at + 1] === 'BY')
      return words[at + 2] === '(' && words[at - 1] !== '(' ? blank(closeOf(code, at + 2)) : undefined
    return group(code, at, 0)
  },
  SUBPARTITION: (code, at) => group(code, code.words[at + 1] === 'FOR' ? at + 1 : at, 0),
  SAMPLE: sample,
  KEEP: group,
  MATCH_RECOGNIZE: group,
  PIVOT: (code, at) => group(code, /^(?:XML)$/.test(code.words[at + 1] ?? '') ? at + 1 : at, 0),
  UNPIVOT: (code, at) => group(code, code.words[at + 2] === 'NULLS' ? at + 2 : at, 0),
  MODEL: (code, at) =>
    when(
      /^(?:DIMENSION|IGNORE|KEEP|MAIN|PARTITION|REFERENCE|RETURN|UNIQUE)$/.test(code.words[at + 1] ?? ''),
      clauseEnd(code, at, /^(?:EXCEPT|FETCH|INTERSECT|MINUS|OFFSET|UNION)$/),
    ),
  AS: (code, at) => (code.words[at + 1] === 'OF' ? flashback(code, at) : undefined),
  VERSIONS: (code, at) => (code.words[at + 1] === 'BETWEEN' ? flashback(code, at) : undefined),
  SEARCH: (code, at) => when(/^(?:BREADTH|DEPTH)$/.test(code.words[at + 1] ?? ''), clauseEnd(code, at, /^SET$/) + 2),
  CYCLE: cycle,
  FROM: ({ words }, at, depth) => {
    const following = words.slice(at + 1, at + 3).join(' ')
    if (words[at - 1] === ')' && /^(?:FIRST|LAST) (?:IGNORE|OVER|RESPECT)$/.test(following)) return blank(at + 1)
    // the other tables of a DELETE
    return when(words[0] === 'DELETE' && depth === 0 && at > 1, at, 'USING')
  },
  ALL: (code, at) =>
    code.words[at - 1] === 'BY' && code.words[at - 2] === 'GROUP' ? { to: at, text: '()' } : list(code, at, 0),
  ANY: list,
  SOME: list,
  EMPTY: test,
  INFINITE: test,
  NAN: test,
  OF: test,
  MEMBER: ({ words }, at) => when(words[at + 1] === 'OF', at + 1, '='),
  NOT: ({ words }, at) => when(words[at + 1] === 'MEMBER' && words[at + 2] === 'OF', at + 2, '<>'),
  LIKE2: like,
  LIKE4: like,
  LIKEC: like,
  // PostgreSQL wants an order for them
  WITH: (code, at) => {
    const next = code.words[at + 1]
    return next === 'TARGET' ? blank(clauseEnd(code, at, none)) : when(next === 'TIES', at + 1, 'ONLY')
  },
  // of the locks only their kind
  FOR: (code, at) =>
    code.words[at + 1] === 'UPDATE' ? { to: clauseEnd(code, at, none), text: 'FOR UPDATE' } : undefined,
  ON: (code, at) => (code.words[at + 1] === 'OVERFLOW' ? blank(clauseEnd(code, at, none)) : undefined),
  DEFAULT: (code, at) => {
    const to = clauseEnd(code, at, /^CONVERSION$/)
    return when(code.words[to + 1] === 'CONVERSION', to + 2)
  },
  USING: (code, at) => when(code.words[at + 1] !== '(', clauseEnd(code, at, none)),
  IGNORE: ({ words }, at) => when(words[at + 1] === 'NULLS', at + 1),
  RESPECT: ({ words }, at) => when(words[at + 1] === 'NULLS', at + 1),
  RETURNING: (code, at, depth) => when(depth === 0 && isChange(code), code.words.length - 1),
  LOG: (code, at, depth) =>
    when(depth === 0 && isChange(code) && code.words[at + 1] === 'ERRORS', code.words.length - 1),
  CROSS: ({ words }, at) => when(words[at + 1] === 'APPLY', at + 1, 'CROSS JOIN LATERAL'),
  OUTER: ({ words }, at) => when(words[at + 1] === 'APPLY', at + 1, 'CROSS JOIN LATERAL'),
  QUALIFY: qualify,
  APPROX: accuracy,
  APPROXIMATE: accuracy,
  EXACT: accuracy,
  PERCENT: ({ words }, at) => when(/^ROWS?$/.test(words[at + 1] ?? ''), at),
  BYTE: ({ tokens, words }, at) => when(tokens[at - 1]?.kind === 'number' && words[at + 1] === ')', at),
  CHAR: ({ tokens, words }, at) => when(tokens[at - 1]?.kind === 'number' && words[at + 1] === ')', at),
  LOCAL: ({ words }, at) => when(words[at + 1] === 'TIME', at),
  DAY: field,
  HOUR: field,
  MINUTE: field,
  MONTH: field,
  SECOND: field,
  YEAR: field,
}

/** Returns the replacement of a clause that begins at a word, and of a qualified column that an UPDATE sets. */
export function clauseEditAt(code: Code, at: number, depth: number): Edit | undefined {
  const word = code.words[at] ?? ''
  return (Object.hasOwn(edits, word) ? edits[word]?.(code, at, depth) : undefined) ?? setTarget(code, at, depth)
}
