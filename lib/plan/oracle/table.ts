import type { Plan, PlanNode } from '../model'
import { omitUndefined } from '../source/properties'
import type { SourceLine } from '../source/clean'
import { joinRows, type FlatNode } from '../source/rebuild'
import { isTableRow, readTable, type TableRow } from '../source/table'
import { readDescriptions } from './descriptions'
import { inputsOf } from './inputs'
import { countOf, isComparable, rowsRemoved, spills, timeOf, type Entry } from './measures'
import { headerOf } from './monitor'

/** The header of the table that DBMS_XPLAN prints. */
export const oracleHeader = /^\|?\s*Id\s*\|(?:\s*(?:Pid|PID|Ord|ORD)\s*\|){0,2}\s*Operation\s*\|/

/** Reads the table of DBMS_XPLAN with the predicates and notes below it. Throws a `PlanError`. */
export function readOracle(lines: readonly SourceLine[]): Plan {
  const first = lines.findIndex(({ text }) => oracleHeader.test(text))
  const next = lines.findIndex(({ text }, at) => at > first && oracleHeader.test(text))
  const plan = lines.slice(first, next === -1 ? undefined : next)
  // SQL*Plus repeats its own heading on each page, and wraps long rows
  const rows = plan.filter(({ text }) => isTableRow(text))
  const { predicates, notes } = readDescriptions(plan.slice(1).filter(({ text }) => !isTableRow(text)))
  const entries = readTable([...headerOf(plan), ...rows], oracleHeader)
    .rows.filter(({ Id = '' }) => !/-(?!>)/.test(Id))
    .map((row): Entry => {
      const { Id = '', Operation = '' } = row
      const id = Id.replaceAll(/\D/g, '')
      const kind = Operation.trim()
      return { id, column: Operation.search(/\S/), kind, row, details: predicates.get(id) ?? [], children: [] }
    })
  const { root, isRebuilt } = joinRows(entries, toFlat, lines[first]?.line)
  const node = toNode(root, undefined, undefined)
  const details = [...node.details, ...notes.map((text) => ['Note', text] as const)]
  return {
    engine: 'Oracle',
    format: 'table',
    root: { ...node, details },
    triggers: [],
    ...(isRebuilt && { isRebuilt }),
    ...(next !== -1 && { hasMore: true }),
  }
}

function toFlat({ kind, row }: Entry, next: Entry | undefined): FlatNode {
  return { inputs: inputsOf(kind, next?.kind ?? ''), cost: costOf(row) ?? 0, text: kind }
}

function costOf(row: TableRow): number | undefined {
  return countOf(row['Cost (%CPU)'] ?? row.Cost)
}

/** Operations that start their inputs several times and whose estimates are those of all these starts together. */
const iterator = /^(?:PARTITION |INLIST ITERATOR|PX )/

/** Converts a row; `iterations` is the number of starts that the estimates of a row below an iterator are for. */
function toNode(entry: Entry, parent: Entry | undefined, iterations: number | undefined): PlanNode {
  const { kind, row, details, children } = entry
  const starts = countOf(row.Starts)
  const rows = countOf(row['E-Rows'] ?? row.Rows)
  const isCompared =
    starts === undefined || (isComparable(entry, parent) && (iterations === undefined || iterations === starts))
  // SQL Monitor counts the starts of a coordinator in all processes
  const below = iterator.test(kind) ? (iterations ?? (kind.startsWith('PX ') ? 1 : starts)) : iterations
  return {
    kind,
    ...targetOf(kind, row.Name?.trim() ?? ''),
    details: [
      ...details,
      ...(rows === undefined || isCompared ? [] : [['E-Rows', String(rows)] as const]),
      ...detailColumns(row),
    ],
    ...omitUndefined({ rows: isCompared ? rows : undefined, cost: costOf(row) }),
    ...(starts !== undefined && measuresOf(entry, starts)),
    ...(spills(row) && { spilled: true as const }),
    children: children.map((child) => toNode(child, entry, below)),
  }
}

/** Returns the measurements of one start; those of the table are the totals of all starts. */
function measuresOf(entry: Entry, starts: number): Partial<PlanNode> {
  const { row } = entry
  const perStart = (total: number | undefined) => (total === undefined ? undefined : starts === 0 ? 0 : total / starts)
  const [buffers, read] = [countOf(row.Buffers), countOf(row.Reads) ?? 0]
  const removed = perStart(rowsRemoved(entry))
  return {
    loops: starts,
    ...omitUndefined({ actualRows: perStart(countOf(row['A-Rows'])), time: perStart(timeOf(row['A-Time'])) }),
    ...(removed !== undefined && removed > 0 && { removed: { filter: removed } }),
    // the reads of a plan that writes contain those of temporary segments, which are not in the buffers
    ...(buffers !== undefined && row.Writes === undefined && { buffers: { hit: Math.max(0, buffers - read), read } }),
  }
}

function targetOf(kind: string, name: string): Pick<PlanNode, 'relation' | 'index'> {
  // `:TQ10000` is a queue between parallel processes
  if (name === '' || name.startsWith(':')) return {}
  return /^(?:BITMAP )?INDEX\b/.test(kind) ? { index: name } : { relation: name }
}

/** The columns that are details, if they say more than the others. */
const detailNames = [
  ...['Pstart', 'Pstop', 'TempSpc', 'E-Temp', 'Used-Mem', 'Used-Tmp', 'O/1/M'],
  ...['Temp', 'Temp (Max)', 'Activity (%)'],
]

function detailColumns(row: TableRow): [string, string][] {
  const names = row.Writes === undefined ? detailNames : [...detailNames, 'Buffers', 'Reads', 'Writes']
  return names.flatMap((name): [string, string][] => {
    const text = row[name]?.trim() ?? ''
    return text === '' || text === '.' ? [] : [[name, text]]
  })
}
