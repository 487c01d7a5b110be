import { memo, useMemo } from 'react'
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

/** A plan can have thousands of rows. */
const Row = memo(PlanRow)
const none: readonly Finding[] = []

/** The nodes of a plan as a table, or with controls as a tree grid. */
export function PlanTable({ plan, found, texts, language, controls }: TableProps) {
  const format = useMemo(() => new PlanFormat(language), [language])
  const foundByNode = useMemo(() => byNode(found), [found])
  const columns = useMemo(() => columnsOf(plan, texts), [plan, texts])
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
            <Row
              key={measured.at}
              {...{ measured, plan, columns, texts, format }}
              found={foundByNode.get(measured.at) ?? none}
              actions={controls?.actions}
              isFocused={controls?.focused === measured.at}
              isFolded={controls?.folded.has(measured.at) ?? false}
              isOpen={controls?.opened.has(measured.at) ?? false}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Returns the titles of the columns, without those for which the plan has no figures. */
function columnsOf(plan: MeasuredPlan, texts: PlanViewProps['texts']) {
  const hasBlocks = plan.nodes.some(({ ownBuffers }) => ownBuffers !== undefined)
  return {
    node: texts.colNode,
    ...(plan.unit !== 'none' && { own: plan.unit === 'time' ? texts.colTime : texts.colCost }),
    rows: texts.colRows,
    ...(plan.isAnalyzed && { loops: texts.colLoops }),
    ...(hasBlocks && { blocks: texts.colBlocks }),
  }
}

/** Returns findings by the positions of their nodes. */
function byNode(found: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const groups = new Map<number, Finding[]>()
  for (const finding of found) groups.set(finding.at, [...(groups.get(finding.at) ?? []), finding])
  return groups
}

function isVisible({ parent }: Measured, folded: ReadonlySet<number>): boolean {
  return !parent || (!folded.has(parent.at) && isVisible(parent, folded))
}
