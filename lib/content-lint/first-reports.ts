import type { Report } from '../diagnostics/diagnostic'

/** A report with a key that reports of the same cause share. */
export type KeyedReport = readonly [key: string, report: Report]

/** Returns the first report of each cause, with the number of further ones; `unit` is what each is about. */
export function firstReports(
  found: readonly KeyedReport[],
  [one, many]: readonly [one: string, many: string],
): Report[] {
  const causes = new Map<string, { report: Report; others: number }>()
  for (const [key, report] of found) {
    const known = causes.get(key)
    if (known) known.others += 1
    else causes.set(key, { report, others: 0 })
  }
  return [...causes.values()].map(({ report, others }) => {
    if (others === 0) return report
    return { ...report, message: `${report.message}, also in ${others} other ${others === 1 ? one : many}` }
  })
}

/** Returns one report for each message about the entries of files, whose keys begin the messages. */
export function firstOfEntries(reports: readonly Report[]): Report[] {
  const keyed = reports.map((report): KeyedReport => [report.file + report.message.replace(/^“[^”]*”:/, ''), report])
  return firstReports(keyed, ['entry', 'entries'])
}
