import { MAX_NODES, PlanError } from '../error'
import type { SourceLine } from './clean'

/** The cells of a table's row by the names of their columns, without the blanks at their ends. */
export type TableRow = Readonly<Record<string, string>>

/** The rows of a table with numbered rows, and the lines below it. */
interface Table {
  readonly rows: readonly TableRow[]
  readonly rest: readonly SourceLine[]
}

/** True for a row of a table with numbered rows; Oracle marks rows before the number: with predicates, inactive, running. */
export function isTableRow(text: string): boolean {
  return /^\|?[-*>\s]*\d+\s*\|/.test(text)
}

/** Reads the table whose header is the first line that a pattern matches. Throws a `PlanError`. */
export function readTable(lines: readonly SourceLine[], header: RegExp): Table {
  const first = lines.findIndex(({ text }) => header.test(text))
  const names = cellsOf(lines[first]?.text ?? '').map((name) => name.trim())
  const below = lines.slice(first + 1)
  const length = below.findIndex(({ text }) => !isTableRow(text))
  const rows = length === -1 ? below : below.slice(0, length)
  if (rows.length > MAX_NODES) throw new PlanError('tooManyNodes')
  return {
    rows: rows.map(({ text }) => Object.fromEntries(cellsOf(text).map((cell, at) => [names[at] ?? '', cell]))),
    rest: length === -1 ? [] : below.slice(length),
  }
}

function cellsOf(text: string): string[] {
  return text
    .replace(/^\|/, '')
    .split('|')
    .map((cell) => cell.trimEnd())
}
