import type { ObjectName } from '../../review/query'
import { findTable, type Schema } from '../../review/schema'
import { isCommon } from '../../review/scope'
import type { StatementBody } from '../../review/statement'
import { leavesOf } from '../../review/walk'
import { Usages, type Views } from './usage'

/** Returns the names of the tables that a statement and its views read, but that the schema does not have. */
export function unknownTables(body: StatementBody, schema: Schema, views: Views): string[] {
  return new Usages(body, schema, views).blocks.flatMap((block) =>
    leavesOf(block.query.from).flatMap((source) => {
      if (source.kind !== 'table' || isCommon(source.table.name, block)) return []
      const { table } = source
      const isKnown = findTable(schema, table) || views.has(table.name.toLowerCase()) || isSystemTable(table)
      return isKnown ? [] : [table.name]
    }),
  )
}

/** True for the catalogs of PostgreSQL and MySQL, and for MySQL's DUAL. */
function isSystemTable({ schema = '', name }: ObjectName): boolean {
  return (
    /^(?:pg_catalog|information_schema|mysql|performance_schema|sys)$/i.test(schema) || /^(?:pg_.*|dual)$/i.test(name)
  )
}
