import { readFileSync } from 'node:fs'
import { LineCounter, isMap, visit, type Alias, type Document } from 'yaml'
import type { Diagnostic, Report } from '../diagnostics/diagnostic'
import { mergeConflict } from '../content-model/merge-conflict'
import { parseYaml, toData, yamlErrors } from './yaml-file'

/** The text of a file, split into frontmatter and body. */
export interface SplitFile {
  readonly yaml: string
  readonly body: string
  /** 1-based line of the file on which the body begins. */
  readonly bodyLine: number
}

/** Reads a text file and removes a byte order mark. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
}

/** Matches a first line that opens frontmatter. */
const OPENING = /^---[ \t]*(?:\r?\n|\r|$)/

/** Matches a first line of two, four or more hyphens above a field. */
const WRONG_OPENING = /^(--|-{4,})[ \t]*\r?\n[a-z_]+:[ \t\r\n][^]*?\n\1[ \t]*(?:\r?\n|$)/

/** Returns an error, with its fix, if the lines around the frontmatter are wrong or missing. */
export function fenceError(text: string): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const [, hyphens] = WRONG_OPENING.exec(text) ?? []
  if (hyphens !== undefined) {
    const message = `the frontmatter must be between lines of three hyphens, not “${hyphens}”`
    return { message, fix: 'write `---` above and below the fields' }
  }
  if (!OPENING.test(text) || FENCED.test(text)) return undefined
  return /\r(?!\n)/.test(text)
    ? { message: 'the lines end in a carriage return alone', fix: 'save the file with LF line endings' }
    : { message: 'the frontmatter is not closed', fix: 'write a line `---` below its last field' }
}

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits a file into frontmatter and body; the frontmatter is empty if there is none. */
export function splitFrontmatter(text: string): SplitFile {
  const match = FENCED.exec(text)
  if (!match) return { yaml: '', body: text, bodyLine: 1 }
  const [head, yaml = ''] = match
  return { yaml, body: text.slice(head.length), bodyLine: head.split('\n').length }
}

/** A parsed frontmatter, or its errors. */
export type ParsedFrontmatter =
  | { readonly doc: Document; readonly value: Record<string, unknown> }
  | { readonly errors: readonly Report[] }

/** Parses the YAML of a frontmatter. `lines` is filled with the positions of its lines. */
export function parseFrontmatter(yaml: string, file: string, lines = new LineCounter()): ParsedFrontmatter {
  const failed = (...errors: Report[]): ParsedFrontmatter => ({ errors })
  const doc = parseYaml(yaml, lines)
  if (!doc) return failed({ file, line: 2, column: 1, message: 'frontmatter is nested too deeply' })
  // the fence `---` is line 1 of the file
  const at = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0)
    return { file, line: line + 1, column: col }
  }
  const errors = yamlErrors(doc, lines)
  if (errors.length > 0) {
    const conflict = mergeConflict(yaml)
    if (conflict) return failed({ ...conflict, file, line: conflict.line + 1 })
    return failed(
      ...errors.map((error) => {
        const position = at(error.pos[0])
        return {
          ...position,
          message: `frontmatter is not valid YAML: ${error.message}${hint(error.message, yaml.split('\n')[position.line - 2])}`,
        }
      }),
    )
  }
  const alias = unresolvedAlias(doc)
  if (alias) {
    const message = `“*${alias.source}” is an alias in YAML: put the text in quotes`
    return failed({ ...at(alias.range?.[0]), message })
  }
  if (doc.contents !== null && !isMap(doc.contents))
    return failed({ ...at(0), message: 'frontmatter must be a list of `name: value` lines' })
  const { value, report } = toData(doc)
  if (report !== undefined) return failed({ ...at(0), message: `frontmatter cannot be read: ${report}` })
  return { doc, value: (value ?? {}) as Record<string, unknown> }
}

/** Returns advice on the text of the line with an error: most errors are texts that YAML parses as something else. */
function hint(message: string, line = ''): string {
  if (/:\s*\{product\}/.test(line)) return '. Put a text that begins with {product} in quotes'
  if (/:\s+[^\s"'{[|>&*!#].*:(?:\s|$)/.test(line)) return '. Put a text that contains “: ” in quotes'
  // a list or map is valid if nothing follows it
  const start = /^[^:]*:\s+([@`%]|[[{](?=.*[\]}]\s*[^\s\]}]))/.exec(line)?.[1]
  if (start !== undefined && /cannot start with|at node end/.test(message))
    return `. Put a text that begins with ${start} in quotes`
  return ''
}

/** Returns the first YAML alias without an anchor, usually an unquoted `*word`. */
function unresolvedAlias(doc: Document): Alias | undefined {
  let found: Alias | undefined
  visit(doc, {
    Alias: (_, node) => {
      found ??= node.resolve(doc) ? undefined : node
    },
  })
  return found
}
