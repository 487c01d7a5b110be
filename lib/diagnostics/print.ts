import { formatDiagnostics, sortReports, type Diagnostic } from './diagnostic'

export interface PrintOptions {
  /** Whether to print JSON instead of lines of text. */
  readonly json: boolean
  /** Whether warnings fail the command too. */
  readonly strict: boolean
  /** Figures of the run, which are added to the JSON. */
  readonly summary: Readonly<Record<string, unknown>>
  /** The start of the last line of text, before the numbers of errors and warnings. */
  readonly line: string
}

/**
 * Prints the diagnostics of a command, sorted by file and position, and sets the exit code: 1 on errors, and with
 * `strict` also on warnings. The JSON is `{ diagnostics, errors, warnings, …summary }`.
 */
export function printDiagnostics(given: readonly Diagnostic[], { json, strict, summary, line }: PrintOptions): void {
  const diagnostics = sortReports(given)
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  if (json) console.log(JSON.stringify({ diagnostics, errors, warnings, ...summary }, null, 2))
  else {
    if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
    console.log(`${line}, ${errors} errors, ${warnings} warnings`)
  }
  process.exitCode = errors > 0 || (strict && warnings > 0) ? 1 : 0
}
