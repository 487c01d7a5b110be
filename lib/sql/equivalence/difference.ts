import type { Database } from '../databases/database'
import type { Table } from '../engine/catalog'
import type { Outcome } from './trial'

export interface DiffOptions {
  /** The number of databases to try: the rows of the schema script, then random ones. */
  readonly databases: number
  readonly seed: number
  /** The time limit of the search, in milliseconds. */
  readonly milliseconds?: number
  /** False if the empty text is NULL, so that no text is empty; true by default. */
  readonly hasEmptyTexts?: boolean
  /** False if CHAR with and without trailing blanks are different results; true by default. */
  readonly trimsChar?: boolean
  /** True if texts are compared without case and trailing blanks; false by default. */
  readonly ignoresCase?: boolean
  /** Called after each database of the search, and before each smaller database that is tried. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>
  /** Ends the search. A difference that was found before is returned, even if it is not the smallest one yet. */
  readonly signal?: AbortSignal
}

/** The state of a search. */
export interface Progress {
  /** The number of databases on which both sides ran and were compared. */
  readonly compared: number
  /** The number of databases on which the first side raised an error. */
  readonly raised: number
  /** True if a difference was found, which is being reduced to the smallest one. */
  readonly isReducing: boolean
}

/** A shrunk database on which two sides differ, and the outcome of each side on it. */
export interface Difference {
  /** The names of the columns that the statements mention. */
  readonly mentionedColumns: ReadonlySet<string>
  readonly tables: readonly Table[]
  readonly database: Database
  readonly before: Outcome
  readonly after: Outcome
  /** True if SQL does not determine the result of a side; no run of `before` can then return the result of `after`. */
  readonly nondeterministic: boolean
}

export interface DiffResult {
  readonly difference?: Difference
  /** The number of databases on which both sides ran and were compared. */
  readonly compared: number
  /** The number of databases on which the first side raised an error, so that there was nothing to compare. */
  readonly raised: number
  readonly error?: string
  readonly seconds: number
}
