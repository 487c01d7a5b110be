import type { SourceLine } from '../source/clean'

/** The names that DBMS_XPLAN has for columns of SQL Monitor. */
const names: Readonly<Record<string, string>> = { 'Rows (Estim)': 'E-Rows', 'Rows (Actual)': 'A-Rows', Execs: 'Starts' }

/**
 * Returns the header of a table. SQL Monitor has it in two lines: without the second one, the estimated and the actual rows have
 * the same name.
 */
export function headerOf([first, second]: readonly SourceLine[]): readonly SourceLine[] {
  if (!first) return []
  if (!second?.text.includes('(Estim)')) return [first]
  const below = second.text.split('|')
  const cells = first.text.split('|').map((cell, at) => {
    const name = `${cell.trim()} ${below[at]?.trim() ?? ''}`.trim()
    return names[name] ?? name
  })
  return [{ ...first, text: cells.join('|') }]
}
