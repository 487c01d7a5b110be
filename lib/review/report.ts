import type { Finding } from './review'
import type { ReviewRule } from './rules-data'

/** The findings of a file. */
export interface ReviewedFile {
  readonly file: string
  readonly findings: readonly Finding[]
}

/** Returns a line for each finding: `file:line:column level rule name`. */
export function reportLines(files: readonly ReviewedFile[]): string[] {
  return files.flatMap(({ file, findings }) =>
    findings.map(
      ({ position: { line, column }, level, rule, name }) => `${file}:${line}:${column} ${level} ${rule} ${name}`,
    ),
  )
}

/** Returns the findings as JSON. */
export function reportJson(files: readonly ReviewedFile[]): string {
  const findings = files.flatMap(({ file, findings: own }) =>
    own.map(({ rule, level, position, name, reason, repair }) => ({
      file,
      ...position,
      level,
      rule,
      name,
      ...(reason !== undefined && { reason }),
      ...(repair !== undefined && { repair }),
    })),
  )
  return JSON.stringify({ findings }, null, 2)
}

/** Returns the findings of a text as a Markdown table. */
export function reportMarkdown(
  findings: readonly Finding[],
  texts: {
    readonly columns: readonly string[]
    readonly levels: Readonly<Record<Finding['level'], string>>
    readonly urlOf: (rule: string) => string | undefined
  },
): string {
  const rows = findings.map(({ position: { line, column }, level, rule, name, reason = '' }) => {
    const url = texts.urlOf(rule)
    const title = rule === syntaxRule.id ? name : `${rule} ${name}`
    const cell = url === undefined ? markdownCell(title) : `[${markdownCell(title)}](${url})`
    return [`${line}:${column}`, texts.levels[level], cell, markdownCell(reason)]
  })
  const table = [texts.columns, texts.columns.map(() => '---'), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** Escapes what would end a cell of a table, or be markup in it; code in backquotes stays code. */
function markdownCell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[|<[\]]/g, '\\$&')
}

const sarifLevels = { prohibited: 'error', warning: 'warning', notice: 'note' } as const

/** The rule of a statement that the parser rejects. */
const syntaxRule = {
  id: 'syntax',
  shortDescription: { text: 'Statement that cannot be read' },
  defaultConfiguration: { level: 'error' },
} as const

/**
 * Returns the findings as SARIF 2.1.0, for code hosts and editors; `tool` names the program, and `urlOf` returns the URL
 * of a rule's section.
 */
export function reportSarif(
  files: readonly ReviewedFile[],
  rules: readonly ReviewRule[],
  tool: { readonly name: string; readonly url: string; readonly urlOf: (rule: ReviewRule) => string },
): string {
  const findings = files.flatMap(({ file, findings: own }) => own.map((found) => ({ file, ...found })))
  const used = rules.filter(({ code }) => findings.some(({ rule }) => rule === code))
  const described = [
    ...used.map((rule) => ({
      id: rule.code,
      shortDescription: { text: rule.name },
      fullDescription: { text: rule.reason },
      helpUri: tool.urlOf(rule),
      defaultConfiguration: { level: sarifLevels[rule.level] },
    })),
    ...(findings.some(({ rule }) => rule === syntaxRule.id) ? [syntaxRule] : []),
  ]
  const ids = described.map(({ id }) => id)
  const results = findings.map(({ file, rule, level, position, name, reason }) => ({
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: sarifLevels[level],
    message: { text: reason === undefined ? name : `${name}. ${reason}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
          region: {
            startLine: position.line,
            startColumn: position.column,
            endLine: position.end.line,
            endColumn: position.end.column,
          },
        },
      },
    ],
  }))
  const driver = { name: tool.name, informationUri: tool.url, rules: described }
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  }
  return JSON.stringify(log, null, 2)
}
