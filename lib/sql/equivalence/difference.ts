import type { Database } from '../databases/database'
import type { Table } from '../engine/catalog'
import type { EqualityRules } from '../engine/compare'
import type { EngineError } from '../engine/engine'
import type { Side } from './statement'
import type { Outcome } from './trial'

export interface DiffOptions {
  /** The number of databases to try: the rows of the schema script, then random ones. */
  readonly databases: number
  readonly seed: number
  /** The time limit of the search, in milliseconds. */
  readonly milliseconds?: number
  /** False if the empty text is NULL, so that no text is empty; true by default. */
  readonly hasEmptyTexts?: boolean
  /** The rules about equal values; those of PostgreSQL by default. */
  readonly equality?: EqualityRules
  /** Whether an error of the second side is not one of the engine that is modelled, so that the database is not compared. */
  readonly isUnmodelled?: (error: EngineError, side: Side) => boolean
  /** Called after each database of the search, and before each smaller database that is tried. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>
  /** Ends the search. A difference that was found before is returned, even if it is not the smallest one yet. */
  readonly signal?: AbortSignal
}

/** The state of a search. */
export interface Progress {
  /** The number of databases on which both sides ran and were compared. */
  readonly compared: number
  /** The number of databases that show nothing, because a side raised an error. */
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
  /** The number of databases that show nothing, because a side raised an error; `error` is the first one. */
  readonly raised: number
  readonly error?: string
  /** True if a side raised errors, and no result on the other databases had a row. */
  readonly isEmpty?: true
  readonly seconds: number
}
