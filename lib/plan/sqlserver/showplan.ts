import { MAX_DEPTH, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { numberOf, omitUndefined } from '../source/properties'
import { readXml } from '../source/read-xml'
import { conditionsOf, targetOf } from './showplan-details'

/** True for the XML of SQL Server. */
export function isShowPlan(text: string): boolean {
  return text.includes('<ShowPlanXML')
}

/** Reads SHOWPLAN_XML, STATISTICS XML or a file `.sqlplan`, with the parser of the browser. Throws a `PlanError`. */
export function readShowPlan(text: string): Plan {
  const { document, rest } = readXml(text, 'ShowPlanXML')
  const [root] = document.getElementsByTagNameNS('*', 'RelOp')
  if (!root) throw new PlanError('noPlanInXml')
  const plans = [...document.getElementsByTagNameNS('*', 'QueryPlan')].filter(({ children }) =>
    [...children].some(({ localName }) => localName === 'RelOp'),
  )
  const [times] = document.getElementsByTagNameNS('*', 'QueryTimeStats')
  const hasMore = plans.length > 1 || isShowPlan(rest)
  return {
    engine: 'SQL Server',
    format: 'XML',
    root: toNode(root, 0),
    triggers: [],
    ...omitUndefined({
      planningTime: numberAt(plans[0], 'CompileTime'),
      executionTime: plans.length > 1 ? undefined : numberAt(times, 'ElapsedTime'),
    }),
    ...(hasMore && { hasMore }),
  }
}

/** Operations whose text has the logical operation too, such as `Hash Match (Inner Join)`. */
const twofold = /^(?:Adaptive Join|Hash Match|Merge Join|Nested Loops|Parallelism)$/

function toNode(relOp: Element, depth: number): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const { own, inputs } = partsOf(relOp)
  const isLookup = own.some((element) => /^(?:1|true)$/.test(element.getAttribute('Lookup') ?? ''))
  const physical = relOp.getAttribute('PhysicalOp') ?? ''
  const logical = relOp.getAttribute('LogicalOp') ?? physical
  const kind = physical === 'Clustered Index Seek' && isLookup ? 'Key Lookup' : physical
  const children = inputs.map((input) => toNode(input, depth + 1))
  const rows = numberAt(relOp, 'EstimateRows')
  const measures = measuresOf(own, children)
  // the estimate of a lookup may be that of all executions
  const isCompared = measures === undefined || !(isLookup || isUncounted(relOp))
  const details = conditionsOf(own)
  return {
    kind: twofold.test(kind) ? `${kind} (${logical})` : kind,
    ...targetOf(own.find(({ localName }) => localName === 'Object')),
    details: rows === undefined || isCompared ? details : [...details, ['EstimateRows', String(rows)]],
    ...omitUndefined({
      rows: isCompared ? rows : undefined,
      cost: numberAt(relOp, 'EstimatedTotalSubtreeCost'),
      filtered: measures ? undefined : filteredOf(rows, numberAt(relOp, 'EstimatedRowsRead')),
    }),
    ...measures,
    ...(own.some(({ localName }) => /^(?:SpillToTempDb|(?:Hash|Sort)SpillDetails)$/.test(localName)) && {
      spilled: true as const,
    }),
    costsAllRuns: true,
    children,
  }
}

/**
 * True for an operation whose rows are not those of its estimate: a hash table and a parallel change return none, and a
 * broadcast returns each row to every thread.
 */
function isUncounted(relOp: Element): boolean {
  const { own, inputs } = partsOf(relOp)
  const logical = relOp.getAttribute('LogicalOp') ?? ''
  if (/^(?:Batch Hash Table Build|Delete|Insert|Merge|Update)$/.test(logical)) return true
  if (relOp.getAttribute('PhysicalOp') !== 'Parallelism') return false
  return own.some((part) => part.getAttribute('PartitioningType') === 'Broadcast') || inputs.some(isUncounted)
}

/** Returns the elements of an operation without those of its inputs, and the inputs. */
function partsOf(relOp: Element): { own: Element[]; inputs: Element[] } {
  const own: Element[] = []
  const inputs: Element[] = []
  const pending = [...relOp.children].toReversed()
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (element.localName === 'RelOp') inputs.push(element)
    else {
      own.push(element)
      pending.push(...[...element.children].toReversed())
    }
  }
  return { own, inputs }
}

/** Returns the measurements of one execution; those of the counters are the totals of the executions of a thread. */
function measuresOf(own: readonly Element[], children: readonly PlanNode[]): Partial<PlanNode> | undefined {
  const threads = own.filter(({ localName }) => localName === 'RunTimeCountersPerThread')
  if (threads.length === 0) return undefined
  const values = (name: string) => threads.map((thread) => numberAt(thread, name) ?? 0)
  const sum = (name: string) => values(name).reduce((total, value) => total + value, 0)
  const executions = values('ActualExecutions')
  // the threads of an exchange share one execution; on the inner side of a nested loop each has its own
  const loops = Math.max(...executions) <= 1 ? Math.max(...executions) : sum('ActualExecutions')
  const [rows, read] = [sum('ActualRows'), sum('ActualRowsRead')]
  const hasTimes = threads.some((thread) => thread.hasAttribute('ActualElapsedms'))
  // in batch mode, the time of an operation does not include its inputs
  const isBatch = threads.some((thread) => thread.getAttribute('ActualExecutionMode') === 'Batch')
  const below = isBatch ? children.reduce((total, child) => total + (child.time ?? 0) * (child.loops ?? 0), 0) : 0
  const perRun = (total: number) => (loops === 0 ? 0 : total / loops)
  return {
    loops,
    actualRows: perRun(rows),
    ...(hasTimes && { time: perRun(Math.max(...values('ActualElapsedms')) + below) }),
    ...(read > rows && { removed: { filter: perRun(read - rows) } }),
  }
}

function filteredOf(rows: number | undefined, examined: number | undefined): PlanNode['filtered'] {
  return rows === undefined || !examined ? undefined : { examined, percent: (100 * rows) / examined }
}

function numberAt(element: Element | undefined, name: string): number | undefined {
  return numberOf(element?.getAttribute(name))
}
