import { tokenize, type Token } from '../../review/tokens'

/** The number of pages and rows of a table, partition, materialised view or index. */
export interface RelationStatistics {
  readonly schema: string
  readonly name: string
  readonly pages: number
  readonly rows: number
  readonly allVisible: number
}

/** The statistics of a column, or of an expression of an index, as the arguments of `pg_restore_attribute_stats`. */
export interface ColumnStatistics {
  readonly schema: string
  readonly relation: string
  readonly column: string
  readonly arguments: readonly (readonly [name: string, value: string, type: string])[]
}

export interface Statistics {
  readonly relations: readonly RelationStatistics[]
  readonly columns: readonly ColumnStatistics[]
}

/** The arguments of `pg_restore_attribute_stats` and their types; others are not passed on. */
const argumentTypes: Readonly<Record<string, string>> = {
  attname: 'text',
  attnum: 'smallint',
  inherited: 'boolean',
  null_frac: 'real',
  avg_width: 'integer',
  n_distinct: 'real',
  most_common_vals: 'text',
  most_common_freqs: 'real[]',
  histogram_bounds: 'text',
  correlation: 'real',
  most_common_elems: 'text',
  most_common_elem_freqs: 'real[]',
  elem_count_histogram: 'real[]',
  range_length_histogram: 'text',
  range_empty_frac: 'real',
  range_bounds_histogram: 'text',
}

const call = /\bpg_restore_(relation|attribute)_stats\s*\(/gi

/**
 * Reads the calls of `pg_restore_relation_stats` and `pg_restore_attribute_stats` that `pg_dump --statistics-only` and
 * the query of `statistics-query.ts` print; the text around the calls, such as the frame of psql, is skipped.
 */
export function readStatistics(text: string): Statistics {
  const relations: RelationStatistics[] = []
  const columns: ColumnStatistics[] = []
  const calls = [...text.matchAll(call)]
  calls.forEach((match, at) => {
    const start = match.index + match[0].length
    const given = readArguments(text.slice(start, calls[at + 1]?.index ?? text.length))
    const schema = given.get('schemaname') ?? 'public'
    const name = given.get('relname')
    if (name === undefined) return
    const number = (key: string) => Number(given.get(key) ?? 0) || 0
    if (match[1]?.toLowerCase() === 'relation') {
      const [pages, rows] = [Math.max(0, Math.round(number('relpages'))), number('reltuples')]
      relations.push({ schema, name, pages, rows, allVisible: number('relallvisible') })
      return
    }
    const column = given.get('attname') ?? given.get('attnum') ?? ''
    const known = [...given].flatMap(([key, value]): [string, string, string][] => {
      const type = argumentTypes[key]
      return type === undefined ? [] : [[key, value, type]]
    })
    columns.push({ schema, relation: name, column, arguments: known })
  })
  return { relations, columns }
}

/** Returns the pairs of name and value of a call, up to its closing parenthesis. */
function readArguments(text: string): ReadonlyMap<string, string> {
  const values: string[] = []
  let sign = ''
  for (const token of tokenize(text, 'postgresql')) {
    if (token.text === ')') break
    if (token.text === '-') sign = '-'
    else if (token.kind === 'string' || token.kind === 'number' || /^(?:true|false|null)$/i.test(token.text)) {
      values.push(sign + valueOf(token))
      sign = ''
    }
  }
  const given = new Map<string, string>()
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [name, value] = [values[at], values[at + 1]]
    if (name !== undefined && value !== undefined && !/^null$/i.test(value)) given.set(name, value)
  }
  return given
}

function valueOf({ kind, text }: Token): string {
  if (kind !== 'string') return text
  const inner = text.slice(text.indexOf("'") + 1, text.endsWith("'") ? -1 : undefined).replaceAll("''", "'")
  return /^e'/i.test(text) ? inner.replace(/\\(.)/gs, '$1') : inner
}
