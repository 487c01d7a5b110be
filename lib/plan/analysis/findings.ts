import type { PlanNode } from '../model'
import { isPerRow } from './cost-shares'
import type { Measured, MeasuredPlan } from './measure'

/** The thresholds of the findings; the texts state them. */
export const thresholds = {
  /** The factor between the estimated and the actual rows. */
  estimate: 10,
  /** The share of the rows that a condition removes. */
  removedShare: 0.9,
  removedRows: 1000,
  loops: 1000,
  loopsShare: 0.1,
} as const

export type FindingId =
  | 'underestimate'
  | 'overestimate'
  | 'filter'
  | 'scan'
  | 'plannedScan'
  | 'sortOnDisk'
  | 'hashOnDisk'
  | 'spilled'
  | 'loops'
  | 'subplan'
  | 'plannedSubplan'
  | 'lossy'

/** A possible problem at a node, with the numbers for its text. */
export interface Finding {
  readonly id: FindingId
  readonly at: number
  readonly values: Readonly<Record<string, number>>
}

type Rule = (measured: Measured, plan: MeasuredPlan) => Finding[]

/** Returns the findings of a plan, those of the nodes with the largest share first. */
export function findings(plan: MeasuredPlan): Finding[] {
  const found = plan.nodes.flatMap((measured) => rules.flatMap((rule) => rule(measured, plan)))
  const weight = ({ id, at }: Finding) =>
    ['subplan', 'loops'].includes(id) ? subtreeShare(plan.nodes[at]) : (plan.nodes[at]?.share ?? 0)
  return found.toSorted((a, b) => weight(b) - weight(a) || a.at - b.at)
}

const rules: readonly Rule[] = [
  function misestimated(measured) {
    const factor = estimateFactor(measured)
    const isOrigin = !measured.children.some((child) => estimateFactor(child) >= 1 === factor >= 1 && isOff(child))
    if (!isOff(measured) || !isOrigin) return []
    const { rows = 0, actualRows = 0 } = measured.node
    const id = factor > 1 ? 'underestimate' : 'overestimate'
    return [finding(id, measured, { rows, actual: actualRows, factor: factor > 1 ? factor : 1 / factor })]
  },
  function wastefulFilter(measured) {
    const { node } = measured
    const runs = node.loops ?? 1
    const removed = ((node.removed?.filter ?? 0) + (node.removed?.join ?? 0)) * runs
    const kept = measured.actualRows ?? 0
    const share = removed / (removed + kept)
    if (removed < thresholds.removedRows || share <= thresholds.removedShare) return []
    return [finding(isFullScan(node) ? 'scan' : 'filter', measured, { removed, rows: removed + kept, share })]
  },
  // MySQL does not count removed rows: the filter is a node of its own, or the JSON has an estimate
  function filterAboveScan(measured) {
    const [scan] = measured.children
    if (measured.node.kind !== 'Filter' || scan?.actualRows === undefined || measured.actualRows === undefined)
      return []
    const removed = scan.actualRows - measured.actualRows
    const share = removed / scan.actualRows
    if (removed < thresholds.removedRows || share <= thresholds.removedShare) return []
    return [finding(isFullScan(scan.node) ? 'scan' : 'filter', scan, { removed, rows: scan.actualRows, share })]
  },
  function plannedFilter(measured) {
    const { filtered } = measured.node
    if (!filtered || !isFullScan(measured.node)) return []
    const share = 1 - filtered.percent / 100
    const removed = filtered.examined * share
    if (removed < thresholds.removedRows || share < thresholds.removedShare) return []
    return [finding('plannedScan', measured, { removed, rows: filtered.examined, share })]
  },
  function onDisk(measured) {
    const { sort, hash, spilled } = measured.node
    const isSpilled = hash && (hash.batches > 1 || hash.diskKilobytes !== undefined)
    return [
      ...(sort?.onDisk ? [finding('sortOnDisk', measured, { kilobytes: sort.kilobytes ?? 0 })] : []),
      ...(isSpilled
        ? [finding('hashOnDisk', measured, { batches: hash.batches, kilobytes: hash.kilobytes ?? 0 })]
        : []),
      ...(spilled ? [finding('spilled', measured, {})] : []),
    ]
  },
  function repeated(measured) {
    const { node, parent } = measured
    if (!parent) return []
    const runs = (node.loops ?? 0) / (parent.node.loops || 1)
    if (isPerRow(node, parent.node) && node.loops === undefined) return [finding('plannedSubplan', measured, {})]
    if (isPerRow(node, parent.node) && runs > 1)
      return [finding('subplan', measured, { runs: Math.round(runs), share: subtreeShare(measured) })]
    const isInner = /^Nested loop/i.test(parent.node.kind) && parent.children[0] !== measured
    const share = subtreeShare(measured)
    if (!isInner || node.role !== undefined || runs < thresholds.loops || share < thresholds.loopsShare) return []
    return [finding('loops', measured, { runs: Math.round(runs), share })]
  },
  function lossy(measured) {
    const { heapBlocks } = measured.node
    if (!heapBlocks || heapBlocks.lossy === 0) return []
    return [finding('lossy', measured, { lossy: heapBlocks.lossy, exact: heapBlocks.exact })]
  },
]

function finding(id: FindingId, { at }: Measured, values: Record<string, number>): Finding {
  return { id, at, values }
}

/** Returns the share of a node with all its descendants. */
function subtreeShare(measured: Measured | undefined): number {
  if (!measured) return 0
  return measured.share + measured.children.reduce((total, child) => total + subtreeShare(child), 0)
}

/** Returns how many times more rows were found than estimated; 0 counts as 1. */
function estimateFactor({ node: { rows, actualRows } }: Measured): number {
  return Math.max(1, actualRows ?? 1) / Math.max(1, rows ?? 1)
}

function isOff(measured: Measured): boolean {
  const { loops, rows, actualRows } = measured.node
  if (!loops || rows === undefined || actualRows === undefined) return false
  const factor = estimateFactor(measured)
  const isWrong = factor >= thresholds.estimate || (1 / factor >= thresholds.estimate && !stopsEarly(measured))
  return isWrong && !isAboveShards(measured)
}

/** True for a scan of Citus, which plans with a constant instead of statistics of the shards, and for what is above it. */
function isAboveShards({ node, children }: Measured): boolean {
  return node.kind.startsWith('Custom Scan (Citus') || children.some(isAboveShards)
}

/** The operations of Oracle, OceanBase and SQL Server that may stop reading an input. A sort with STOPKEY reads its input to the end. */
const stopsReading =
  /^(?:COUNT STOPKEY|FILTER|FIRST ROW|LIMIT|MERGE JOIN|WINDOW NOSORT STOPKEY|Top$)|^(?:HASH|NESTED).* (?:ANTI|SEMI)\b|Semi Join\)$/

/** True if a node above may stop reading before the last row, so that fewer rows do not mean a wrong estimate. */
function stopsEarly({ node, parent }: Measured): boolean {
  if (!parent) return false
  const { kind } = parent.node
  if (/^(?:Vector )?(Limit|Merge .*Join)|(Semi|Anti) Join$|semijoin|antijoin|^Memoize/.test(kind)) return true
  if (stopsReading.test(kind)) return true
  // no node above reaches through these, which read all of their input, or into a subquery
  if (
    /^(?:Vector )?(Sort|Hash$|.*Aggregate|Materialize|Unique|SetOp|HashSetOp|WindowAgg|Bitmap)/.test(kind) ||
    /^(?:BUFFER SORT|HASH (?:GROUP BY|UNIQUE)|SORT (?!.*NOSORT)|WINDOW (?:BUFFER|SORT))/.test(kind) ||
    node.role
  )
    return false
  return stopsEarly(parent)
}

function isFullScan({ kind, index, details }: PlanNode): boolean {
  // version 4 of OceanBase calls the scan of an index the same, version 3 calls all scans the same
  if (/^TABLE (?:FULL )?SCAN$/.test(kind)) return index === undefined && (/FULL/.test(kind) || details.some(isWhole))
  return /(^|Parallel |Partitioned |Dynamic )Seq Scan$|^(?:Table [Ss]can|Clustered Index Scan)$/.test(kind)
}

function isWhole([name, text]: readonly [string, string]): boolean {
  return name === 'range' && /^MIN(?:,MIN)* ; MAX(?:,MAX)*$/.test(text)
}
