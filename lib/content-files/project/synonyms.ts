import path from 'node:path'
import { z } from 'zod'
import type { Report } from '../../diagnostics/diagnostic'
import { schemaIssues } from '../../content-model/schema-issues'
import { readYamlFile } from '../yaml-file'

/** Words and phrases that the search treats as synonyms. */
export type SynonymRow = readonly string[]

const FORM = 'must be a list of at least two words or phrases, such as `- [slow log, 慢日志]`'

const row = z
  .array(z.string({ error: "must be text, in quotes if need be ('null')" }).trim().min(1), { error: FORM })
  .min(2, { error: FORM })
  .superRefine((words, context) =>
    words.forEach((word, index) => {
      if (words.indexOf(word) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          input: word,
          message: 'must not be a duplicate of another word in its row',
        })
    }),
  )
const rows = z.array(row, { error: 'must be a list of rows, such as `- [slow log, 慢日志]`' })

/** Reads `synonyms.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readSynonyms(contentDir: string, reports: Report[]): readonly SynonymRow[] | undefined {
  const file = path.join(contentDir, 'synonyms.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const value = yaml.value ?? []
  const issues = schemaIssues(rows, value)
  for (const { path: at, message } of issues) reports.push({ file, ...yaml.positionOf(at), message })
  return issues.length > 0 ? [] : rows.parse(value)
}
