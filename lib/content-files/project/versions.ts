import path from 'node:path'
import { z } from 'zod'
import { issueReports, schemaIssues } from '../../content-model/schema-issues'
import type { Report } from '../../diagnostics/diagnostic'
import { engineVersion, type EngineVersion } from '../../engine-versions/schema'
import { readYamlFile } from '../yaml-file'

const entries = z
  .array(engineVersion, { error: 'must be a list of entries, such as `- { id: …, engine: MySQL, … }`' })
  .superRefine((list, context) =>
    list.forEach(({ id }, index) => {
      if (list.findIndex((entry) => entry.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          input: id,
          message: `“${id}” is the id of two entries`,
        })
    }),
  )

/** Reads `versions.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readVersions(contentDir: string, reports: Report[]): readonly EngineVersion[] | undefined {
  const file = path.join(contentDir, 'versions.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const value = yaml.value ?? []
  const issues = schemaIssues(entries, value)
  reports.push(...issueReports(file, issues, yaml.positionOf))
  return issues.length > 0 ? [] : entries.parse(value)
}
