import type { Diagnostic } from '../diagnostics/diagnostic'

/** URL path of the event stream for open pages, below the base path. */
export const eventsPath = '/_dev/events'

/** An error of the content as an open page shows it. */
export interface ContentDiagnostic extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'fix' | 'rule'> {
  /** The lines around the position, with their numbers and a mark below the column. */
  readonly frame: string
  /** Public paths of the pages made from the file; absent where it is part of every page. */
  readonly pages?: readonly string[]
}

/** The state of the content while it is being written. */
export interface ContentState {
  /** Changes with everything that a page can show. */
  readonly version: string
  readonly errors: readonly ContentDiagnostic[]
}
