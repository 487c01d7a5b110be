import type { Translation } from './dialect/translation'
import { mysql } from './mysql/translation'
import { oracle } from './oracle/translation'
import { sqlserver } from './sqlserver/translation'

/** The dialects of the texts: PostgreSQL, which is not translated, MySQL with MariaDB, Oracle and SQL Server. */
export const dialects = ['postgresql', 'mysql', 'oracle', 'sqlserver'] as const

export type Dialect = (typeof dialects)[number]

export const translations: Readonly<Partial<Record<Dialect, Translation>>> = { mysql, oracle, sqlserver }

/** Returns the name for readers of the engine from whose dialect texts are translated; undefined for PostgreSQL. */
export function translatedEngine(dialect: Dialect): string | undefined {
  return translations[dialect]?.name
}
