import { costShares, isPerRow, runsOf } from '@/lib/plan/analysis/cost-shares'
import { nodesOf, targetOf, type PlanNode } from '@/lib/plan/model'
import styles from './Plan.module.css'

interface PlanTreeProps {
  plan: PlanNode
  /** The plan to compare with; nodes that the other plan lacks are marked. */
  other: PlanNode
  words: {
    /** Returns the text for a share of the cost. */
    cost: (percent: number) => string
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
  const known = new Set(nodesOf(other).map(nameOf))
  const shares = costShares(plan)
  const draw = (node: PlanNode, index: number, parent?: PlanNode) => {
    const share = shares.get(node) ?? 0
    const runs = parent === undefined ? 1 : runsOf(node, parent)
    const target = targetOf(node)
    const changed = !known.has(nameOf(node))
    return (
      <li key={index}>
        <div className={styles.node} data-changed={changed || undefined}>
          <span className={styles.kind}>
            {`${node.role === undefined ? '' : `${node.role}: `}${node.kind} `}
            {target !== undefined && <span className={styles.on}>{target}</span>}
            {changed && <span className={styles.changed}>{words.changed}</span>}
          </span>
          <span className={styles.share} style={{ '--share': Number(share.toFixed(3)) } as React.CSSProperties}>
            {words.cost(Math.round(share * 100))}
          </span>
          <span className={styles.rows}>{`${words.rows} ${number.format(node.rows ?? 0)}`}</span>
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

function nameOf(node: PlanNode): string {
  return JSON.stringify([node.role, node.kind, targetOf(node), node.details])
}
