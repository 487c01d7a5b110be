import type { Plan, PlanNode } from '../model'

/** Writes a plan of PostgreSQL in the text format, as far as the model has its numbers. */
export function writeText({ root, planningTime, executionTime, jitTime, triggers }: Plan): string {
  return [
    ...nodeLines(root, 0, true),
    ...(planningTime === undefined ? [] : [`Planning Time: ${milliseconds(planningTime)} ms`]),
    ...(jitTime === undefined ? [] : ['JIT:', `  Timing: Total ${milliseconds(jitTime)} ms`]),
    ...triggers.map(
      ({ name, time, calls }) =>
        `Trigger ${quoted(name)}: ${time === undefined ? '' : `time=${milliseconds(time)} `}calls=${calls}`,
    ),
    ...(executionTime === undefined ? [] : [`Execution Time: ${milliseconds(executionTime)} ms`]),
  ].join('\n')
}

function nodeLines(node: PlanNode, indent: number, isRoot: boolean): string[] {
  const column = isRoot ? indent : indent + 4
  const role = node.role === undefined ? [] : [`${' '.repeat(indent)}${node.role}`]
  const arrow = `${' '.repeat(indent + (role.length > 0 ? 2 : 0))}${isRoot ? '' : '->  '}`
  const inner = ' '.repeat(column + 2 + (role.length > 0 ? 2 : 0))
  return [
    ...role,
    `${arrow}${headerOf(node)}${numbersOf(node)}`,
    ...properties(node).map((line) => `${inner}${line}`),
    ...node.children.flatMap((child) => nodeLines(child, inner.length, false)),
  ]
}

function headerOf({ kind, relation, alias, index }: PlanNode): string {
  if (kind === 'Bitmap Index Scan') return index === undefined ? kind : `${kind} on ${quoted(index)}`
  const using = index === undefined ? '' : ` using ${quoted(index)}`
  const on = relation === undefined ? '' : ` on ${quoted(relation)}`
  return `${kind}${using}${on}${alias === undefined ? '' : ` ${quoted(alias)}`}`
}

function numbersOf({
  startupCost = 0,
  cost,
  rows = 0,
  loops,
  actualRows = 0,
  time,
  startupTime = 0,
}: PlanNode): string {
  const estimate =
    cost === undefined ? '' : `  (cost=${startupCost.toFixed(2)}..${cost.toFixed(2)} rows=${rows} width=0)`
  if (loops === undefined) return estimate
  if (loops === 0) return `${estimate} (never executed)`
  const timing = time === undefined ? '' : `time=${milliseconds(startupTime)}..${milliseconds(time)} `
  return `${estimate} (actual ${timing}rows=${actualRows} loops=${loops})`
}

function properties({
  kind,
  details,
  removed = {},
  sort,
  hash,
  heapBlocks,
  workers,
  buffers = {},
}: PlanNode): string[] {
  const lines: (string | undefined)[] = [
    ...details.map(([name, text]) => `${name}: ${text}`),
    removed.filter && `Rows Removed by Filter: ${removed.filter}`,
    removed.join && `Rows Removed by Join Filter: ${removed.join}`,
    removed.recheck && `Rows Removed by Index Recheck: ${removed.recheck}`,
    workers && `Workers Planned: ${workers.planned}`,
    workers?.launched === undefined ? undefined : `Workers Launched: ${workers.launched}`,
    sort && sortLine(kind, sort),
    hash && hashLine(kind, hash),
    heapBlocks && `Heap Blocks: exact=${heapBlocks.exact} lossy=${heapBlocks.lossy}`,
    bufferLine(buffers),
  ].map((line) => (line ? String(line) : undefined))
  return lines.filter((line) => line !== undefined)
}

function sortLine(kind: string, { method, kilobytes, onDisk }: NonNullable<PlanNode['sort']>): string {
  const type = onDisk ? 'Disk' : 'Memory'
  if (kind.startsWith('Incremental'))
    return `Full-sort Groups: 1  Sort Method: ${method}  Average ${type}: 0kB  Peak ${type}: ${kilobytes ?? 0}kB`
  return `Sort Method: ${method}${kilobytes === undefined ? '' : `  ${type}: ${kilobytes}kB`}`
}

function hashLine(kind: string, { batches, kilobytes, diskKilobytes }: NonNullable<PlanNode['hash']>): string {
  const memory = kilobytes === undefined ? '' : `  Memory Usage: ${kilobytes}kB`
  const disk = diskKilobytes === undefined ? '' : `  Disk Usage: ${diskKilobytes}kB`
  return `${/Aggregate/.test(kind) ? '' : 'Buckets: 1024  '}Batches: ${batches}${memory}${disk}`
}

function bufferLine({ hit, read, dirtied, written, tempRead, tempWritten }: NonNullable<PlanNode['buffers']>): string {
  const part = (type: string, counts: Record<string, number | undefined>) => {
    const found = Object.entries(counts).filter(([, count]) => count !== undefined)
    return found.length === 0 ? [] : [`${type} ${found.map(([name, count]) => `${name}=${String(count)}`).join(' ')}`]
  }
  const parts = [
    ...part('shared', { hit, read, dirtied, written }),
    ...part('temp', { read: tempRead, written: tempWritten }),
  ]
  return parts.length === 0 ? '' : `Buffers: ${parts.join(', ')}`
}

function milliseconds(time: number): string {
  return time.toFixed(3)
}

function quoted(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_$]*$/u.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
