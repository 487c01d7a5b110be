import { readFileSync } from 'node:fs'
import { LineCounter, isMap, visit, type Alias, type Document } from 'yaml'
import { didYouMean } from '../text/nearest'
import { fixForField } from './old-fields'
import type { Report } from '../diagnostics/diagnostic'
import { collections, frontmatterCheck, type Collection } from '../content-model/frontmatter-schema'
import { offsetOf, parseYaml, toData } from './yaml-file'

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

/** Returns an error for frontmatter that cannot be separated from the body. */
export function unreadableFence(text: string): string | undefined {
  if (!OPENING.test(text) || FENCED.test(text)) return undefined
  return /\r(?!\n)/.test(text)
    ? 'the lines end in a carriage return alone: save the file with LF line endings'
    : 'the frontmatter is not closed: write a line `---` below its last field'
}

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits a file into frontmatter and body; the frontmatter is empty if there is none. */
export function splitFrontmatter(text: string): SplitFile {
  const match = FENCED.exec(text)
  if (!match) return { yaml: '', body: text, bodyLine: 1 }
  const [head, yaml = ''] = match
  return { yaml, body: text.slice(head.length), bodyLine: head.split('\n').length }
}

const checks = {
  docs: frontmatterCheck(collections.docs),
  blog: frontmatterCheck(collections.blog),
} as const satisfies Record<Collection, unknown>

/**
 * Returns the errors in a file's frontmatter, each with its line and, for an unknown name, the nearest valid one.
 * `heading`, the level-1 heading of the body, is suggested as the missing title.
 */
export function checkFrontmatter(yaml: string, collection: Collection, file: string, heading?: string): Report[] {
  const lines = new LineCounter()
  const doc = parseYaml(yaml, lines)
  if (!doc) return [{ file, line: 2, column: 1, message: 'frontmatter is nested too deeply' }]
  // the fence `---` is line 1 of the file
  const at = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0)
    return { file, line: line + 1, column: col }
  }
  const errors = [...doc.errors, ...doc.warnings]
  if (errors.length > 0) {
    return errors.map((error) => {
      const position = at(error.pos[0])
      return { ...position, message: `frontmatter is not valid YAML: ${error.message}${hint(yaml, position.line)}` }
    })
  }
  const alias = unresolvedAlias(doc)
  if (alias) {
    return [
      {
        ...at(alias.range?.[0]),
        message: `“*${alias.source}” is an alias in YAML: put the text in quotes`,
      },
    ]
  }
  if (doc.contents !== null && !isMap(doc.contents)) {
    return [{ ...at(0), message: 'frontmatter must be a list of `name: value` lines' }]
  }
  const { value, report } = toData(doc)
  if (report !== undefined) return [{ ...at(0), message: `frontmatter cannot be read: ${report}` }]
  const result = checks[collection].safeParse(value ?? {})
  if (result.success) return []
  return result.error.issues.flatMap((issue): Report[] => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      const known = path.length === 0 ? Object.keys(collections[collection]) : ['date', 'author', 'note']
      return issue.keys.map((key) => {
        const instead = path.length === 0 ? fixForField(key, collection) : undefined
        const advice = instead === undefined ? didYouMean(key, known) : `: ${instead}`
        return {
          ...at(offsetOf(doc.contents, [...issue.path, key])),
          message: `unknown frontmatter field “${key}”${advice}`,
        }
      })
    }
    const missing = path.length > 0 && !doc.hasIn(path)
    return [
      {
        ...(missing ? { file, line: 1, column: 1 } : at(offsetOf(doc.contents, issue.path))),
        message: missing
          ? missingField(path.join('.'), heading)
          : `frontmatter field “${path.join('.')}” ${issue.message}${currentValue(doc.getIn(path), issue.message === 'must be text')}`,
      },
    ]
  })
}

/** Returns the fields of a YAML frontmatter; empty if it is invalid. */
export function readFields(yaml: string): Readonly<Record<string, unknown>> {
  const doc = parseYaml(yaml)
  if (!doc || doc.errors.length > 0 || !isMap(doc.contents)) return {}
  return (toData(doc).value ?? {}) as Record<string, unknown>
}

function missingField(name: string, heading: string | undefined): string {
  if (name !== 'title' || heading === undefined) return `frontmatter has no “${name}”: add a line \`${name}: …\``
  return `frontmatter has no “title”: add a line \`title: ${heading}\` and delete the heading “# ${heading}”`
}

/** Returns advice to quote a value that begins with `{product}`, which YAML parses as a map. */
function hint(yaml: string, line: number): string {
  return /:\s*\{product\}/.test(yaml.split('\n')[line - 2] ?? '')
    ? '. Put a text that begins with {product} in quotes'
    : ''
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

/**
 * Returns the current value for an error message, with a hint if YAML parsed an unquoted word as another type than
 * text.
 */
function currentValue(value: unknown, wantsText: boolean): string {
  if (value === '') return ''
  const isScalarWord = value === null || typeof value === 'boolean' || typeof value === 'number'
  const hint = wantsText && isScalarWord ? ' (in quotes it is text)' : ''
  return `, not ${JSON.stringify(value)}${hint}`
}
