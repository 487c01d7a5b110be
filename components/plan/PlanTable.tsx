import type { Finding } from '@/lib/plan/analysis/findings'
import type { Measured, MeasuredPlan } from '@/lib/plan/analysis/measure'
import { PlanFormat } from './format'
import type { PlanViewProps, TableControls } from './plan-props'
import { PlanRow } from './PlanRow'
import styles from './PlanTool.module.css'

interface TableProps extends PlanViewProps {
  readonly plan: MeasuredPlan
  readonly found: readonly Finding[]
  readonly controls?: TableControls | undefined
}

/** The nodes of a plan as a table, or with controls as a tree grid. */
export function PlanTable({ plan, found, texts, language, controls }: TableProps) {
  const format = new PlanFormat(language)
  const hasBlocks = plan.nodes.some(({ ownBuffers }) => ownBuffers !== undefined)
  const columns = {
    node: texts.colNode,
    ...(plan.unit !== 'none' && { own: plan.unit === 'time' ? texts.colTime : texts.colCost }),
    rows: texts.colRows,
    ...(plan.isAnalyzed && { loops: texts.colLoops }),
    ...(hasBlocks && { blocks: texts.colBlocks }),
  }
  const rows = plan.nodes.filter((measured) => !controls || isVisible(measured, controls.folded))
  return (
    <>
      {controls && (
        <p className="sr-only" id={`${controls.id}-help`}>
          {texts.treeHelp}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tree grid is interactive */}
      <table
        className={styles.nodes}
        aria-label={texts.tree}
        onKeyDown={controls?.onKey}
        {...(controls && { role: 'treegrid', 'aria-describedby': `${controls.id}-help` })}
      >
        <thead>
          <tr>
            {Object.entries(columns).map(([name, text]) => (
              <th key={name} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((measured) => (
            <PlanRow
              key={measured.at}
              {...{ measured, plan, columns, texts, format, controls }}
              found={found.filter(({ at }) => at === measured.at)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function isVisible({ parent }: Measured, folded: ReadonlySet<number>): boolean {
  return !parent || (!folded.has(parent.at) && isVisible(parent, folded))
}
