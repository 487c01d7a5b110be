/** Reasons why a control does not work, for which the page contains texts. */
type Reason = 'gone' | 'unreached'

const report = document.createElement('p')

/** Returns the text of a reason in the language of the page. */
export function reasonText(reason: Reason): string {
  const texts = JSON.parse(document.documentElement.dataset.failure ?? '{}') as Record<Reason, string>
  return texts[reason]
}

/** Shows a report of the reason why a control does not work. */
export function showReport(reason: Reason): void {
  report.role = 'alert'
  report.dataset.alert = ''
  report.textContent = reasonText(reason)
  // screen readers announce what is inserted
  document.body.append(report)
}

/** Removes the report of a failure, if it is shown. */
export const removeReport = () => report.remove()
