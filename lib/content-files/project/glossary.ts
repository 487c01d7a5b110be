import path from 'node:path'
import { z } from 'zod'
import { productIn } from '../../config/product'
import { strictMap } from '../../content-model/schema-issues'
import type { Report } from '../../diagnostics/diagnostic'
import type { Glossary, GlossaryTerm } from '../../glossary/schema'
import { locales } from '../../i18n/locales'
import { kebabCase } from '../../text/kebab-case'
import type { ReportSink } from './report-sink'
import { readRows, type Row } from './rows'

const text = z.string().trim().min(1)
const termText = strictMap({
  term: text,
  definition: text.refine((definition) => definition.split('`').length % 2 === 1, {
    error: 'must have a backtick at both ends of its code',
  }),
})
const termRow = strictMap({ en: termText, zh: termText })

const EXAMPLE = 'workload: { en: { term, definition }, zh: { term, definition } }'

/** Reads `glossary.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `sink`. */
export function readGlossary(contentDir: string, sink: ReportSink): Glossary | undefined {
  const file = path.join(contentDir, 'glossary.yml')
  const rows = readRows(file, termRow, EXAMPLE, { ...sink, level: 'strict' })
  sink.errors.push(...invalidIds(file, rows ?? []), ...usedTwice(file, rows ?? []))
  return rows?.map(({ key, row }): GlossaryTerm => ({ id: key, ...(productIn(row) as typeof row) }))
}

type TermRow = Row<z.infer<typeof termRow>>

function invalidIds(file: string, rows: readonly TermRow[]): Report[] {
  return rows
    .filter(({ key }) => !kebabCase.test(key))
    .map(({ key, position }) => ({
      file,
      ...position,
      message: `“${key}”: an id must be lower-case Latin letters and digits with hyphens between them, such as covering-index`,
    }))
}

function usedTwice(file: string, rows: readonly TermRow[]): Report[] {
  return locales.flatMap((locale) => {
    const owners = new Map<string, string>()
    return rows.flatMap(({ key, row, positionOf }): Report[] => {
      const name = row[locale].term
      const owner = owners.get(name.toLowerCase())
      owners.set(name.toLowerCase(), key)
      if (owner === undefined) return []
      const message = `“${key}”: ${locale}.term “${name}” is the term of “${owner}” already`
      return [{ file, ...positionOf([locale, 'term']), message }]
    })
  })
}
