import type { Diagnostic } from '../diagnostics/diagnostic'

/** URL path of the event stream for open pages, below the base path. */
export const eventsPath = '/_dev/events'

/** An error of the content in the format for open pages. */
export interface ContentDiagnostic extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'fix' | 'rule'> {
  /** The code frame: numbered lines around the position, with a caret below the column. */
  readonly frame: string
  /** Public paths of the pages that show the file; absent if it affects every page. */
  readonly pages?: readonly string[]
}

/** Delay of the notices that changed files are being read, in milliseconds: most changes are shown before. */
export const NOTICE_DELAY = 500

/** The state of the content in development. */
export interface ContentState {
  /** Whether changed files are being read; the rest is then the state before the change. */
  readonly isReading?: boolean
  /** A version that changes when anything that pages show changes. */
  readonly version: string
  readonly errors: readonly ContentDiagnostic[]
}
