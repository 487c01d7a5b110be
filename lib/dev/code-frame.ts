/** The number of lines above and below the line with the error. */
const CONTEXT = 2

/** The number of characters of a long line that are shown on each side of a column. */
const REACH = 80

/** Matches control characters except tabs; a terminal would execute them. */
const CONTROL = /[\0-\x08\x0A-\x1F\x7F-\x9F]/g

/** Matches the characters that take two columns in a terminal: Chinese characters and full-width punctuation. */
const WIDE = /[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/

/**
 * Returns numbered lines around a position in a text, with a caret below the column; line and column are 1-based. Long
 * lines are shortened: that of the position around its column, the others to their beginning.
 */
export function codeFrame(text: string, { line, column }: { line: number; column: number }): string {
  const lines = text.split(/\r?\n/)
  const first = Math.max(1, line - CONTEXT)
  const last = Math.min(lines.length, line + CONTEXT)
  const width = String(last).length
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const mark = number === line ? '>' : ' '
    const { start, end } = excerpt(lines[number - 1] ?? '', number === line ? column : 1)
    rows.push(`${mark} ${String(number).padStart(width)} | ${start}${end}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${blank(start)}^`)
  }
  return rows.join('\n')
}

/** Returns the text of a line before and after a column, shortened if the line is long. */
function excerpt(line: string, column: number): { readonly start: string; readonly end: string } {
  const from = line.length <= 2 * REACH ? 0 : Math.max(0, column - 1 - REACH)
  const to = line.length <= 2 * REACH ? line.length : from + 2 * REACH
  const shown = (text: string) => text.replace(CONTROL, '\uFFFD')
  return {
    start: (from > 0 ? '…' : '') + shown(line.slice(from, column - 1)),
    end: shown(line.slice(column - 1, to)) + (to < line.length ? '…' : ''),
  }
}

/** Returns white space that is as wide as a text. */
function blank(text: string): string {
  return text.replace(/[^\t]/g, (character) => (WIDE.test(character) ? '\u3000' : ' '))
}
