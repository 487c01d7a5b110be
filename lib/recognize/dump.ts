import type { RecognizedSql } from './recognized'

const header = /^-- (?:PostgreSQL database dump|MySQL dump|MariaDB dump)\b/m
const footer = /^-- (?:PostgreSQL database dump complete|Dump completed)[^\n]*(?:\n--\s*$)?/gm
const statistics = /^SELECT \* FROM pg_catalog\.pg_restore_(?:relation|attribute)_stats\((?:\n[ \t][^\n]*)*\n\);$/gm

/**
 * Recognises the output of `pg_dump` or `mysqldump`, which can be too long to be split into statements: the schema, the
 * statistics in it, and queries that were appended.
 */
export function recognizeDump(text: string): RecognizedSql | undefined {
  if (!header.test(text.slice(0, 2000))) return undefined
  const dump = text.replace(/\r\n?/g, '\n')
  const end = [...dump.matchAll(footer)].at(-1)
  const rest = end ? dump.slice(end.index + end[0].length).replace(/^\\unrestrict .*$/m, '') : ''
  const body = end ? dump.slice(0, end.index + end[0].length) : dump
  return {
    kind: 'indexes',
    schema: body.replace(statistics, '').trim(),
    statistics: (body.match(statistics) ?? []).join('\n'),
    queries: rest.trim(),
    dialect: body.startsWith('-- PostgreSQL') || body.includes('-- PostgreSQL database dump') ? 'postgresql' : 'mysql',
  }
}
