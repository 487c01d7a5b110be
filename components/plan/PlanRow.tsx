import type { CSSProperties, ReactNode } from 'react'
import type { Finding } from '@/lib/plan/analysis/findings'
import type { Measured, MeasuredPlan } from '@/lib/plan/analysis/measure'
import { targetOf } from '@/lib/plan/model'
import { fillMessage } from '@/lib/text/fill-message'
import { nameOf, type PlanFormat } from './format'
import type { PlanToolProps, RowActions } from './plan-props'
import { PlanDetails } from './PlanDetails'
import styles from './PlanTool.module.css'

type Column = 'node' | 'own' | 'rows' | 'loops' | 'blocks'

interface RowProps extends Pick<PlanToolProps, 'texts'> {
  readonly measured: Measured
  readonly plan: MeasuredPlan
  readonly found: readonly Finding[]
  /** The titles of the columns that the table has. */
  readonly columns: Partial<Readonly<Record<Column, string>>>
  readonly format: PlanFormat
  /** Without them, the row cannot be operated. */
  readonly actions?: RowActions | undefined
  readonly isFocused: boolean
  readonly isFolded: boolean
  readonly isOpen: boolean
}

/** A node of a plan as a row, and its details as a second one. */
export function PlanRow(props: RowProps) {
  const { measured, plan, found, columns, texts, format, actions, isFocused, isFolded, isOpen } = props
  const { node, at, depth, children } = measured
  const target = targetOf(node)
  const values: Record<Column, ReactNode> = {
    node: (
      <div className={styles.node} style={{ '--depth': Math.min(depth, 14) } as CSSProperties}>
        {actions && children.length > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            aria-label={fillMessage(isFolded ? texts.unfold : texts.fold, { name: nameOf(measured) })}
            onClick={(event) => {
              event.stopPropagation()
              actions.onFold(at)
            }}
          >
            {isFolded ? '+' : '−'}
          </button>
        )}
        <span className={styles.kind}>{`${node.role === undefined ? '' : `${node.role}: `}${node.kind} `}</span>
        {target !== undefined && <code>{target}</code>}
        {found.map(({ id }) => (
          <span key={id} className={styles.mark}>
            {texts.marks[id]}
          </span>
        ))}
      </div>
    ),
    own: (
      <div className={styles.share} style={{ '--share': Number(measured.share.toFixed(3)) } as CSSProperties}>
        {`${format.percent(measured.share)} `}
        <small>{ownText(measured, plan, format)}</small>
      </div>
    ),
    rows: rowsText(measured, texts, format),
    loops: node.loops === undefined ? '' : format.number(node.loops),
    blocks: measured.ownBuffers
      ? `${format.number(measured.ownBuffers.hit ?? 0)} + ${format.number(measured.ownBuffers.read ?? 0)}`
      : '',
  }
  return (
    <>
      <tr
        data-found={found.length > 0 || undefined}
        {...(actions && {
          'data-at': at,
          'aria-level': depth + 1,
          tabIndex: isFocused ? 0 : -1,
          onClick: () => actions.onToggle(at),
          onFocus: () => actions.onFocus(at),
          ...(children.length > 0 && { 'aria-expanded': !isFolded }),
        })}
      >
        {Object.entries(columns).map(([name, title]) => (
          <td key={name} data-label={title} {...(actions && { role: 'gridcell' })}>
            {values[name as Column]}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className={styles.details} aria-level={depth + 2}>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a cell that is laid out as a block has no implicit role */}
          <td colSpan={Object.keys(columns).length} role="gridcell">
            <PlanDetails measured={measured} texts={texts} format={format} />
          </td>
        </tr>
      )}
    </>
  )
}

function ownText({ ownTime, share }: Measured, { unit, root }: MeasuredPlan, format: PlanFormat): string {
  if (unit === 'time') return format.time(ownTime ?? 0)
  return format.number(share * (root.node.cost ?? 0))
}

function rowsText(
  { estimatedRows, actualRows, node }: Measured,
  texts: PlanToolProps['texts'],
  format: PlanFormat,
): string {
  const expected = estimatedRows === undefined ? '?' : format.number(estimatedRows)
  if (node.loops === 0) return `${expected} → ${texts.neverRan}`
  return actualRows === undefined ? expected : `${expected} → ${format.number(actualRows)}`
}
