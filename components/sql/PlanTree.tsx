import type { PlanNode } from '@/lib/sql/plan/plan'
import { costShares, isPerRow, runsOf } from '@/lib/sql/plan/plan-shares'
import styles from './Plan.module.css'

interface PlanTreeProps {
  plan: PlanNode
  /** The plan to compare with; nodes that the other plan lacks are marked. */
  other: PlanNode
  words: {
    cost: string
    rows: string
    changed: string
    perRow: string
    /** Returns the text for the number of runs of a node per run of its parent. */
    runs: (count: number) => string
  }
  number: Intl.NumberFormat
}

/** A plan as nested lists with each node's name, share of the cost without children, and estimated rows. */
export function PlanTree({ plan, other, words, number }: PlanTreeProps) {
  const known = new Set(flat(other).map(nameOf))
  const shares = costShares(plan)
  const draw = (node: PlanNode, index: number, parent?: PlanNode) => {
    const share = shares.get(node) ?? 0
    const runs = parent === undefined ? 1 : runsOf(node, parent)
    const changed = !known.has(nameOf(node))
    return (
      <li key={index}>
        <div className={styles.node} data-changed={changed || undefined}>
          <span className={styles.kind}>
            {`${node.kind} `}
            {node.on !== undefined && <span className={styles.on}>{node.on}</span>}
            {changed && <span className={styles.changed}>{words.changed}</span>}
          </span>
          <span className={styles.share} style={{ '--share': Number(share.toFixed(3)) } as React.CSSProperties}>
            {`${words.cost} ${Math.round(share * 100)} %`}
          </span>
          <span className={styles.rows}>{`${words.rows} ${number.format(node.rows)}`}</span>
          {parent && isPerRow(node, parent) && <span className={styles.rows}>{words.perRow}</span>}
          {runs !== undefined && Math.round(runs) > 1 && (
            <span className={styles.rows}>{words.runs(Math.round(runs))}</span>
          )}
          {node.details.map(([name, text]) => (
            <span key={name} className={styles.detail}>
              {`${name}: ${text}`}
            </span>
          ))}
        </div>
        {node.children.length > 0 && <ul>{node.children.map((child, position) => draw(child, position, node))}</ul>}
      </li>
    )
  }
  return <ul className={styles.tree}>{draw(plan, 0)}</ul>
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...node.children.flatMap(flat)]
}

function nameOf({ kind, on, details }: PlanNode): string {
  return JSON.stringify([kind, on, details])
}
