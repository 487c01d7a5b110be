import { join } from 'node:path'
import { z } from 'zod'
import type { Report } from '../../diagnostics/diagnostic'
import { issueReports, schemaIssues, strictMap } from '../../content-model/schema-issues'
import { readYamlFile } from '../yaml-file'

const variants = z
  .array(z.string({ error: 'must be text' }).min(1), {
    error: 'must be a list of what people write instead, such as [Postgres]',
  })
  .nullable()
const spellings = z.record(
  z.string(),
  variants.transform((words) => words ?? []),
)
const termsCheck = strictMap({
  names: spellings.default({}),
  terms: strictMap({ en: spellings.default({}), zh: spellings.default({}) }).default({ en: {}, zh: {} }),
})

/** The preferred names and terms, each with the variants that writers use instead. */
export type Terms = z.infer<typeof termsCheck>

const none: Terms = { names: {}, terms: { en: {}, zh: {} } }

/**
 * Reads `terms.yml` of a content folder and returns its terms and errors; the terms are empty if it does not exist or
 * has errors.
 */
export function readTerms(contentDir: string): { terms: Terms; reports: Report[] } {
  const file = join(contentDir, 'terms.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return { terms: none, reports: [] }
  const { value, reports, positionOf } = yaml
  const issues = reports.length > 0 || value === null ? [] : schemaIssues(termsCheck, value)
  const terms = issues.length > 0 || value === null ? none : termsCheck.parse(value)
  return { terms, reports: [...reports, ...issueReports(file, issues, positionOf)] }
}
