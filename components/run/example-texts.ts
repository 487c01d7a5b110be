import type { SqlExamples } from '@/lib/site-data/sql-examples'
import type { RunInput } from './run-props'

/** Returns the input for an example of the site. Throws for an unknown name. */
export function exampleInput({ tables, volume, examples }: SqlExamples, name: string): RunInput {
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined
  if (!example) throw new Error(`there is no example ${name}`)
  const needed = [...tables, ...(example.hasVolume ? volume : [])].filter(([table]) => example.tables.includes(table))
  const schema = [...needed.map(([, sql]) => sql), ...(example.setup === undefined ? [] : [example.setup])].join('\n')
  return { schema, sql: example.sql, example: name, isEdited: false }
}
