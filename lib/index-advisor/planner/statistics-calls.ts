import { quoteText } from '../../sql/index'
import type { ColumnStatistics } from '../input/statistics'

/** Returns the call that restores the pages and rows of a relation. */
export function relationCall(schema: string, name: string, values: Readonly<Record<string, number>>): string {
  const types: Readonly<Record<string, string>> = { relpages: 'integer', reltuples: 'real', relallvisible: 'integer' }
  const list = Object.entries(values).map(([key, value]) => {
    const number = key === 'reltuples' ? value : Math.round(value)
    return `, '${key}', '${number}'::${types[key] ?? 'real'}`
  })
  return `SELECT pg_restore_relation_stats('schemaname', ${quoteText(schema)}, 'relname', ${quoteText(name)}${list.join('')});`
}

/** Returns the call that restores the statistics of a column, or of an expression of an index. */
export function columnCall({ schema, relation, arguments: given }: ColumnStatistics): string {
  const list = given.map(([name, value, type]) => `, '${name}', ${quoteText(value)}::${type}`)
  const inherited = given.some(([name]) => name === 'inherited') ? '' : `, 'inherited', false`
  return `SELECT pg_restore_attribute_stats('schemaname', ${quoteText(schema)}, 'relname', ${quoteText(relation)}${inherited}${list.join('')});`
}
