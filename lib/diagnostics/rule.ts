/** The severity of a rule: errors fail the build; warnings are only reported. */
export type Severity = 'error' | 'warning'

/** A rule of the checks: its severity, its requirement and the fix of a violation. */
export interface Rule {
  readonly severity: Severity
  /** True for a rule of this site's own style, which does not apply to folders with `level: lenient`. */
  readonly isStyle?: true
  /** The requirement, as a clause. */
  readonly about: string
  /** The fix of diagnostics without a fix of their own. */
  readonly fix: string
}
