import type { z } from 'zod'
import type { TextPosition } from '../../content-model/prose'
import { formatPath, formatValue, schemaIssues } from '../../content-model/schema-issues'
import type { Report } from '../../diagnostics/diagnostic'
import { readYamlFile } from '../yaml-file'

/** An entry of a YAML map. */
export interface Row<T> {
  readonly key: string
  readonly row: T
  readonly position: TextPosition
  /** Returns the position of a field of the entry. */
  readonly positionOf: (path: readonly PropertyKey[]) => TextPosition
}

/**
 * Returns the entries of a YAML map that match a schema, and adds errors of the others to `reports`; undefined if the
 * file does not exist.
 */
export function readRows<T>(
  file: string,
  schema: z.ZodType<T>,
  example: string,
  reports: Report[],
): Row<T>[] | undefined {
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const { value, positionOf } = yaml
  if (value === null) return []
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = `must be a map with an entry for each key, such as \`${example}\`, not ${formatValue(value)}`
    reports.push({ file, ...positionOf([]), message })
    return []
  }
  return Object.entries(value).flatMap(([key, row]): Row<T>[] => {
    const issues = schemaIssues(schema, row)
    for (const { path, at = path, message } of issues)
      reports.push({
        file,
        ...positionOf([key, ...at]),
        message: [`“${key}”:`, formatPath(path), message].filter(Boolean).join(' '),
      })
    if (issues.length > 0) return []
    const positionIn = (path: readonly PropertyKey[]) => positionOf([key, ...path])
    return [{ key, row: schema.parse(row), position: positionIn([]), positionOf: positionIn }]
  })
}
