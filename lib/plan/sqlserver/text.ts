import { MAX_NODES, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { numberOf, omitUndefined } from '../source/properties'
import { closing } from '../source/brackets'
import type { SourceLine } from '../source/clean'
import { joinByIndentation } from '../source/indentation'
import { readLabel } from './label'

/** A line with an operation: rows and executions if the statement was executed, the branches of the tree, the operation. */
const nodeLine = /^(?: *(\d{1,20})[ |]{1,40}(\d{1,20})(?:\||(?= )))?([ |]*)\|--(?=[A-Z][a-z]|RID )/

interface Entry {
  readonly column: number
  readonly node: Omit<PlanNode, 'children'>
  readonly children: Entry[]
}

/** A line with an operation, and what a client has broken off it. */
interface Line {
  readonly source: SourceLine
  readonly rows?: string | undefined
  readonly executions?: string | undefined
  /** The columns of the operation in the line, and behind the numbers, whose width differs where tabs separated them. */
  readonly columns: readonly [absolute: number, relative: number]
  text: string
}

/** True for a line with an operation of SQL Server. */
export function isSqlServerNode(text: string): boolean {
  return nodeLine.test(text)
}

/** Reads the text of SHOWPLAN_TEXT, SHOWPLAN_ALL or STATISTICS PROFILE. Throws a `PlanError`. */
export function readSqlServer(lines: readonly SourceLine[]): Plan {
  const all = logicalLines(lines)
  if (all.length > MAX_NODES) throw new PlanError('tooManyNodes')
  const column = columnOf(all)
  const [first] = all
  if (!first) throw new PlanError('notAPlan', lines[0]?.line)
  // the tree of the next statement begins at the column of the first one
  const next = all.findIndex((line, at) => at > 0 && line.columns[column] <= first.columns[column])
  const entries = all
    .slice(0, next === -1 ? undefined : next)
    .map((line): Entry => ({ column: line.columns[column], node: toNode(line), children: [] }))
  const root = joinByIndentation(entries, first.source.line)
  return {
    engine: 'SQL Server',
    format: 'text',
    root: withChildren(root, false),
    triggers: [],
    ...(next !== -1 && { hasMore: true }),
  }
}

function logicalLines(lines: readonly SourceLine[]): Line[] {
  const all: Line[] = []
  let isTree = false
  for (const source of lines) {
    const [start, rows, executions, branches = ''] = nodeLine.exec(source.text) ?? []
    const previous = all.at(-1)
    if (start !== undefined) {
      const columns = [start.length, branches.length] as const
      all.push({ source, rows, executions, columns, text: source.text.slice(start.length) })
      isTree = true
    } else if (source.text.trim() === '') isTree = false
    else if (previous && isTree && isOpen(previous.text)) previous.text += ` ${source.text.replace(/^[\s|]+/, '')}`
  }
  return all
}

/** True if a line ends inside the brackets of its operation. */
function isOpen(text: string): boolean {
  const open = text.indexOf('(')
  return open !== -1 && text.length < MAX_LABEL && columnsIn(text) === -1 && closing(text, open + 1) === text.length
}

/** Returns where the columns after the operation begin, which Management Studio cuts after 256 characters; -1 without them. */
function columnsIn(text: string): number {
  const [operation = ''] = /^[A-Za-z -]{1,60}/.exec(text) ?? []
  const between = String.raw`[\s|]{1,20}`
  return text.search(new RegExp(String.raw`[\s|](?:\d{1,9}${between}){3}${operation.trim()}[\s|]`))
}

/** The maximum length of an operation that is looked for in several lines. */
const MAX_LABEL = 5000

/** Returns which of the columns tells the depth: the one in which a level is five characters. */
function columnOf(lines: readonly Line[]): 0 | 1 {
  const least = Math.min(...lines.map(({ columns }) => columns[0]))
  return lines.every(({ columns }) => (columns[0] - least) % 5 === 0) ? 0 : 1
}

const number = String.raw`(\d{1,20}(?:\.\d{1,20})?(?:E[+-]?\d{1,3})?)`
const gap = String.raw`[\s|]{1,60}`
/** EstimateRows, EstimateIO, EstimateCPU, AvgRowSize and TotalSubtreeCost. */
const estimates = new RegExp(`${gap}${[number, number, number, String.raw`\d{1,20}`, number].join(gap)}(?=${gap})`, 'i')

function toNode({ text, rows, executions }: Line): Omit<PlanNode, 'children'> {
  const open = text.indexOf('(')
  const end = /^[A-Za-z ]+\(/.test(text) ? closing(text, open + 1) + 1 : text.search(/ {2}|\||$/)
  const cut = columnsIn(text)
  const length = cut === -1 ? end : Math.min(cut, end)
  const label = readLabel(text.slice(0, length))
  const rest = text.slice(length)
  const [, planned, , , cost] = estimates.exec(rest.slice(0, rest.indexOf('PLAN_ROW'))) ?? []
  const executed = numberOf(executions)
  // the work of most scalars is done where their result is used, and their rows are not counted
  const isMeasured = executed !== undefined && !(executed === 0 && label.kind === 'Compute Scalar')
  return {
    ...label,
    ...omitUndefined({ rows: numberOf(planned), cost: numberOf(cost) }),
    ...(isMeasured && { loops: executed, actualRows: executed === 0 ? 0 : Number(rows) / executed }),
    costsAllRuns: true,
  }
}

/**
 * Converts an entry. Below an exchange, executions are those of all threads and the estimate is for all of them together; the
 * estimate of a lookup may be that of all executions. Neither is compared.
 */
function withChildren({ node, children }: Entry, isParallel: boolean): PlanNode {
  const { rows, details, ...rest } = node
  const isCompared = node.loops === undefined || !(isParallel || /Lookup$/.test(node.kind))
  const isBelow = isParallel || node.kind.startsWith('Parallelism')
  return {
    ...rest,
    ...(rows !== undefined && isCompared && { rows }),
    details: rows === undefined || isCompared ? details : [...details, ['EstimateRows', String(rows)]],
    children: children.map((child) => withChildren(child, isBelow)),
  }
}
