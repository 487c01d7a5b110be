import type { Severity } from './rule'
import { rules, type RuleId } from './rules'

/** Something wrong in a setting, the content, its SQL or the finished site: its position, and how to fix it. */
export interface Diagnostic {
  /** Path relative to the working directory; of a finished site, to its folder. */
  readonly file: string
  /** 1-based; 1 for a file as a whole. */
  readonly line: number
  /** 1-based. */
  readonly column: number
  readonly rule: RuleId
  readonly severity: Severity
  readonly message: string
  readonly fix: string
}

/** A diagnostic without what its rule adds: the severity, and the fix where there is no better one. */
export type Report = Pick<Diagnostic, 'file' | 'message'> & Partial<Pick<Diagnostic, 'line' | 'column' | 'fix'>>

/** A report of a check that reads a single file, which the caller adds. */
export type FileReport = Pick<Diagnostic, 'line' | 'column' | 'message'> & Partial<Pick<Diagnostic, 'fix'>>

/** Returns the diagnostic of a rule for a report. */
export function diagnostic(rule: RuleId, { file, line = 1, column = 1, message, fix }: Report): Diagnostic {
  const { severity, fix: defaultFix } = rules[rule]
  return { file, line, column, rule, severity, message, fix: fix ?? defaultFix }
}

/** Returns a report for each message about a file; equal messages become one. */
export function reportsIn(file: string, messages: readonly string[]): Report[] {
  return [...new Set(messages)].map((message) => ({ file, message }))
}

/** Returns the diagnostics of a rule for its reports. */
export function diagnostics(rule: RuleId, reports: readonly Report[]): Diagnostic[] {
  return reports.map((report) => diagnostic(rule, report))
}

/** Sorts by file, then by position; duplicates, such as an error that both languages share, are removed. */
export function sortReports<T extends Report>(reports: readonly T[]): T[] {
  const unique = new Map(reports.map((report) => [formatReport(report), report]))
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 0) - (b.column ?? 0),
  )
}

/** Formats a report as `file:line:column: message`, which editors turn into a link. */
export function formatReport({ file, line, column, message }: Report): string {
  return `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${message}`
}

/** Formats a diagnostic as `file:line:column: message → fix [rule]`, with `warning` before it if it is one. */
export function formatDiagnostic(given: Diagnostic): string {
  return `${given.severity === 'warning' ? 'warning ' : ''}${formatReport(given)} → ${given.fix} [${given.rule}]`
}

/** Formats diagnostics in reading order, one per line. */
export function formatDiagnostics(given: readonly Diagnostic[]): string {
  return sortReports(given).map(formatDiagnostic).join('\n')
}

/** Prints warnings in reading order. */
export function printWarnings(warnings: readonly Diagnostic[]): void {
  if (warnings.length > 0) console.warn(formatDiagnostics(warnings))
}

/** Thrown with all errors of a run, so that a writer fixes them in one go. */
export class DiagnosticsError extends Error {
  constructor(errors: readonly Diagnostic[]) {
    super(formatDiagnostics(errors))
    this.name = 'DiagnosticsError'
  }
}
