import { formatDiagnostics, sortReports, type Diagnostic } from './diagnostic'

export interface PrintOptions {
  /** Prints JSON for programs instead of lines for people. */
  readonly json: boolean
  /** Warnings fail the command too. */
  readonly strict: boolean
  /** Figures of the run, which JSON contains beside the diagnostics. */
  readonly summary: Readonly<Record<string, unknown>>
  /** The last line for people; the numbers of errors and warnings follow it. */
  readonly line: string
}

/**
 * Prints the diagnostics of a command in reading order and sets the exit code: 1 on errors, with `strict` on warnings
 * too. JSON is `{ diagnostics, errors, warnings, …summary }`.
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
