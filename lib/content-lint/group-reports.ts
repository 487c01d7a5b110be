import type { Report } from '../diagnostics/diagnostic'

/** Keeps the first of the reports with the same message, and adds the number of other pages with it. */
export function groupReports(reports: readonly Report[]): Report[] {
  const groups = new Map<string, Report[]>()
  for (const report of reports) groups.set(report.message, [...(groups.get(report.message) ?? []), report])
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const files = new Set(others.map(({ file }) => file).filter((file) => file !== first.file)).size
    const more = files === 0 ? '' : files === 1 ? ' (also on another page)' : ` (also on ${files} other pages)`
    return [{ ...first, message: first.message + more }]
  })
}
