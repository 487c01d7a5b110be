import type { Plan } from '../plan/model'
import type { AdvisorDialect } from '../index-advisor/dialect'
import type { ReviewDialect } from '../review/dialect'

/** A recognised execution plan. */
export interface RecognizedPlan {
  readonly kind: 'plan'
  readonly engine: Plan['engine']
  readonly text: string
}

/** Recognised SQL: what the fields of the tool that fits are filled with. */
export type RecognizedSql =
  | {
      readonly kind: 'compare'
      readonly before: string
      readonly after: string
      readonly dialect: ReviewDialect
    }
  | { readonly kind: 'review'; readonly sql: string; readonly statements: number; readonly dialect: ReviewDialect }
  | {
      readonly kind: 'indexes'
      readonly schema: string
      readonly statistics: string
      readonly queries: string
      readonly dialect: AdvisorDialect
    }

/** A recognised error of an engine: the page about it, or what to search for. */
export type RecognizedError =
  | { readonly kind: 'error'; readonly page: string; readonly query: string }
  | { readonly kind: 'error'; readonly page?: undefined; readonly query: string }

/** The input of a tool, or an error, that was found in a text. */
export type Recognized = RecognizedPlan | RecognizedSql | RecognizedError
