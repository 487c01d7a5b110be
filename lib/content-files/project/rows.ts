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
  /** Returns values for the missing required fields of an entry in a lenient folder. */
  readonly defaults?: (key: string) => Readonly<Record<string, unknown>>
}

/**
 * Returns the entries of a YAML map that match a schema, and adds errors of the others to `sink`; undefined if the file
 * does not exist. In a lenient folder, only the values that do not match are omitted.
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
  const { value, positionOf } = yaml
  if (value === null) return []
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = `must be a map with an entry for each key, such as \`${example}\`, not ${formatValue(value)}`
    sink.errors.push({ file, ...positionOf([]), message })
    return []
  }
  return Object.entries(value).flatMap(([key, given]): Row<T>[] => {
    const { row, issues } = rowOf(schema, prepare(given), sink.level === 'lenient' ? defaults(key) : undefined)
    for (const { path, at = path, message } of issues) {
      const report = {
        file,
        ...positionOf([key, ...at]),
        message: [`“${key}”:`, formatPath(path), message].filter(Boolean).join(' '),
      }
      if (row === undefined) sink.errors.push(report)
      else sink.unsupported.push(report)
    }
    if (row === undefined) return []
    const positionIn = (path: readonly PropertyKey[]) => positionOf([key, ...path])
    return [{ key, row, position: positionIn([]), positionOf: positionIn }]
  })
}

/** Returns an entry and its issues; with issues, it is undefined, unless `defaults` allow an entry without values. */
function rowOf<T>(
  schema: z.ZodType<T>,
  value: unknown,
  defaults: Readonly<Record<string, unknown>> | undefined,
): { row: T | undefined; issues: SchemaIssue[] } {
  if (defaults) return lenientRow(schema, value, defaults)
  const issues = schemaIssues(schema, value)
  return { row: issues.length > 0 ? undefined : schema.parse(value), issues }
}
