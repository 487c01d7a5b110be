/** The severity of a rule: errors fail the build; warnings are only reported. */
export type Severity = 'error' | 'warning'

/** A rule of the checks: its severity, its requirement and the fix of a violation. */
export interface Rule {
  readonly severity: Severity
  /** The requirement, as a clause. */
  readonly about: string
  /** The fix of diagnostics without a fix of their own. */
  readonly fix: string
}
