import type { EngineFailure } from '../sql/browser/protocol'

/** The texts that the tool runs: the first fills the database, and its results are not shown. */
export interface RunTexts {
  readonly schema: string
  readonly sql: string
}

/** The result of a text: its statements until the first error, and the number of those after it. */
export interface RunResult {
  /** The version of the engine. */
  readonly engine: string
  readonly statements: readonly StatementResult[]
  readonly error?: RunError
  readonly skipped: number
  /** True if the engine crashed, or the statements changed what the next run cannot reset, such as roles. */
  readonly isSpent: boolean
}

/** An error in one of the texts, which the engine raised or by which it crashed; `offset` is its position, if known. */
export interface RunError {
  readonly text: keyof RunTexts
  readonly message: string
  readonly offset?: number
  /** The name of the crash. */
  readonly failure?: EngineFailure
}

/** The result of a statement: a command and a number of rows, the first rows, and a plan. */
export interface StatementResult {
  readonly text: string
  /** The first word of the command tag, such as `UPDATE`; empty for a statement with parameters, which does not run. */
  readonly command: string
  /** The number of rows that the statement returned or changed. */
  readonly count?: number
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly plan?: StatementPlan
}

/** A plan as PostgreSQL prints it, and how it came about. */
export interface StatementPlan {
  readonly text: string
  /**
   * `measured`: a second run counted the rows. `estimated`: the statement changes rows, takes long or costs much.
   * `generic`: the values of its parameters are unknown. `asked`: the statement is an EXPLAIN.
   */
  readonly kind: 'measured' | 'estimated' | 'generic' | 'asked'
}
