import { dialectOf } from '@/lib/recognize/dialect'
import type { ReviewDialect } from '@/lib/review/dialect'

/** The names of the dialects that are recognised. */
export const dialectNames: Readonly<Record<ReviewDialect, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlserver: 'SQL Server',
  oracle: 'Oracle',
}

/** Returns the dialect that a text has signs of; undefined for PostgreSQL, which is not certain. */
export function likelyDialect(text: string): Exclude<ReviewDialect, 'postgresql'> | undefined {
  // drivers have the placeholder `?` for all databases
  const dialect = dialectOf(text.replaceAll('?', '1'))
  return dialect === 'postgresql' ? undefined : dialect
}
