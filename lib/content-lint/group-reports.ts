import path from 'node:path'
import type { Report } from '../diagnostics/diagnostic'

/** Keeps the first of the reports with the same cause, by default the same message, and adds the number of the others. */
export function groupReports(
  reports: readonly Report[],
  causeOf: (report: Report) => string = ({ message }) => message,
): Report[] {
  const groups = new Map<string, Report[]>()
  for (const report of reports) groups.set(causeOf(report), [...(groups.get(causeOf(report)) ?? []), report])
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const files = new Set(others.map(({ file }) => file).filter((file) => file !== first.file)).size
    const inFile = others.filter(({ message }) => message !== first.message).length
    return [{ ...first, message: first.message + (files > 0 ? alsoOn(files, 'page') : alsoOn(inFile, 'entry')) }]
  })
}

function alsoOn(count: number, unit: 'page' | 'entry'): string {
  if (count === 0) return ''
  const units = { page: 'pages', entry: 'entries' } as const
  return count === 1 ? ` (also on another ${unit})` : ` (also on ${count} other ${units[unit]})`
}

/** Groups equal reports about entries of a file, ignoring the key at the start of the message, or of the same file name. */
export function groupEntries(reports: readonly Report[]): Report[] {
  return groupReports(reports, ({ file, message }) => path.basename(file) + message.replace(/^“[^”]*”:/, ''))
}
