import type { Database } from '../databases/database'
import type { Table } from '../engine/catalog'
import type { Outcome } from './trial'

export interface DiffOptions {
  /** The number of random databases to try. */
  readonly databases: number
  readonly seed: number
  /** Stop trying after so many milliseconds. */
  readonly milliseconds?: number
}

/** A database on which two sides differ, shrunk, and what each did to it. */
export interface Difference {
  /** Names of the columns that the statements speak of. */
  readonly mentionedColumns: ReadonlySet<string>
  readonly tables: readonly Table[]
  readonly database: Database
  readonly before: Outcome
  readonly after: Outcome
  /** The statements leave rows to chance; `before` can never give what `after` gave. */
  readonly nondeterministic: boolean
}

export interface DiffResult {
  readonly difference?: Difference
  /** Databases on which both sides ran and were compared. */
  readonly compared: number
  /** Databases on which the first side raised an error, so that there was nothing to compare; one of these errors. */
  readonly raised: number
  readonly error?: string
  readonly seconds: number
}
