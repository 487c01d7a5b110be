import type { Messages } from '../i18n/messages'

/** The texts of failures, which `data-failure` on `<html>` has in the page's language. */
type FailureTexts = Messages['failure']

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
