/** The texts of the feedback on a page, in its language. */
export interface FeedbackTexts {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly why: string
  readonly missing: string
  readonly unclear: string
  readonly wrong: string
  readonly other: string
  readonly thanks: string
  readonly describe: string
  /** Shown to a reader who asks not to be tracked, if there is no form for issues. */
  readonly notSent: string
}

/** The reasons why a page is not helpful, as the analytics service receives them. */
export const feedbackReasons = ['missing', 'unclear', 'wrong', 'other'] as const

export interface FeedbackProps {
  /** The path of the page, which becomes the title of an issue. */
  readonly path: string
  /** The URL of the form for issues; absent if there is none. */
  readonly form?: string
  /** True if an analytics service is configured, which receives the answers. */
  readonly hasAnalytics: boolean
  readonly texts: FeedbackTexts
}
