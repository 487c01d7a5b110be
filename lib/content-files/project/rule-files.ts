import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { fileKind } from '../../node/file-kind'
import type { LoadedModule } from '../module-file'
import { modulePosition } from '../module-position'
import type { Report } from '../../diagnostics/diagnostic'
import { formatPath, schemaIssues, type SchemaIssue } from '../../content-model/schema-issues'
import { productIn } from '../../config/product'
import { auditRule, familyFrame, rewriteRule, type LoadedFamily, type Rule } from '../../audit-rules/schema'

/** Returns the paths of the files in `rules/` of a content folder, sorted; undefined if the folder does not exist. */
export function ruleFiles(contentDir: string): string[] | undefined {
  const folder = path.join(contentDir, 'rules')
  if (fileKind(folder) !== 'folder') return undefined
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.ts$/.test(name) && fileKind(path.join(folder, name)) === 'file')
    .sort()
    .map((file) => path.join(folder, file))
}

/** Returns the rule families that loaded rule files export. Adds their errors to `reports`, with positions. */
export function toFamilies(
  files: readonly string[],
  modules: ReadonlyMap<string, LoadedModule>,
  reports: Report[],
): LoadedFamily[] {
  const families = files.flatMap((file) => toFamily(file, modules.get(file), reports) ?? [])
  reports.push(...usedTwice(families))
  return families
}

function toFamily(file: string, loaded: LoadedModule | undefined, reports: Report[]): LoadedFamily | undefined {
  if (!loaded || 'report' in loaded) {
    reports.push(...(loaded ? [loaded.report] : []))
    return undefined
  }
  const source = readFileSync(file, 'utf8')
  const report = ({ path: way, at = way, message }: SchemaIssue, code = '') =>
    reports.push({
      file,
      ...modulePosition(source, at),
      message: sentence(code, code === '' ? way : way.slice(2), message),
    })
  const frame = familyFrame.safeParse(loaded.value)
  if (!frame.success) {
    schemaIssues(familyFrame, loaded.value).forEach((issue) => report(issue))
    return undefined
  }
  const codes = frame.data.rules.map(codeOf)
  const rules = frame.data.rules.flatMap((value, index): Rule[] => {
    const code = codes[index] ?? ''
    const schema: z.ZodType<Rule> = code.startsWith('RW') ? rewriteRule : auditRule
    const issues = schemaIssues(schema, value)
    const inFile = (way: readonly PropertyKey[]) => ['rules', index, ...way]
    issues.forEach(({ path: way, at = way, message }) => report({ path: inFile(way), at: inFile(at), message }, code))
    return issues.length > 0 ? [] : [productIn(schema.parse(value)) as Rule]
  })
  const lines = fieldLines(source, codes)
  return { name: path.basename(file, '.ts'), file, page: frame.data.page, rules, lines }
}

/** Joins a code, a path and a message: `NM01: note.zh is missing`. */
function sentence(code: string, at: readonly PropertyKey[], message: string): string {
  return [code === '' ? '' : `${code}:`, formatPath(at), message].filter(Boolean).join(' ')
}

function codeOf(rule: unknown): string {
  const code = rule !== null && typeof rule === 'object' && 'code' in rule ? rule.code : undefined
  return typeof code === 'string' ? code : ''
}

/**
 * Returns the line numbers of the rules and of their fields by `CODE` or `CODE field`. The source is searched for them,
 * because a loaded module has no positions.
 */
function fieldLines(source: string, codes: readonly string[]): Record<string, number> {
  const lines: Record<string, number> = {}
  let code: string | undefined
  let example = ''
  source.split(/\r?\n/).forEach((line, index) => {
    const [, field, rest = ''] = /^\s*(\w+):\s*(.*)$/.exec(line) ?? []
    if (field === undefined) return
    if (field === 'code') code = codes.find((one) => rest.includes(one))
    if (code === undefined) return
    if (field === 'code') lines[code] ??= index + 1
    // for an example of several lines, the first line of its statement
    if (field === 'sql') lines[`${code} ${example}`] = index + 1
    else lines[`${code} ${field}`] ??= index + 1
    if (rest.startsWith('{')) example = field
  })
  return lines
}

function usedTwice(families: readonly LoadedFamily[]): Report[] {
  const owners = new Map<string, LoadedFamily>()
  return families.flatMap((family) =>
    family.rules.flatMap(({ code }): Report[] => {
      const owner = owners.get(code)
      owners.set(code, family)
      const message = `${code}: the code is used in ${owner?.file} already`
      return owner ? [{ file: family.file, line: family.lines[code] ?? 1, message }] : []
    }),
  )
}
