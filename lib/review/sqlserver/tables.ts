import type { ColumnDefinition, KeyDefinition } from '../statement'
import { readColumn } from './columns'
import { hasWords } from '../ddl/attributes'
import { itemsOf, partOf, plainName, type Code } from '../ddl/code'
import { readKey } from '../ddl/keys'

/** The elements of a CREATE TABLE, or of an ADD. */
export interface TableElements {
  readonly columns: readonly ColumnDefinition[]
  readonly keys: readonly KeyDefinition[]
  /** The columns to which a constraint gives a default, `isIdentity` with the next number of a sequence. */
  readonly defaults: readonly Pick<ColumnDefinition, 'name' | 'isIdentity'>[]
}

/** Returns the columns and keys of a list of elements. */
export function readElements(list: Code, isNotValid = false): TableElements {
  const columns: ColumnDefinition[] = []
  const keys: KeyDefinition[] = []
  const defaults: TableElements['defaults'][number][] = []
  for (const element of itemsOf(list)) {
    const { name, rest } = constraintOf(element)
    const [first = ''] = rest.words
    if (first === 'DEFAULT') {
      const column = rest.tokens[rest.words.lastIndexOf('FOR') + 1]
      if (column && rest.words.includes('FOR'))
        defaults.push({ name: plainName(column), isIdentity: hasWords(rest, 'NEXT', 'VALUE') })
    } else if (/^(?:PRIMARY|UNIQUE|FOREIGN|CHECK|INDEX)$/.test(first)) keys.push(readKey(rest, name, isNotValid))
    else if (first !== 'PERIOD' && first !== 'CONNECTION') {
      const column = readColumn(element)
      columns.push(column.definition)
      keys.push(...column.keys.map((key) => ({ ...key, isNotValid })))
    }
  }
  return { columns, keys, defaults }
}

function constraintOf(element: Code): { name?: string; rest: Code } {
  const [, name] = element.tokens
  return element.words[0] === 'CONSTRAINT' && name
    ? { name: plainName(name), rest: partOf(element, 2) }
    : { rest: element }
}
