import { formOf } from '@/lib/text/count-text'
import { fillMessage } from '@/lib/text/fill-message'
import type { Measured } from '@/lib/plan/analysis/measure'
import type { PlanFormat } from './format'
import type { PlanToolProps } from './plan-props'
import styles from './PlanTool.module.css'

interface DetailsProps extends Pick<PlanToolProps, 'texts'> {
  readonly measured: Measured
  readonly format: PlanFormat
}

/** The conditions of a node and its numbers that are no columns of the table. */
export function PlanDetails({ measured, texts: { detail }, format }: DetailsProps) {
  const { number, time, size } = format
  const { node, totalTime, ownBuffers = {} } = measured
  const { removed, sort, hash, heapBlocks, workers } = node
  const removedRows = [removed?.filter, removed?.join, removed?.recheck].reduce<number>(
    (sum, rows) => sum + (rows ?? 0),
    0,
  )
  const facts: [string, string | undefined][] = [
    ...node.details.map(([name, text]): [string, string] => [name, text]),
    [detail.inclusive, totalTime === undefined ? undefined : time(totalTime)],
    [
      detail.perRun,
      (node.loops ?? 0) > 1 && node.time !== undefined
        ? fillMessage(detail.perRunText, { rows: number(node.actualRows ?? 0), time: time(node.time) })
        : undefined,
    ],
    [detail.cost, node.cost === undefined ? undefined : number(node.cost)],
    [detail.removed, removedRows > 0 ? number(removedRows) : undefined],
    [
      detail.sort,
      sort &&
        `${sort.method}${sort.kilobytes === undefined ? '' : `, ${fillMessage(sort.onDisk ? detail.disk : detail.memory, { size: size(sort.kilobytes) })}`}`,
    ],
    [
      detail.hash,
      hash &&
        fillMessage(formOf(detail.batches, hash.batches), {
          count: number(hash.batches),
          size: size(hash.kilobytes ?? 0),
        }),
    ],
    [
      detail.heapBlocks,
      heapBlocks &&
        fillMessage(detail.heapBlocksText, { exact: number(heapBlocks.exact), lossy: number(heapBlocks.lossy) }),
    ],
    [
      detail.workers,
      workers &&
        fillMessage(detail.workersText, {
          launched: workers.launched === undefined ? '?' : number(workers.launched),
          planned: number(workers.planned),
        }),
    ],
    [
      detail.temporary,
      ownBuffers.tempRead || ownBuffers.tempWritten
        ? fillMessage(detail.temporaryText, {
            read: number(ownBuffers.tempRead ?? 0),
            written: number(ownBuffers.tempWritten ?? 0),
          })
        : undefined,
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text], index) =>
        text === undefined ? null : (
          <div key={`${index} ${name}`}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
