import type { Plan, PlanNode } from '../model'
import { numberOf, omitUndefined } from '../source/properties'
import { closing } from '../source/brackets'
import type { SourceLine } from '../source/clean'
import { joinByIndentation } from '../source/indentation'
import { readTable, type TableRow } from '../source/table'
import { rebuildMerged } from './rebuild'

/** The header of OceanBase's table. */
export const oceanBaseHeader = /^\|?\s*ID\s*\|\s*OPERATOR\s*\|\s*NAME\b/

interface Entry {
  readonly id: string
  readonly kind: string
  readonly column: number
  readonly cost: number
  readonly row: TableRow
  readonly children: Entry[]
}

/** Reads the table of OceanBase’s EXPLAIN with its “Outputs & filters”. Throws a `PlanError`. */
export function readOceanBase(lines: readonly SourceLine[]): Plan {
  const { rows, rest } = readTable(lines, oceanBaseHeader)
  const entries = rows.map((row): Entry => {
    // `└─`, `├─` and `│` in version 4, one blank a level before
    const { ID = '', OPERATOR = '' } = row
    const column = OPERATOR.search(/[A-Z]/)
    return { id: ID.trim(), kind: OPERATOR.slice(column), column, cost: costOf(row) ?? 0, row, children: [] }
  })
  const isRebuilt = rebuildMerged(entries)
  const root = (isRebuilt && entries[0]) || joinByIndentation(entries, lines[0]?.line)
  return {
    engine: 'OceanBase',
    format: 'table',
    root: toNode(root, {
      texts: descriptions(rest),
      ranges: rangesOf(rest),
      // a statement that has not ended has zeros
      isExecuted: rows.some((row) => Number(row['REAL.ROWS']) > 0 || Number(row['REAL.TIME(us)']) > 0),
    }),
    triggers: [],
    ...(isRebuilt && { isRebuilt }),
  }
}

function costOf(row: TableRow): number | undefined {
  return numberOf(row['EST.TIME(us)'] ?? row.COST)
}

/** Returns the texts about the operators, by their ids. */
function descriptions(lines: readonly SourceLine[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let current = ''
  for (const { text } of lines) {
    const [, id, first] = /^\s*(\d+) - (.*)$/.exec(text) ?? []
    if (id !== undefined) current = id
    // the text ends with the first line that is not indented
    else if (!/^\s/.test(text)) current = ''
    if (current !== '') texts.set(current, `${texts.get(current) ?? ''} ${(first ?? text).trim()}`)
  }
  return texts
}

type Range = NonNullable<PlanNode['filtered']>

/** The rows that EXPLAIN EXTENDED expects to read, and to keep. */
const range =
  /([^\s:,]{1,128}):\s*table_rows:\d+,?\s+physical_range_rows:\d+,?\s+logical_range_rows:(\d+),?\s+index_back_rows:\d+,?\s+output_rows:(\d+)/g

/** Returns the ranges of “Optimization Info” by the names of tables; a name that it has twice is left out. */
function rangesOf(lines: readonly SourceLine[]): ReadonlyMap<string, Range> {
  const found = [
    ...lines
      .map(({ text }) => text.trim())
      .join(' ')
      .matchAll(range),
  ]
  const names = found.map(([, name]) => name)
  const unique = found.filter(([, name = '']) => names.indexOf(name) === names.lastIndexOf(name))
  return new Map(
    unique.map(([, name = '', examined, kept]) => {
      const read = Number(examined)
      return [name, { examined: read, percent: read === 0 ? 100 : (100 * Number(kept)) / read }]
    }),
  )
}

/** The texts below the table, by operator and by table, and whether the table has measurements. */
interface Context {
  readonly texts: ReadonlyMap<string, string>
  readonly ranges: ReadonlyMap<string, Range>
  readonly isExecuted: boolean
}

function toNode({ id, kind, row, children }: Entry, context: Context, isRepeated = false): PlanNode {
  const [, relation, index] = /^([^(:][^(]*)(?:\((.+)\))?$/.exec((row.NAME ?? '').trim()) ?? []
  const estimate = numberOf(row['EST.ROWS'] ?? row['EST. ROWS'])
  const inputs = children.map((child, at) => toNode(child, context, isInputRepeated(kind, at, isRepeated)))
  const isComparable = !context.isExecuted || !isRepeated
  const details = detailsOf(context.texts.get(id) ?? '')
  return {
    kind,
    ...omitUndefined({ relation, index }),
    details: [
      ...details,
      ...(estimate === undefined || isComparable ? [] : [['EST.ROWS', String(estimate)] as const]),
      ...(context.isExecuted ? timesOf(row) : []),
    ],
    ...omitUndefined({
      rows: isComparable ? estimate : undefined,
      cost: costOf(row),
      filtered: relation === undefined ? undefined : context.ranges.get(relation),
      ...(context.isExecuted && measuresOf(row, inputs)),
    }),
    children: inputs,
  }
}

/** True for an input that runs again for each row of another; the rows of all runs are counted, and those of one estimated. */
function isInputRepeated(kind: string, at: number, isRepeated: boolean): boolean {
  return kind !== 'MATERIAL' && (isRepeated || (at > 0 && /^(?:NESTED-LOOP|SUBPLAN FILTER)/.test(kind)))
}

/**
 * Returns the rows and the time of all runs. CPU TIME contains what an operator waits for, and not its inputs; REAL.TIME is
 * the moment of its last row, from the beginning of the statement.
 */
function measuresOf(row: TableRow, inputs: readonly PlanNode[]): Pick<PlanNode, 'actualRows' | 'loops' | 'time'> {
  const own = numberOf(row['CPU TIME(us)'])
  const below = inputs.reduce((sum, { time = 0 }) => sum + time, 0)
  return {
    loops: 1,
    ...omitUndefined({
      actualRows: numberOf(row['REAL.ROWS']),
      time: own === undefined ? undefined : own / 1000 + below,
    }),
  }
}

function timesOf(row: TableRow): (readonly [string, string])[] {
  return ['REAL.TIME(us)', 'IO TIME(us)'].flatMap((name) =>
    Number(row[name]) > 0 ? [[name, (row[name] ?? '').trim()]] : [],
  )
}

/** The properties that are not shown: each operator has its output columns, and the columns that it reads. */
const omitted = /^(?:output|access)$/

/** Returns the properties that are written like calls, such as `filter([t1.c1 = 1000])`. */
function detailsOf(text: string): [string, string][] {
  const details: [string, string][] = []
  const start = /(?<![a-z_])([a-z_]+)\(/g
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const end = closing(text, start.lastIndex)
    const value = text.slice(start.lastIndex, end)
    const name = match[1] ?? ''
    if (!omitted.test(name) && value !== 'nil') details.push([name, value])
    start.lastIndex = end
  }
  return details
}
