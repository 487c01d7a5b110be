import type { ObjectName } from '../query'
import type { IndexKey, KeyDefinition } from '../statement'
import { groupAt, itemsOf, nameAt, plainName, type Code } from './code'

/** The facts of a key that its definition does not mention. */
export const emptyKey = {
  include: [],
  isPartial: false,
  usesIndex: false,
  isNotValid: false,
  nullsAreEqual: false,
} as const

/** Returns a constraint or index of a table. */
export function readKey(code: Code, given: string | undefined, isNotValid: boolean): KeyDefinition {
  const { words, tokens } = code
  const [first = ''] = words
  const open = words.indexOf('(')
  const index = first === 'INDEX' && tokens[1] ? plainName(tokens[1]) : undefined
  const name = given ?? index
  const kind = (words.includes('UNIQUE') && first === 'INDEX' ? 'unique' : first.toLowerCase()) as KeyDefinition['kind']
  const keys = kind === 'check' ? [] : readIndexKeys(groupAt(code, open))
  const reference = words.indexOf('REFERENCES')
  return {
    ...emptyKey,
    kind,
    ...(name !== undefined && { name }),
    keys,
    ...(reference !== -1 && kind === 'foreign' && { references: referenceAt(code, reference) }),
    ...(kind === 'check' && notNullAt(code, open)),
    isPartial: words.includes('WHERE') && kind !== 'check',
    ...(words.includes('COLUMNSTORE') && { method: 'columnstore' }),
    ...clustering(words),
    isNotValid,
    at: (kind === 'check' ? undefined : tokens[open + 1]?.start) ?? tokens[0]?.start ?? 0,
  }
}

/** Returns whether the words of a key say that it is clustered. */
export function clustering(words: readonly string[]): Pick<KeyDefinition, 'isClustered'> {
  if (words.includes('CLUSTERED')) return { isClustered: true }
  return words.includes('NONCLUSTERED') ? { isClustered: false } : {}
}

/** Returns the column of CHECK (column IS NOT NULL), whose parentheses are at an index. */
export function notNullAt(code: Code, open: number): Pick<KeyDefinition, 'notNull'> {
  const [column, ...condition] = groupAt(code, open).tokens
  const isNotNull = /^is not null$/i.test(condition.map(({ text }) => text).join(' '))
  return column && isNotNull ? { notNull: plainName(column) } : {}
}

/** Returns the keys of an index. */
export function readIndexKeys(list: Code): IndexKey[] {
  return itemsOf(list).flatMap(({ tokens: [column], words }): IndexKey[] =>
    column ? [{ column: plainName(column), isDescending: words.at(-1) === 'DESC' }] : [],
  )
}

/** Returns the table and columns after the word REFERENCES at an index. */
export function referenceAt(code: Code, at: number): { table: ObjectName; columns: string[] } {
  const { name, end } = nameAt(code, at + 1)
  return { table: name, columns: readIndexKeys(groupAt(code, end)).flatMap(({ column }) => column ?? []) }
}
