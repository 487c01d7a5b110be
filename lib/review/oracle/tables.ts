import { closeOf, groupAt, indexOutside, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { readIndexKeys, readKey } from '../ddl/keys'
import type { ColumnDefinition, CreateTable, KeyDefinition } from '../statement'
import { queryWord, type ReadQuery } from './code'
import { isNotValid, readColumn } from './columns'

/** The columns and keys of a CREATE TABLE, or of an ADD. */
export interface TableElements {
  readonly columns: readonly ColumnDefinition[]
  readonly keys: readonly KeyDefinition[]
}

/** Returns the columns and keys of a list of elements. */
export function readElements(list: Code): TableElements {
  const columns: ColumnDefinition[] = []
  const keys: KeyDefinition[] = []
  for (const element of itemsOf(list)) {
    const { name, rest } = constraintOf(element)
    const [first = ''] = rest.words
    if (/^(?:PRIMARY|UNIQUE|FOREIGN|CHECK)$/.test(first)) keys.push(readConstraint(rest, name))
    else if (!/^(?:PERIOD|SCOPE|SUPPLEMENTAL)$/.test(first) && !(first === 'REF' && rest.words[1] === '(')) {
      const column = readColumn(element)
      columns.push(column.definition)
      keys.push(...column.keys)
    }
  }
  return { columns, keys }
}

function constraintOf(element: Code): { name?: string; rest: Code } {
  const [, name] = element.tokens
  return element.words[0] === 'CONSTRAINT' && name
    ? { name: plainName(name), rest: partOf(element, 2) }
    : { rest: element }
}

function readConstraint(code: Code, name: string | undefined): KeyDefinition {
  const { words } = code
  const using = indexOutside(code, /^USING$/)
  // the name of an index that exists, not the properties of a new one
  const usesIndex =
    using !== -1 &&
    /word|name/.test(code.tokens[using + 2]?.kind ?? '') &&
    !/^(?:COMPRESS|COMPUTE|DISABLE|ENABLE|GLOBAL|INITRANS|LOCAL|LOGGING|MAXTRANS|NOCOMPRESS|NOLOGGING|NOPARALLEL|NOREVERSE|NOSORT|NOVALIDATE|ONLINE|PARALLEL|PCTFREE|REVERSE|SORT|STORAGE|TABLESPACE|VALIDATE|VISIBLE)$/.test(
      words[using + 2] ?? '',
    )
  return { ...readKey(code, name, isNotValid(code)), usesIndex }
}

/** Returns a CREATE TABLE; `start` is the index after the word TABLE. */
export async function readCreateTable(code: Code, start: number, readQuery: ReadQuery): Promise<CreateTable> {
  const { words } = code
  const hasIfNotExists = words[start] === 'IF'
  const { name: table, end } = nameAt(code, hasIfNotExists ? start + 3 : start)
  const as = queryWord(code, end)
  const query = as === -1 ? undefined : await readQuery(partOf(code, as + 1))
  if (words[end] !== '(' && !query && !/^(?:AS|OF|ORGANIZATION)$/.test(words[end] ?? '')) rejectAt(code, end)
  const close = words[end] === '(' ? closeOf(code, end) : end
  if (close >= words.length || words[close - 1] === ',') rejectAt(code, close)
  // DDL without the semicolon between its statements, as DBMS_METADATA returns it
  const next = query ? -1 : indexOutside(code, /^(?:ALTER|CREATE)$/, close)
  if (next !== -1) rejectAt(code, next)
  const isObject = words[end] === 'OF'
  const { columns, keys } = query || isObject ? { columns: [], keys: [] } : readElements(groupAt(code, end))
  const partition = words.findIndex((word, at) => at >= close && word === 'PARTITION' && words[at + 1] === 'BY')
  const isPartitioned = partition !== -1
  return {
    kind: 'create table',
    table,
    columns,
    keys,
    options: new Map(),
    isTemporary: words.slice(0, start).includes('TEMPORARY'),
    hasIfNotExists,
    isPartitioned,
    partitionColumns: isPartitioned
      ? readIndexKeys(groupAt(code, partition + 3)).flatMap(({ column }) => column ?? [])
      : [],
    isDefaultPartition: isPartitioned && hasDefaultPartition(words.slice(partition)),
    // a table of a type, and an external one, which has no keys
    isLike: isObject || words.includes('EXTERNAL', close),
    ...(query && { query }),
  }
}

function hasDefaultPartition(words: readonly string[]): boolean {
  return words.some(
    (word, at) => word === 'MAXVALUE' || (word === 'DEFAULT' && words[at - 1] === '(' && words[at - 2] === 'VALUES'),
  )
}
