/** The texts of failures, in the page's language. */
export interface FailureTexts {
  readonly pageError: string
  readonly crashed: string
  readonly tryAgain: string
  readonly retry: string
  readonly cause: string
  /** Shown if a file could not be loaded. */
  readonly unreached: string
  /** Shown if the server no longer has the page. */
  readonly gone: string
}

const report = document.createElement('p')

/** Returns the texts that the page contains for failures. */
export function failureTexts(): FailureTexts {
  return JSON.parse(document.documentElement.dataset.failure ?? '{}') as FailureTexts
}

/** Shows a report of the reason why a control does not work. */
export function showReport(reason: 'gone' | 'unreached'): void {
  report.role = 'alert'
  report.dataset.alert = ''
  report.textContent = failureTexts()[reason]
  // screen readers announce what is inserted
  document.body.append(report)
}

/** Removes the report of a failure, if it is shown. */
export const removeReport = () => report.remove()
