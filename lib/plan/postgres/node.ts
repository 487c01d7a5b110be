import type { Plan, PlanNode } from '../model'
import { MAX_DEPTH, PlanError } from '../error'
import { kindOf, targetFrom } from './kind'
import { detailsOf } from './properties'
import { numberOf, omitUndefined, type Properties } from '../source/properties'

/** Converts a node of `EXPLAIN (FORMAT JSON)` and its inputs. */
export function readNode(raw: Properties, depth = 0): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const inputs = Array.isArray(raw.Plans) ? (raw.Plans as Properties[]) : []
  return {
    kind: kindOf(raw),
    ...(raw['Subplan Name'] !== undefined && { role: String(raw['Subplan Name']) }),
    ...targetFrom(raw),
    ...measuresFrom(raw),
    children: inputs.map((input) => readNode(input, depth + 1)),
  }
}

/** Returns the numbers and texts of a node. */
export function measuresFrom(raw: Properties): Omit<PlanNode, 'kind' | 'children'> {
  const number = (name: string) => numberOf(raw[name])
  // PostgreSQL prints zeros in JSON that it leaves out of the text
  const count = (name: string) => number(name) || undefined
  const loops = number('Actual Loops')
  return {
    details: detailsOf(raw),
    ...omitUndefined({
      rows: number('Plan Rows'),
      cost: number('Total Cost'),
      startupCost: number('Startup Cost'),
      loops,
      actualRows: number('Actual Rows'),
      time: loops === 0 ? undefined : number('Actual Total Time'),
      startupTime: loops === 0 ? undefined : number('Actual Startup Time'),
      removed: omitUndefined({
        filter: count('Rows Removed by Filter'),
        join: count('Rows Removed by Join Filter'),
        recheck: count('Rows Removed by Index Recheck'),
      }),
      buffers: omitUndefined({
        hit: blocks(raw, 'Hit'),
        read: blocks(raw, 'Read'),
        dirtied: blocks(raw, 'Dirtied'),
        written: blocks(raw, 'Written'),
        tempRead: count('Temp Read Blocks'),
        tempWritten: count('Temp Written Blocks'),
      }),
      sort: sortOf(raw),
      hash: hashOf(raw),
      heapBlocks:
        count('Exact Heap Blocks') === undefined && count('Lossy Heap Blocks') === undefined
          ? undefined
          : { exact: number('Exact Heap Blocks') ?? 0, lossy: number('Lossy Heap Blocks') ?? 0 },
      workers: workersOf(raw),
    }),
  }
}

/** Returns the blocks of tables and of temporary tables. */
function blocks(raw: Properties, action: string): number | undefined {
  return (numberOf(raw[`Shared ${action} Blocks`]) ?? 0) + (numberOf(raw[`Local ${action} Blocks`]) ?? 0) || undefined
}

function sortOf(raw: Properties): PlanNode['sort'] {
  const groups = (raw['Pre-sorted Groups'] ?? raw['Full-sort Groups']) as Properties | undefined
  if (groups) {
    const memory = groups['Sort Space Memory'] as Properties | undefined
    const disk = groups['Sort Space Disk'] as Properties | undefined
    return sort([groups['Sort Methods Used']].flat().join(', '), (disk ?? memory)?.['Peak Sort Space Used'], !!disk)
  }
  const workers = Array.isArray(raw.Workers) ? (raw.Workers as Properties[]) : []
  const onDisk = [raw, ...workers].find((part) => part['Sort Space Type'] === 'Disk')
  const part = onDisk ?? [raw, ...workers].find((candidate) => candidate['Sort Method'] !== undefined)
  return part && sort(String(part['Sort Method']), part['Sort Space Used'], onDisk !== undefined)
}

function sort(method: string, space: unknown, onDisk: boolean): PlanNode['sort'] {
  const kilobytes = numberOf(space)
  return { method, ...(kilobytes !== undefined && { kilobytes }), onDisk }
}

function hashOf(raw: Properties): PlanNode['hash'] {
  const workers = Array.isArray(raw.Workers) ? (raw.Workers as Properties[]) : []
  const highest = (name: string) => {
    const values = [raw, ...workers].flatMap((part) => numberOf(part[name]) ?? [])
    return values.length > 0 ? Math.max(...values) : undefined
  }
  const batches = highest('Hash Batches') ?? highest('HashAgg Batches')
  if (batches === undefined) return undefined
  const kilobytes = highest('Peak Memory Usage')
  const diskKilobytes = highest('Disk Usage') || undefined
  return { batches, ...omitUndefined({ kilobytes, diskKilobytes }) }
}

function workersOf(raw: Properties): PlanNode['workers'] {
  const planned = numberOf(raw['Workers Planned'])
  const launched = numberOf(raw['Workers Launched'])
  return planned === undefined ? undefined : { planned, ...(launched !== undefined && { launched }) }
}

/** Converts the document of `EXPLAIN (FORMAT JSON)` or `EXPLAIN (FORMAT YAML)`. */
export function readDocument(value: unknown, format: Plan['format']): Plan {
  const document = [value].flat()[0] as Properties | undefined
  const root = document?.Plan ?? (document?.['Node Type'] === undefined ? undefined : document)
  if (!document || typeof root !== 'object' || root === null) throw new PlanError('noPlanInJson')
  const triggers = Array.isArray(document.Triggers) ? (document.Triggers as Properties[]) : []
  const jit = document.JIT as Properties | undefined
  const timing = (jit?.Timing ?? {}) as Properties
  return {
    engine: 'PostgreSQL',
    format,
    root: readNode(root as Properties),
    triggers: triggers.map((trigger) => ({
      name: String(trigger['Constraint Name'] ?? trigger['Trigger Name']),
      ...omitUndefined({ time: numberOf(trigger.Time) }),
      calls: numberOf(trigger.Calls) ?? 0,
    })),
    ...omitUndefined({
      planningTime: numberOf(document['Planning Time']),
      executionTime: numberOf(document['Execution Time'] ?? document['Total Runtime']),
      jitTime: numberOf(timing.Total),
    }),
  }
}
