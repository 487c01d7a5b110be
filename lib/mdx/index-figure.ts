import { didYouMean } from '../text/nearest'
import { FenceError } from './fence-error'
import { checkOrder } from './index-order'

/** The use of an entry that a query reads: it matches the conditions of the query or does not. */
type EntryUse = 'matching' | 'rejected'

/** A sample entry of an index. */
export interface IndexEntry {
  /** Undefined if the query does not read the entry. */
  readonly use?: EntryUse
  /** The values in the index, one for each column. */
  readonly values: readonly string[]
  /** The values that the query fetches from the entry's row in the table, one for each fetched column. */
  readonly fetched?: readonly string[]
}

/** An index with sample entries, and what a query reads of them. */
export interface IndexFigure {
  /** The index as in CREATE INDEX, from its name or table on. */
  readonly index: string
  /** The columns whose values the entries have: key columns, then included columns. */
  readonly columns: readonly string[]
  /** The condition of the query, or what else about the query matters. */
  readonly query?: string
  /** The columns that the query fetches from the table: none for a covering index, undefined if left open. */
  readonly table?: readonly string[]
  /** The entries in the order of the index; undefined stands for entries that are left out. */
  readonly entries: readonly (IndexEntry | undefined)[]
}

const fields = ['index', 'query', 'table'] as const

type Field = (typeof fields)[number]

/** The marks of entries that the query reads. */
const uses: Readonly<Record<string, EntryUse>> = { '+': 'matching', '-': 'rejected' }

/**
 * Parses the source of an `index` fence: fields, an empty line, entries. Throws a `FenceError` with the line of an error.
 */
export function parseIndexFigure(source: string): IndexFigure {
  const lines = source.split('\n').map((text, line) => ({ text, line }))
  const end = lines.findIndex(({ text }) => text.trim() === '')
  const given = readFields(end < 0 ? lines : lines.slice(0, end))
  const { index, query, table } = given
  if (!index) throw new FenceError(0, 'an index figure begins with its index: `index: orders (o_custkey, o_orderdate)`')
  const { keys, included } = indexColumns(index.value)
  const columns = [...keys, ...included]
  if (keys.length === 0)
    throw new FenceError(index.line, 'the columns of the index are missing: `index: orders (o_custkey, o_orderdate)`')
  const fetched = table && (table.value === 'none' ? [] : splitList(table.value))
  const written = end < 0 ? [] : lines.slice(end).filter(({ text }) => text.trim() !== '')
  const entries = written.map(({ text, line }) => readEntry(text, line, columns, fetched))
  if (!entries.some(isRead))
    throw new FenceError(
      end < 0 ? lines.length - 1 : end,
      'the query reads no entry: after an empty line, write one entry a line, with + before those that are read and match, - before those that are read and do not match',
    )
  checkOrder(
    keys,
    entries.map((entry) => entry?.values),
    written.map(({ line }) => line),
  )
  return {
    index: index.value,
    columns,
    ...(query && { query: query.value }),
    ...(fetched && { table: fetched }),
    entries,
  }
}

interface Line {
  readonly text: string
  readonly line: number
}

function readFields(lines: readonly Line[]) {
  const given: Partial<Record<Field, { value: string; line: number }>> = {}
  for (const { text, line } of lines) {
    const [, name = '', value = ''] = /^\s*(\w+):\s*(.*\S)\s*$/.exec(text) ?? []
    const field = fields.find((known) => known === name)
    if (name === '')
      throw new FenceError(line, `“${text.trim()}” is not a field: the entries begin below an empty line`)
    if (!field)
      throw new FenceError(
        line,
        `an index figure has no “${name}”${didYouMean(name, fields)}; known: ${fields.join(', ')}`,
      )
    if (given[field]) throw new FenceError(line, `there is a second “${name}”: delete one`)
    given[field] = { value, line }
  }
  return given
}

function readEntry(
  text: string,
  line: number,
  columns: readonly string[],
  table: readonly string[] | undefined,
): IndexEntry | undefined {
  if (/^\s*(?:…|\.\.\.)\s*$/.test(text)) return undefined
  const [, mark = '', rest = ''] = /^\s*(?:([+-])\s)?\s*(.*?)\s*$/.exec(text) ?? []
  const [key = '', row] = rest.split(/\s*->\s*/)
  const values = key.split(/\s*\|\s*/)
  if (values.length !== columns.length)
    throw new FenceError(line, `this entry needs ${countOf(columns)}, separated by |: ${columns.join(' | ')}`)
  const use = uses[mark]
  if (row === undefined) return { values, ...(use && { use }) }
  if (!table?.length)
    throw new FenceError(line, 'name the columns that come from the table above the entries: `table: o_totalprice`')
  if (!use) throw new FenceError(line, 'a row is fetched for entries that are read: write + or - before it')
  const fetched = row.split(/\s*\|\s*/)
  if (fetched.length !== table.length)
    throw new FenceError(line, `behind -> this entry needs ${countOf(table)}, separated by |: ${table.join(' | ')}`)
  return { use, values, fetched }
}

function countOf(columns: readonly string[]): string {
  return columns.length === 1 ? 'one value' : `${columns.length} values`
}

/** True if a query reads an entry; false for entries that are left out. */
export function isRead(entry: IndexEntry | undefined): entry is IndexEntry & { readonly use: EntryUse } {
  return entry?.use !== undefined
}

/** Returns the key columns and the included columns of an index, as in `orders (o_custkey) INCLUDE (o_totalprice)`. */
function indexColumns(index: string): { keys: string[]; included: string[] } {
  const key = insideParentheses(index)
  const included = key && /^\s*INCLUDE\b/i.test(key.after) ? insideParentheses(key.after) : undefined
  return { keys: splitList(key?.inside ?? ''), included: splitList(included?.inside ?? '') }
}

/** Returns the text in the first parentheses, which may contain others, and the text after them. */
function insideParentheses(text: string): { inside: string; after: string } | undefined {
  const start = text.indexOf('(')
  if (start < 0) return undefined
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return { inside: text.slice(start + 1, at), after: text.slice(at + 1) }
  }
  return undefined
}

/** Splits a list at its commas, except those in parentheses. */
function splitList(list: string): string[] {
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= list.length; at++) {
    if (list[at] === '(') depth++
    else if (list[at] === ')') depth--
    else if (at === list.length || (list[at] === ',' && depth === 0)) {
      items.push(list.slice(start, at).trim())
      start = at + 1
    }
  }
  return items.filter((item) => item !== '')
}
