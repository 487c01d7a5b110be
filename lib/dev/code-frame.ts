/** The number of lines above and below the line with the error. */
const CONTEXT = 2

/** Returns numbered lines around a position in a text, with a caret below the column; line and column are 1-based. */
export function codeFrame(text: string, { line, column }: { line: number; column: number }): string {
  const lines = text.split('\n')
  const first = Math.max(1, line - CONTEXT)
  const last = Math.min(lines.length, line + CONTEXT)
  const width = String(last).length
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const mark = number === line ? '>' : ' '
    rows.push(`${mark} ${String(number).padStart(width)} | ${lines[number - 1] ?? ''}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`)
  }
  return rows.join('\n')
}
