import type { Plan, PlanNode } from '../model'
import { inputsOf, readHeader } from '../postgres/kind'
import { measuresFrom } from '../postgres/node'
import { addProperty } from '../postgres/text-properties'
import { Summary } from '../postgres/text-summary'
import type { SourceLine } from '../source/clean'
import { joinRows, type FlatNode } from '../source/rebuild'
import { readTable, type TableRow } from '../source/table'

/** The header of the table that openGauss prints with `explain_perf_mode = pretty`. */
export const openGaussHeader = /^\|?\s*id\s*\|\s*operation\s*\|.*\b[AE]-/

interface Entry {
  readonly id: string
  readonly column: number
  readonly name: string
  readonly properties: Record<string, unknown>
  readonly children: Entry[]
}

/** Reads the table of openGauss, and what it prints about the nodes below it. Throws a `PlanError`. */
export function readOpenGauss(lines: readonly SourceLine[]): Plan {
  const { rows, rest } = readTable(lines, openGaussHeader)
  const entries = rows.map(toEntry)
  const { root, isRebuilt } = joinRows(entries, toFlat, lines[0]?.line)
  const summary = new Summary()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  let described: Entry | undefined
  for (const { text } of rest) {
    const content = text.trim()
    const [, id] = /^(\d+) --/.exec(content) ?? []
    if (id !== undefined) described = byId.get(id)
    else if (!summary.read(content) && described) addProperty(described.properties, content)
  }
  return {
    engine: 'openGauss',
    format: 'table',
    root: toNode(root, false),
    ...(isRebuilt && { isRebuilt }),
    ...summary.result(),
  }
}

function toFlat({ name, properties }: Entry): FlatNode {
  // joins and unions list the ids of their inputs
  const ids = /\((\d+(?:, ?\d+)*)\)$/.exec(name)?.[1]?.split(',')
  return {
    inputs: ids?.length ?? inputsOf(headerOf(name).kind),
    cost: Number(properties['Total Cost'] ?? 0),
    text: name,
  }
}

function toEntry(row: TableRow): Entry {
  const { id = '', operation = '' } = row
  const time = row['A-time']?.match(/[\d.]+/g)?.at(-1)
  const [cost, startup] = (row['E-costs'] ?? '').trim().split('..').toReversed()
  const properties = {
    'Plan Rows': row['E-rows'],
    'Total Cost': cost,
    'Startup Cost': startup,
    // the time of several nodes is the shortest and the longest one
    'Actual Total Time': time,
    'Actual Rows': row['A-rows'],
    // times and rows are those of all runs
    'Actual Loops': row['A-rows'] === undefined ? undefined : time === undefined ? 0 : 1,
  }
  return {
    id: id.trim(),
    column: operation.search(/\S/),
    name: operation.replace(/^\s*->\s*/, ''),
    properties,
    children: [],
  }
}

/** Converts a node. The estimates of one run are not compared with the rows of all runs. */
function toNode({ name, properties, children }: Entry, isRepeated: boolean): PlanNode {
  // a subquery has its owner and its name at the end: `Result  [1, InitPlan 1 (returns $0)]`
  const end = name.search(/ {1,2}\[\d+, [^\][]+\]$/)
  const role = end === -1 ? undefined : /\[\d+, (.+)\]$/.exec(name.slice(end))?.[1]
  const { kind, ...target } = headerOf(role === undefined ? name : name.slice(0, end))
  const { rows, details, ...measures } = measuresFrom(properties)
  const isComparable = !isRepeated || measures.loops === undefined
  return {
    kind,
    ...(role !== undefined && { role }),
    ...target,
    ...measures,
    ...(rows !== undefined && isComparable && { rows }),
    details: rows === undefined || isComparable ? details : [...details, ['E-rows', String(rows)]],
    children: children.map((child, at) =>
      toNode(child, isRepeated || (at > 0 && /^(?:Vector )?Nest(?:ed)? Loop/.test(kind))),
    ),
  }
}

/** Splits the name of a node without the ids of its inputs, such as `Hash Join (3,4)`. */
function headerOf(name: string): ReturnType<typeof readHeader> {
  return readHeader(name.replace(/^((?:(?! on ).)*?) ?\(\d+(?:, ?\d+)*\)$/, '$1'))
}
