import path from 'node:path'
import { z } from 'zod'
import { locationError, parseLocation, type Redirect } from '../../content-model/redirects'
import { issueReports, schemaIssues } from '../../content-model/schema-issues'
import type { SourcePosition } from '../../content-model/body-error'
import type { Report } from '../../diagnostics/diagnostic'
import { readYamlFile } from '../yaml-file'

/** A redirect of `redirects.yml` with its position in the file. */
export type RedirectRow = Redirect & Pick<SourcePosition, 'line' | 'column'>

const location = z
  .string({ error: 'must be a path of the site, such as /guides/new/' })
  .refine((text) => locationError(text) === undefined, { error: ({ input }) => locationError(String(input)) })
const rows = z
  .record(z.string(), location, { error: 'must be lines such as /guides/old/: /guides/new/' })
  .superRefine((given, context) => {
    for (const from of Object.keys(given)) {
      const message = locationError(from)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [from], message })
    }
  })

/** Reads `redirects.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readRedirects(contentDir: string, reports: Report[]): readonly RedirectRow[] | undefined {
  const file = path.join(contentDir, 'redirects.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const value = yaml.value ?? {}
  const issues = schemaIssues(rows, value)
  reports.push(...issueReports(file, issues, yaml.positionOf))
  if (issues.length > 0) return []
  return Object.entries(rows.parse(value)).map(([from, to]) => ({
    from: parseLocation(from),
    to: parseLocation(to),
    ...yaml.positionOf([from]),
  }))
}
