import type { Severity } from './rule'
import { rules, type RuleId } from './rules'

/** An error or warning about a setting, the content, its SQL or the build output, with its position and a fix. */
export interface Diagnostic {
  /** The path relative to the working directory; for files of the build output, relative to its folder. */
  readonly file: string
  /** The line, 1-based; 1 for a whole file. */
  readonly line: number
  /** The column, 1-based. */
  readonly column: number
  readonly rule: RuleId
  readonly severity: Severity
  readonly message: string
  readonly fix: string
  /** The other places of a diagnostic that is reported once for all of them. */
  readonly also?: readonly Place[]
}

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** A diagnostic without the fields of its rule: the severity, and the default fix. */
export type Report = Pick<Diagnostic, 'file' | 'message'> &
  Partial<Pick<Diagnostic, 'line' | 'column' | 'fix' | 'also'>>

/** A report of a check that reads a single file; the caller adds the path of the file. */
export type FileReport = Pick<Diagnostic, 'line' | 'column' | 'message'> & Partial<Pick<Diagnostic, 'fix'>>

/** Converts a report to a diagnostic of a rule. */
export function diagnostic(rule: RuleId, { file, line = 1, column = 1, message, fix, also }: Report): Diagnostic {
  const { severity, fix: defaultFix } = rules[rule]
  return { file, line, column, rule, severity, message, fix: fix ?? defaultFix, ...(also && { also }) }
}

/** Returns the diagnostics that have a place in the chosen files, each at the first of these places. */
export function diagnosticsIn(isChosen: (file: string) => boolean, given: readonly Diagnostic[]): Diagnostic[] {
  return given.flatMap((one) => {
    const place = [one, ...(one.also ?? [])].find(({ file }) => isChosen(file))
    return place ? { ...one, file: place.file, line: place.line, column: place.column } : []
  })
}

/** Returns a report for each distinct message about a file. */
export function reportsIn(file: string, messages: readonly string[]): Report[] {
  return [...new Set(messages)].map((message) => ({ file, message }))
}

/** Converts reports to diagnostics of a rule. */
export function diagnostics(rule: RuleId, reports: readonly Report[]): Diagnostic[] {
  return reports.map((report) => diagnostic(rule, report))
}

/** Sorts reports by file and position; removes duplicates, such as an error that both languages share. */
export function sortReports<T extends Report>(reports: readonly T[]): T[] {
  const unique = new Map(reports.map((report) => [formatReport(report), report]))
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 0) - (b.column ?? 0),
  )
}

/** Formats a report as `file:line:column: message`, which editors recognise as a link. */
export function formatReport({ file, line, column, message }: Report): string {
  return `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${message}`
}

/** Formats a diagnostic as `file:line:column: message → fix [rule]`, with the prefix `warning` for a warning. */
export function formatDiagnostic(given: Diagnostic): string {
  return `${given.severity === 'warning' ? 'warning ' : ''}${formatReport(given)} → ${given.fix} [${given.rule}]`
}

/** Formats diagnostics, sorted by file and position, one per line. */
export function formatDiagnostics(given: readonly Diagnostic[]): string {
  return sortReports(given).map(formatDiagnostic).join('\n')
}

/** Prints warnings to standard error, sorted by file and position. */
export function printWarnings(warnings: readonly Diagnostic[]): void {
  if (warnings.length > 0) console.warn(formatDiagnostics(warnings))
}

/** An error whose message lists all errors of a run, so that a writer can fix them together. */
export class DiagnosticsError extends Error {
  constructor(errors: readonly Diagnostic[]) {
    super(formatDiagnostics(errors))
    this.name = 'DiagnosticsError'
  }
}
