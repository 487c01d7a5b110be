import type { levels } from '@/lib/audit-rules/values'
import type { Messages } from '@/lib/i18n/messages'
import type { ReviewDialect } from '@/lib/review/dialect'
import type { Reviewed } from '@/lib/review/browser/protocol'

export type Level = (typeof levels)[number]
export type Order = 'place' | 'level'

/** The start of a hash that holds the input. */
export const reviewHash = '#review='
export const reviewHashes = [reviewHash]

/** The texts and choices that are reviewed. */
export interface ReviewInput {
  readonly sql: string
  /** DDL of the tables that the SQL uses; empty for none. */
  readonly schema: string
  readonly dialect: ReviewDialect
}

/** The result of a review, with the texts that its positions refer to. */
export interface Review extends Reviewed {
  readonly text: string
  readonly schema: string
}

/** The data that the review tool gets from the server. */
export interface ReviewToolProps {
  readonly texts: Messages['review']
  /** The texts of all tools. */
  readonly shared: Messages['workbench']
  /** The names of the levels. */
  readonly levels: Readonly<Record<Level, string>>
  /** The BCP 47 tag. */
  readonly language: string
  /** The URL of the worker. */
  readonly worker: string
  /** The URL of the rules. */
  readonly rulesUrl: string
  /** The name and home page of the site, for reports. */
  readonly site: { readonly name: string; readonly url: string }
  readonly unreached: string
}
