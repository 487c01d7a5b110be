import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync, type TransformFailure } from 'esbuild'
import { parseYamlFile } from '../content-files/yaml-file'
import { diagnostics, type Diagnostic, type Report } from '../diagnostics/diagnostic'
import { isLocale } from '../i18n/locales'

/** The folder with the UI texts. */
export const messagesFolder = 'messages'

type Messages = { readonly [key: string]: Messages | string }

/** The messages of a language, and where they are: in a file, or below a key of it. */
interface Language {
  readonly file: string
  readonly above: readonly string[]
  readonly messages: Messages
}

/**
 * Returns the syntax errors of the UI texts, and the messages that only one language has. Next reports both at the
 * modules that read them.
 */
export function messageDiagnostics(folder = messagesFolder): Diagnostic[] {
  const reports: Report[] = []
  /** The languages of each file, or of the files that are named after a language. */
  const groups = new Map<string, Language[]>()
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const data = parseMessages(text)
    if (data === undefined) {
      reports.push({ file, ...syntaxError(text) })
      continue
    }
    const isLanguage = isLocale(path.parse(name).name)
    const languages = isLanguage
      ? [{ file, above: [], messages: data }]
      : Object.keys(data).map((key) => ({ file, above: [key], messages: data[key] as Messages }))
    const group = isLanguage ? '' : name
    groups.set(group, [...(groups.get(group) ?? []), ...languages])
  }
  for (const languages of groups.values())
    for (const one of languages) for (const other of languages) reports.push(...missingMessages(one, other))
  return diagnostics('project', reports)
}

/** Returns the messages in a JSON text; undefined for a syntax error. */
function parseMessages(text: string): Messages | undefined {
  try {
    return JSON.parse(text) as Messages
  } catch {
    return undefined
  }
}

/** Returns the first syntax error of a text that is not valid JSON; the errors of `JSON.parse` have no positions. */
function syntaxError(text: string): Omit<Report, 'file'> {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' })
    return { message: 'is not valid JSON', fix: 'correct the file' }
  } catch (error) {
    const [first] = (error as TransformFailure).errors
    // its column is a number of bytes
    const { line = 1, column: bytes = 0, lineText = '' } = first?.location ?? {}
    const column = Buffer.from(lineText).subarray(0, bytes).toString().length + 1
    return { line, column, message: `is not valid JSON: ${first?.text}`, fix: 'correct the file' }
  }
}

/** Returns a report for each message of `other` that `one` lacks. */
function missingMessages(one: Language, other: Language): Report[] {
  const positionOf = (key: readonly string[]) => parseYamlFile(one.file, readFileSync(one.file, 'utf8')).positionOf(key)
  const source = other.file === one.file ? `“${other.above.join('.')}”` : path.basename(other.file)
  const visit = (mine: Messages | string | undefined, theirs: Messages | string, keys: readonly string[]): Report[] => {
    const key = [...one.above, ...keys]
    if (mine === undefined) {
      const example = typeof theirs === 'string' ? `; there it is “${theirs}”` : ''
      return [
        {
          file: one.file,
          ...positionOf(key),
          message: `lacks the message “${key.join('.')}”`,
          fix: `add it, or remove it from ${source}${example}`,
        },
      ]
    }
    if (typeof theirs === 'string' || typeof mine === 'string') return []
    return Object.entries(theirs).flatMap(([name, value]) => visit(mine[name], value, [...keys, name]))
  }
  return visit(one.messages, other.messages, [])
}
