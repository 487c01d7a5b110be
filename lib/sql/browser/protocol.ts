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

/** The messages from the panel to the worker. */
export type Request =
  | { readonly type: 'start'; readonly setup: string }
  | { readonly type: 'run'; readonly before: string; readonly after: string }

/** The messages from the worker to the panel. */
export type Reply =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready'; readonly version: string }
  | {
      readonly type: 'result'
      readonly before: BrowserOutcome
      readonly after: BrowserOutcome
      readonly verdict?: BrowserVerdict
    }
  | { readonly type: 'failed'; readonly message: string }
