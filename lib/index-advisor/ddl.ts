import type { AdvisorDialect } from './dialect'
import { quoteName } from '../sql/index'
import type { Candidate } from './candidates/candidates'

/** Returns the list of an index’s columns as SQL. */
export function columnsSql({ keys, include }: Candidate, dialect: AdvisorDialect = 'postgresql'): string {
  const quoted = dialect === 'mysql' ? quoteMysqlName : quoteName
  const list = keys.map(
    ({ column, call, isDescending, nulls, operatorClass }) =>
      `${call === undefined ? quoted(column) : `${call}(${quoted(column)})`}${operatorClass === undefined ? '' : ` ${operatorClass}`}${isDescending ? ' DESC' : ''}${nulls === undefined ? '' : ` NULLS ${nulls.toUpperCase()}`}`,
  )
  const more = include.length > 0 ? ` INCLUDE (${include.map(quoted).join(', ')})` : ''
  return `(${list.join(', ')})${more}`
}

/** Returns a name for the index as PostgreSQL chooses them, with a number if it is taken. */
export function indexName({ table, keys, include }: Candidate, taken: ReadonlySet<string> = new Set()): string {
  const base = [table.name, ...keys.map(({ column, call }) => call ?? column)].join('_').slice(0, 50)
  const suffix = include.length > 0 ? '_incl_idx' : '_idx'
  for (let number = 0; ; number++) {
    const name = `${base}${suffix}${number === 0 ? '' : number}`
    if (!taken.has(name)) return name
  }
}

/** Returns the statement that creates an index without locking out writes; a partitioned table cannot have that. */
export function createStatement(
  candidate: Candidate,
  name: string,
  { dialect, isPartitioned }: { readonly dialect: AdvisorDialect; readonly isPartitioned: boolean },
): string {
  const { schema, name: table } = candidate.table
  const parts = [...(schema === undefined || schema === 'public' ? [] : [schema]), table]
  if (dialect === 'mysql') {
    const target = parts.map(quoteMysqlName).join('.')
    return `ALTER TABLE ${target} ADD INDEX ${quoteMysqlName(name)} ${columnsSql(candidate, dialect)}, ALGORITHM=INPLACE, LOCK=NONE;`
  }
  const target = parts.map(quoteName).join('.')
  return `CREATE INDEX ${isPartitioned ? '' : 'CONCURRENTLY '}${quoteName(name)} ON ${target} ${columnsSql(candidate)};`
}

function quoteMysqlName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/i.test(name) ? name : `\`${name.replaceAll('`', '``')}\``
}
