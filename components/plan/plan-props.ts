import type { KeyboardEvent } from 'react'
import type { FindingId } from '@/lib/plan/analysis/findings'
import type { Messages } from '@/lib/i18n/messages'

/** The start of a hash that holds plans. */
export const planHash = '#plan='
export const planHashes = [planHash]

/** The data that the plan visualiser gets from the server: texts, the language of numbers, and the articles about findings. */
export interface PlanToolProps {
  readonly texts: Messages['plan']
  /** The texts of all tools. */
  readonly shared: Messages['workbench']
  /** The BCP 47 tag. */
  readonly language: string
  readonly articles: Readonly<Record<FindingId, string>>
  /** The text for code that did not arrive. */
  readonly unreached: string
}

/** The data that the view of a plan needs. */
export type PlanViewProps = Omit<PlanToolProps, 'shared' | 'unreached'>

/** The handlers of the rows; they must stay the same, so that a key does not render all rows again. */
export interface RowActions {
  readonly onFocus: (at: number) => void
  readonly onToggle: (at: number) => void
  readonly onFold: (at: number) => void
}

/** The state and handlers of a table that the reader can operate. */
export interface TableControls {
  readonly id: string
  readonly focused: number
  readonly folded: ReadonlySet<number>
  readonly opened: ReadonlySet<number>
  readonly actions: RowActions
  readonly onKey: (event: KeyboardEvent) => void
}
