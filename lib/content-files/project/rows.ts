import type { z } from 'zod'
import type { TextPosition } from '../../content-model/prose'
import { formatPath, formatValue, schemaIssues, type SchemaIssue } from '../../content-model/schema-issues'
import { readYamlFile } from '../yaml-file'
import { lenientRow } from './lenient-row'
import type { ReportSink } from './report-sink'

/** An entry of a YAML map. */
export interface Row<T> {
  readonly key: string
  readonly row: T
  readonly position: TextPosition
  /** Returns the position of a field of the entry. */
  readonly positionOf: (path: readonly PropertyKey[]) => TextPosition
}

/** The options for reading the entries of a file. */
interface RowOptions {
  /** Converts an entry before it is validated. */
  readonly prepare?: (value: unknown) => unknown
  /** Returns values for the missing required fields of an entry. */
  readonly defaults?: (key: string) => Readonly<Record<string, unknown>>
}

/**
 * Returns the entries of a YAML map without values that do not match a schema, which are added to `sink`: as errors, or in a
 * lenient folder as unsupported. An entry is omitted if the rest does not match either. Returns undefined if the file does
 * not exist or is not a map.
 */
export function readRows<T>(
  file: string,
  schema: z.ZodType<T>,
  example: string,
  sink: ReportSink,
  { prepare = (value) => value, defaults = () => ({}) }: RowOptions = {},
): Row<T>[] | undefined {
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  sink.errors.push(...yaml.reports)
  if (yaml.reports.length > 0) return undefined
  const { value, positionOf } = yaml
  if (value === null) return []
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = `must be a map with an entry for each key, such as \`${example}\`, not ${formatValue(value)}`
    sink.errors.push({ file, ...positionOf([]), message })
    return undefined
  }
  return Object.entries(value).flatMap(([key, given]): Row<T>[] => {
    const { row, issues } = rowOf(schema, prepare(given), { level: sink.level, defaults: defaults(key) })
    for (const { path, at = path, message } of issues) {
      const report = {
        file,
        ...positionOf([key, ...at]),
        message: [`“${key}”:`, formatPath(path), message].filter(Boolean).join(' '),
      }
      if (row === undefined || sink.level === 'strict') sink.errors.push(report)
      else sink.unsupported.push(report)
    }
    if (row === undefined) return []
    const positionIn = (path: readonly PropertyKey[]) => positionOf([key, ...path])
    return [{ key, row, position: positionIn([]), positionOf: positionIn }]
  })
}

/** Returns an entry without its invalid values, and its issues. In a lenient folder, a missing field is not an issue. */
function rowOf<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { level, defaults }: { level: ReportSink['level']; defaults: Readonly<Record<string, unknown>> },
): { row: T | undefined; issues: SchemaIssue[] } {
  const { row, issues } = lenientRow(schema, value, defaults)
  return { row, issues: level === 'lenient' ? issues : schemaIssues(schema, value) }
}
