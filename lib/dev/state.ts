import type { Diagnostic } from '../diagnostics/diagnostic'

/** URL path of the event stream for open pages, below the base path. */
export const eventsPath = '/_dev/events'

/** An error of the content in the format for open pages. */
export interface ContentDiagnostic extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'fix' | 'rule'> {
  /** The code frame: numbered lines around the position, with a caret below the column. */
  readonly frame: string
  /** Public paths of the pages made from the file; absent if it affects every page. */
  readonly pages?: readonly string[]
}

/** The state of the content in development. */
export interface ContentState {
  /** A version that changes when anything that pages show changes. */
  readonly version: string
  readonly errors: readonly ContentDiagnostic[]
}
