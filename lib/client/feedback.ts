/** A reader's answer to “Was this page helpful?”. */
export interface FeedbackAnswer {
  readonly helpful: boolean
  readonly reason?: string
}

declare global {
  interface WindowEventMap {
    'site:feedback': CustomEvent<FeedbackAnswer>
  }
}

/** Sends an answer to the analytics services, through the inline script that counts page views. */
export function sendFeedback(answer: FeedbackAnswer): void {
  dispatchEvent(new CustomEvent('site:feedback', { detail: answer }))
}
