import { readFileSync } from 'node:fs'
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Node, YAMLParseError, YAMLWarning } from 'yaml'
import { errorMessage } from '../text/error-message'
import { fileKind } from '../node/file-kind'
import type { Report } from '../diagnostics/diagnostic'
import { mergeConflict } from '../content-model/merge-conflict'
import type { TextPosition } from '../content-model/prose'

/** A parsed YAML file of a content folder, with the positions of its values. */
export interface YamlFile {
  readonly file: string
  /** The data; `null` if the file is empty or has errors. */
  readonly value: unknown
  readonly reports: readonly Report[]
  /**
   * Returns the position of the value at a path, or of its key; for a missing value, that of the deepest existing
   * parent.
   */
  readonly positionOf: (path: readonly PropertyKey[]) => TextPosition
}

/**
 * Reads a YAML file; returns undefined if it is not a file. Folders with its name are reported with the unused files.
 */
export function readYamlFile(file: string): YamlFile | undefined {
  if (fileKind(file) !== 'file') return undefined
  return parseYamlFile(file, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
}

/** Parses the text of a YAML file. */
export function parseYamlFile(file: string, text: string): YamlFile {
  const lines = new LineCounter()
  const at = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const doc = parseYaml(text, lines)
  if (!doc) {
    const start = { line: 1, column: 1 }
    const message = 'is nested too deeply'
    return { file, value: null, reports: [{ file, ...start, message }], positionOf: () => start }
  }
  const errors = yamlErrors(doc, lines).map(({ pos, message }) => ({
    ...at(pos[0]),
    message: `is not valid YAML: ${message}`,
  }))
  const conflict = errors.length > 0 ? mergeConflict(text) : undefined
  const reports = (conflict ? [conflict] : errors).map((error): Report => ({ file, ...error }))
  const { value, report } = reports.length === 0 ? toData(doc) : {}
  if (report !== undefined) reports.push({ file, ...at(0), message: report })
  return { file, value: value ?? null, reports, positionOf: (path) => at(offsetOf(doc.contents, path)) }
}

/**
 * Returns the first error or warning of each line of a document: after an error, the parser rejects every further token
 * of the line.
 */
export function yamlErrors(doc: Document, lines: LineCounter): (YAMLParseError | YAMLWarning)[] {
  const first = new Map<number, YAMLParseError | YAMLWarning>()
  for (const error of [...doc.errors, ...doc.warnings]) {
    const { line } = lines.linePos(error.pos[0])
    if (!first.has(line)) first.set(line, error)
  }
  return [...first.values()]
}

/** Parses a YAML document; returns undefined if it is nested too deeply for the recursive parser. */
export function parseYaml(text: string, lineCounter = new LineCounter()): Document | undefined {
  try {
    const doc = parseDocument(text, { lineCounter, prettyErrors: false })
    for (const error of doc.errors) if (error.code === 'DUPLICATE_KEY') error.message = duplicateKey(text, error)
    return doc.errors.some(({ message }) => /call stack/.test(message)) ? undefined : doc
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Returns a message that names the key of a map that occurs twice. */
function duplicateKey(text: string, { pos: [start] }: YAMLParseError): string {
  const key = /^(?:"[^"]*"|'[^']*'|[^:\s]+)/.exec(text.slice(start))?.[0] ?? ''
  return `“${key}” is there twice: delete one of the two`
}

/** Converts a YAML document to data; returns an error if its aliases expand to too many values. */
export function toData(doc: Document): { readonly value?: unknown; readonly report?: string } {
  try {
    return { value: doc.toJS({ maxAliasCount: 100 }) as unknown }
  } catch (error) {
    const isBomb = /alias count/.test(errorMessage(error))
    return {
      report: isBomb ? 'the references (`*name`) stand for too many values: write the values' : errorMessage(error),
    }
  }
}

/** Returns the offset of the key or the list item at a path, or of the last part of the path that exists. */
export function offsetOf(root: unknown, path: readonly PropertyKey[]): number {
  let node: unknown = root
  let offset = startOf(root)
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair) break
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number' && step in node.items) {
      node = node.items[step]
      offset = startOf(node) ?? offset
    } else break
  }
  return offset ?? 0
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined
}
