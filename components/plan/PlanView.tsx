import { useMemo, type ReactNode } from 'react'
import { findings } from '@/lib/plan/analysis/findings'
import type { MeasuredPlan } from '@/lib/plan/analysis/measure'
import { formOf } from '@/lib/text/count-text'
import { fillMessage } from '@/lib/text/fill-message'
import { findingText, nameOf, PlanFormat } from './format'
import type { PlanViewProps, TableControls } from './plan-props'
import { PlanTable } from './PlanTable'
import tool from '../workbench/Workbench.module.css'
import styles from './PlanTool.module.css'

interface ViewProps extends PlanViewProps {
  readonly plan: MeasuredPlan
  readonly title: ReactNode
  /** Called with the position of a node that a finding names; without it the names are texts. */
  readonly onShow?: (at: number) => void
  readonly controls?: TableControls
}

/** A plan with its totals, what deserves a look, and its nodes as a table. */
export function PlanView({ plan, title, texts, language, articles, onShow, controls }: ViewProps) {
  const format = new PlanFormat(language)
  const found = useMemo(() => findings(plan), [plan])
  return (
    <section className={styles.view} aria-label={typeof title === 'string' ? title : undefined}>
      <p className={tool.title}>{title}</p>
      <p className={styles.summary}>{summaryOf(plan, texts, format).join(' · ')}</p>
      {plan.plan.isRebuilt && <p className={styles.warning}>{texts.rebuilt}</p>}
      {plan.plan.hasMore && <p className={styles.warning}>{texts.hasMore}</p>}
      <p>{found.length === 0 ? texts.nothingFound : fillMessage(texts.found, { count: String(found.length) })}</p>
      {found.length > 0 && (
        <ol className={styles.findings}>
          {found.map((finding) => {
            const measured = plan.nodes[finding.at]
            const name = measured ? nameOf(measured) : ''
            return (
              <li key={`${finding.id} ${finding.at}`}>
                {onShow && (
                  <button type="button" onClick={() => onShow(finding.at)}>
                    {name}
                  </button>
                )}
                {/* buttons are not printed */}
                <strong className={onShow && styles.printed}>{name}</strong>
                <span className={styles.mark}>{texts.marks[finding.id]}</span> – {findingText(finding, texts, format)}{' '}
                <a href={articles[finding.id]}>{texts.why}</a>
              </li>
            )
          })}
        </ol>
      )}
      <PlanTable {...{ plan, found, texts, language, articles, controls }} />
    </section>
  )
}

/** Returns the facts about a plan as a whole. */
export function summaryOf(
  { plan, nodes, root, unit, isAnalyzed }: MeasuredPlan,
  texts: PlanViewProps['texts'],
  { number, time, list }: PlanFormat,
): string[] {
  const { engine, format, planningTime, executionTime, jitTime, triggers } = plan
  const ownTimes = nodes.reduce((sum, { ownTime = 0 }) => sum + ownTime, 0)
  const fact = (text: string, value: number | undefined, write = time) =>
    value === undefined ? [] : [fillMessage(text, { time: write(value), cost: write(value), count: write(value) })]
  return [
    list([engine, format]),
    ...fact(formOf(texts.nodes, nodes.length), nodes.length, number),
    ...fact(texts.executed, executionTime),
    ...(unit === 'time' && executionTime === undefined ? fact(texts.allNodes, ownTimes) : []),
    ...fact(texts.planned, planningTime),
    ...fact(texts.compiled, jitTime),
    ...fact(texts.planCost, root.node.cost, number),
    ...triggers.map(({ name, time: spent = 0, calls }) =>
      fillMessage(formOf(texts.trigger, calls), { name, time: time(spent), count: number(calls) }),
    ),
    ...(isAnalyzed ? [] : [texts.estimatesOnly]),
  ]
}
