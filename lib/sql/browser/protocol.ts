import type { TableRows } from '../databases/database'
import type { Counterexample } from '../equivalence/report'
import type { MessagePart, ReasonId } from '../reasons'
import type { Dialect } from '../dialects'
import type { Texts } from '../text-error'

export type { MessagePart, ReasonId }

/** The result of a statement that ran in the reader's browser: its rows and execution plan, or an error. */
export type BrowserOutcome =
  | { readonly error: string }
  | {
      readonly columns: readonly string[]
      readonly rows: readonly (readonly (string | null)[])[]
      readonly plan: string
    }

/** The result of comparing the rows of two statements: the same in this order, the same in another order, or not. */
export type BrowserVerdict = 'same' | 'sameRows' | 'different'

/** A comparison of two statements on random databases. */
export interface CompareRequest extends Texts {
  readonly type: 'compare'
  /** If it is absent, all dialects are tried. */
  readonly dialect?: Dialect
  readonly seed: number
  readonly databases: number
  readonly milliseconds: number
}

/** The result of a comparison. Without a counterexample, the statements agree on all compared databases. */
export interface ComparisonVerdict {
  readonly dialect: Dialect
  /** The version of the engine. */
  readonly engine: string
  readonly seed: number
  /** The number of databases on which both statements ran and were compared. */
  readonly databases: number
  /** The number of databases on which a statement raised an error, which shows nothing. */
  readonly raised: number
  /** The first of these errors. */
  readonly error?: string
  readonly seconds: number
  readonly counterexample?: Counterexample
  /** The rows that the counterexample inserts. */
  readonly tables?: readonly TableRows[]
}

/** Why there is no verdict: an error in one of the texts, in English and in parts; `offset` is its position, if known. */
export interface NoVerdict {
  readonly text: keyof Texts
  readonly message: string
  readonly parts: readonly MessagePart[]
  readonly offset?: number
}

/** The messages from a page to the worker. A page sends `start` or `compare` first, and `stop` ends a comparison. */
export type Request =
  | { readonly type: 'start'; readonly setup: string }
  | { readonly type: 'run'; readonly before: string; readonly after: string }
  | CompareRequest
  | { readonly type: 'stop' }

/** The failures of the engine that a page can translate; `stack` is a recursion that has used up the stack. */
export type EngineFailure = 'crash' | 'memory' | 'stack'

/** How many bytes of the engine have been loaded. */
export interface ProgressReply {
  readonly type: 'progress'
  readonly loaded: number
  readonly total: number
}

/** The reply of a worker that cannot go on: an error in English, and its name if a page can translate it. */
export interface FailedReply {
  readonly type: 'failed'
  readonly message: string
  readonly failure?: EngineFailure
}

/** The messages from the worker to a page. */
export type Reply =
  | ProgressReply
  | { readonly type: 'ready'; readonly version: string }
  | {
      readonly type: 'result'
      readonly before: BrowserOutcome
      readonly after: BrowserOutcome
      readonly verdict?: BrowserVerdict
    }
  | { readonly type: 'comparing'; readonly databases: number; readonly isReducing: boolean }
  | { readonly type: 'compared'; readonly result: ComparisonVerdict }
  | { readonly type: 'notCompared'; readonly reason: NoVerdict }
  | FailedReply
