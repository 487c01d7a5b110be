import { readFileSync } from 'node:fs'
import { productIn } from '../../config/product'
import type { LoadedModule } from '../module-file'
import { modulePosition } from '../module-position'
import type { Report } from '../../diagnostics/diagnostic'
import { sidebarsFile } from './project-schema'
import { issueReports, schemaIssues, type SchemaIssue } from '../../content-model/schema-issues'
import type { Sidebars } from '../../content-model/sidebars'

/** The maximum depth of a path in `sidebars.ts`, in keys. */
const MAX_DEPTH = 50

/**
 * Returns the sidebars that a loaded `sidebars.ts` exports; undefined if it has errors, which are added to `reports`
 * with positions.
 */
export function toSidebars(file: string, loaded: LoadedModule, reports: Report[]): Sidebars | undefined {
  if ('report' in loaded) {
    reports.push(loaded.report)
    return undefined
  }
  const issues = sidebarIssues(loaded.value)
  if (issues.length === 0) return productIn(sidebarsFile.parse(loaded.value)) as Sidebars
  const source = readFileSync(file, 'utf8')
  reports.push(...issueReports(file, issues, (path) => modulePosition(source, path)))
  return undefined
}

function sidebarIssues(value: unknown): SchemaIssue[] {
  if (value === undefined)
    return [{ path: [], message: "has no default export: write `export default { guidesBar: ['index'] }`" }]
  const endless = findCycle(value, [])
  if (endless) return [endless]
  return schemaIssues(sidebarsFile, value)
}

/** Returns an issue for a value that contains itself or is nested deeper than `MAX_DEPTH`. */
function findCycle(
  value: unknown,
  path: readonly PropertyKey[],
  around: readonly unknown[] = [],
): SchemaIssue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return { path, message: 'contains itself' }
  if (path.length > MAX_DEPTH) return { path, message: `is nested deeper than ${MAX_DEPTH} levels` }
  for (const [key, inner] of Object.entries(value)) {
    const found = findCycle(inner, [...path, Array.isArray(value) ? Number(key) : key], [...around, value])
    if (found) return found
  }
  return undefined
}
