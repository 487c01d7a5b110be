import type { PlanNode } from '@/lib/sql/plan'
import styles from './Plan.module.css'

interface PlanTreeProps {
  plan: PlanNode
  /** The plan beside it: nodes that it lacks are marked. */
  other: PlanNode
  words: { cost: string; rows: string; changed: string }
  number: Intl.NumberFormat
}

/** A plan as nested lists: what each node is, how much of the cost is its own, how many rows it is expected to give. */
export function PlanTree({ plan, other, words, number }: PlanTreeProps) {
  const known = new Set(flat(other).map(nameOf))
  const draw = (node: PlanNode, part: number) => {
    const below = node.children.reduce((sum, child) => sum + child.cost, 0)
    const share = plan.cost > 0 ? (Math.max(0, node.cost - below) * part) / plan.cost : 0
    // a LIMIT reads its input in part: what is below it costs no more than it does
    const partBelow = below > node.cost ? (part * node.cost) / below : part
    const changed = !known.has(nameOf(node))
    return (
      <li key={nameOf(node) + node.cost}>
        <div className={styles.node} data-changed={changed || undefined}>
          <span className={styles.kind}>
            {node.kind} {node.on !== undefined && <span className={styles.on}>{node.on}</span>}
            {changed && <span className={styles.changed}>{words.changed}</span>}
          </span>
          <span className={styles.share} style={{ '--share': share } as React.CSSProperties}>
            {words.cost} {Math.round(share * 100)} %
          </span>
          <span className={styles.rows}>
            {words.rows} {number.format(node.rows)}
          </span>
          {node.details.map(([name, text]) => (
            <span key={name} className={styles.detail}>
              {name}: {text}
            </span>
          ))}
        </div>
        {node.children.length > 0 && <ul>{node.children.map((child) => draw(child, partBelow))}</ul>}
      </li>
    )
  }
  return <ul className={styles.tree}>{draw(plan, 1)}</ul>
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...node.children.flatMap(flat)]
}

function nameOf({ kind, on, details }: PlanNode): string {
  return JSON.stringify([kind, on, details])
}
