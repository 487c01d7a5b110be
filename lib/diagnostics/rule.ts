/** The severity of a rule: errors fail the build; warnings are only reported. */
export type Severity = 'error' | 'warning'

/** A rule that checks report violations of. */
export interface Rule {
  readonly severity: Severity
  /** What the rule requires. */
  readonly about: string
  /** The fix that is shown if a diagnostic has no better one. */
  readonly fix: string
}
