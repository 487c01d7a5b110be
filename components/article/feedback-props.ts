import type { Locale } from '@/lib/i18n/locales'

/** The reasons why a page is not helpful, as the analytics service receives them. */
export const feedbackReasons = ['missing', 'unclear', 'wrong', 'other'] as const

export interface FeedbackProps {
  /** The path of the page, which becomes the title of an issue. */
  readonly path: string
  /** The URL of the form for issues; absent if there is none. */
  readonly form?: string
  /** True if an analytics service is configured, which receives the answers. */
  readonly hasAnalytics: boolean
  /** The language of the questions. */
  readonly locale: Locale
  /** The text “Was this page helpful?” in that language. */
  readonly question: string
}
