import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productIn } from '../../config/product'
import { fileKind } from '../../node/file-kind'
import type { LoadedModule } from '../module-file'
import { modulePosition } from '../module-position'
import { parseYamlFile } from '../yaml-file'
import type { TextPosition } from '../../content-model/prose'
import { sidebarsFile } from './project-schema'
import { addUnsupported, type ReportSink } from './report-sink'
import { formatPath, schemaIssues, type SchemaIssue } from '../../content-model/schema-issues'
import { convertSidebars } from './sidebar-forms'
import type { Sidebars } from '../../content-model/sidebar-items'
import { withoutPath } from '../../content-model/without-path'

/** The maximum depth of a path in `sidebars.ts`, in keys. */
const MAX_DEPTH = 50

/** The possible names of the sidebars file, in order of precedence. */
export const sidebarsNames = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)

/** Returns the path of a content folder's sidebars file; that of `sidebars.ts` if there is none. */
export function sidebarsPath(contentDir: string): string {
  const name = sidebarsNames.find((one) => fileKind(path.join(contentDir, one)) === 'file')
  return path.join(contentDir, name ?? 'sidebars.ts')
}

/** Returns a function for the positions of values in the sidebars of a content folder. */
export function sidebarsPosition(contentDir: string): (at: readonly PropertyKey[]) => TextPosition {
  const file = sidebarsPath(contentDir)
  if (fileKind(file) !== 'file') return () => ({ line: 1, column: 1 })
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? parseYamlFile(file, source).positionOf : (at) => modulePosition(source, at)
}

/**
 * Returns the sidebars that a loaded file exports; undefined if it has errors, which are added to `sink` with positions.
 * In a lenient folder, invalid items are omitted.
 */
export function toSidebars(file: string, loaded: LoadedModule, sink: ReportSink): Sidebars | undefined {
  if ('report' in loaded) {
    sink.errors.push(loaded.report)
    return undefined
  }
  const positionOf = sidebarsPosition(path.dirname(file))
  const reportOf = ({ path: at, at: place = at, message }: SchemaIssue) => ({
    file,
    ...positionOf(place),
    message: `${formatPath(at)} ${message}`.trim(),
  })
  const unreadable = unreadableValue(loaded.value)
  if (unreadable) {
    sink.errors.push(reportOf(unreadable))
    return undefined
  }
  const { value, dropped } = convertSidebars(loaded.value)
  for (const { path: at, message } of dropped) addUnsupported(sink, { file, ...positionOf(at), message })
  const issues = schemaIssues(sidebarsFile, value)
  for (const issue of issues) addUnsupported(sink, reportOf(issue))
  const valid = sink.level === 'lenient' ? withoutInvalid(value, issues) : value
  const result = sidebarsFile.safeParse(valid)
  if (result.success) return productIn(result.data) as Sidebars
  // issues of the whole value, such as a list in place of a map, cannot be mended by omitting items
  if (sink.level === 'lenient') sink.errors.push(...issues.map(reportOf))
  return undefined
}

/** Returns sidebars without unknown fields, and without the items with other issues. */
function withoutInvalid(value: unknown, issues: readonly SchemaIssue[]): unknown {
  const paths = issues.flatMap(({ path: at, keys }) => {
    if (keys) return keys.map((key) => [...at, key])
    const item = at.findLastIndex((step) => typeof step === 'number')
    return [item < 0 ? at.slice(0, 1) : at.slice(0, item + 1)]
  })
  const distinct = [...new Map(paths.map((one) => [JSON.stringify(one), one])).values()]
  return distinct.reduceRight(withoutPath, value)
}

function unreadableValue(value: unknown): SchemaIssue | undefined {
  if (value === undefined)
    return { path: [], message: "has no default export: write `export default { guidesBar: ['index'] }`" }
  return findCycle(value, [])
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
