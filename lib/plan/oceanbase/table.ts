import type { Plan, PlanNode } from '../model'
import { filled, numberOf } from '../postgres/properties'
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
  const rebuilt = rebuildMerged(entries)
  const root = (rebuilt && entries[0]) || joinByIndentation(entries, lines[0]?.line)
  return {
    engine: 'OceanBase',
    format: 'table',
    root: toNode(root, { texts: descriptions(rest), ranges: rangesOf(rest) }),
    triggers: [],
    ...(rebuilt && { rebuilt }),
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

/** The texts below the table, by operator and by table. */
interface Below {
  readonly texts: ReadonlyMap<string, string>
  readonly ranges: ReadonlyMap<string, Range>
}

function toNode({ id, kind, row, children }: Entry, below: Below): PlanNode {
  const [, relation, index] = /^([^(:][^(]*)(?:\((.+)\))?$/.exec((row.NAME ?? '').trim()) ?? []
  return {
    kind,
    ...filled({ relation, index }),
    details: detailsOf(below.texts.get(id) ?? ''),
    ...filled({
      rows: numberOf(row['EST.ROWS'] ?? row['EST. ROWS']),
      cost: costOf(row),
      filtered: relation === undefined ? undefined : below.ranges.get(relation),
    }),
    children: children.map((child) => toNode(child, below)),
  }
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
