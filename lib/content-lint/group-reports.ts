import path from 'node:path'
import type { Report } from '../diagnostics/diagnostic'

/** The number of other places that a grouped report names; it counts more of them. */
const NAMED_PLACES = 3

/** Keeps the first of the reports with the same message, and adds where the others are. */
export function groupReports(reports: readonly Report[]): Report[] {
  return groupsOf(reports, ({ message }) => message).map(([first, ...others]) => withPlaces(first, others))
}

/** Groups reports about links by their messages, and those about missing anchors by the page that lacks them. */
export function groupLinks(reports: readonly Report[]): Report[] {
  const causeOf = ({ message }: Report) => anchorOf(message)?.page ?? message
  return groupsOf(reports, causeOf).map(([first, ...others]) => withPlaces(first, others))
}

/** Groups reports about files of one name whose messages are equal, apart from the key of an entry at their start. */
export function groupEntries(reports: readonly Report[]): Report[] {
  const causeOf = ({ file, message }: Report) => path.basename(file) + message.replace(/^“[^”]*”:/, '')
  return groupsOf(reports, causeOf).map(([first, ...others]) => {
    const count = others.filter(({ file, message }) => file === first.file && message !== first.message).length
    if (count === 0) return withPlaces(first, others)
    const also = count === 1 ? 'also on another entry' : `also on ${count} other entries`
    return { ...first, message: `${first.message} (${also})` }
  })
}

function groupsOf(reports: readonly Report[], causeOf: (report: Report) => string): [Report, ...Report[]][] {
  const groups = new Map<string, [Report, ...Report[]]>()
  for (const report of reports) {
    const group = groups.get(causeOf(report))
    if (group) group.push(report)
    else groups.set(causeOf(report), [report])
  }
  return [...groups.values()]
}

/** Adds where the other reports of a group are; those on the same page with the same message are not mentioned. */
function withPlaces(first: Report, others: readonly Report[]): Report {
  const further = others.filter(({ file, message }) => file !== first.file || message !== first.message)
  const places = [...new Set(further.map((other) => placeOf(other, first)))]
  if (places.length === 0) return first
  const also = further.map(({ file, line = 1, column = 1 }) => ({ file, line, column }))
  const named = places.slice(0, NAMED_PLACES)
  const pages = new Set(further.map(({ file }) => file)).size
  const where =
    places.length === named.length
      ? `also ${named.join(', ')}`
      : pages === places.length
        ? `also on ${pages} other pages`
        : `also ${named.join(', ')} and ${places.length - named.length} more`
  return { ...first, message: `${first.message} (${where})`, also }
}

/** Returns the place of a report for a message: its path from the language on, after the anchor if that differs. */
function placeOf({ file, line, message }: Report, first: Report): string {
  const place = `in ${file.replace(/^.*?(?=(?:en|zh)\/(?:docs|blog)\/)/, '')}${line === undefined ? '' : `:${line}`}`
  const anchor = anchorOf(message)?.anchor
  return message === first.message || anchor === undefined ? place : `“${anchor}” ${place}`
}

function anchorOf(message: string): { anchor: string; page: string } | undefined {
  const [, anchor, page] = /^link to the anchor “([^”]*)”, which (\S+) does not have/.exec(message) ?? []
  return anchor === undefined || page === undefined ? undefined : { anchor, page }
}
