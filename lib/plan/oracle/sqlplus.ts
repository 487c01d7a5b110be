import { isTableRow } from '../source/table'
import { oracleHeader } from './table'

const TAB = 8
/** The most tabs that a line of SQL*Plus has; more stay as they are. */
const MAX_TABS = 100
const isBorder = (line: string) => /^-+\s*$/.test(line)
const isStart = (line: string) => isTableRow(line) || oracleHeader.test(line)
const isRest = (line: string) => line.trim() !== '' && !isBorder(line)

/** Removes the tabs and line breaks of SQL*Plus from a text with a table of DBMS_XPLAN; returns any other text unchanged. */
export function withoutLayoutOfSqlPlus(text: string): string {
  const lines = text.split(/\r?\n/)
  const header = lines.findIndex((line) => oracleHeader.test(line))
  return header === -1 ? text : joinWrapped(lines.map(expandTabs), header).join('\n')
}

/** Replaces tabs by blanks up to the next multiple of 8 columns: the indentation of an operation is in the middle of its line. */
function expandTabs(line: string): string {
  const [first = '', ...rest] = line.split('\t')
  if (rest.length > MAX_TABS) return line
  return rest.reduce((text, part) => text + ' '.repeat(TAB - (text.length % TAB)) + part, first)
}

/**
 * Joins the lines that were broken at the line size. The lines from the header to the border below it tell how many a row has,
 * and the border their length, which is more than that of a line that ended in blanks.
 */
function joinWrapped(lines: readonly string[], header: number): readonly string[] {
  const border = lines.findIndex((line, at) => at > header && isBorder(line))
  const parts = border - header
  if (parts < 2 || lines.slice(header + 1, border).some((line) => isTableRow(line) || !isRest(line))) return lines
  const width = lines[border]?.trimEnd().length ?? 0
  const result = lines.slice(0, header)
  for (let at = header; at < lines.length;) {
    const first = lines[at] ?? ''
    // a predicate is continued as long as its lines are full
    const continues = (end: number) => (isStart(first) ? end - at < parts : lines[end - 1]?.length === width)
    let end = at + 1
    while (!isBorder(first) && isRest(lines[end] ?? '') && continues(end)) end++
    const full = lines.slice(at, end - 1).map((line) => line.padEnd(width))
    result.push([...full, lines[end - 1]].join(''))
    at = end
  }
  return result
}
