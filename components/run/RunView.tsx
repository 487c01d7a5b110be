import type { ReactNode } from 'react'
import type { RunResult } from '@/lib/sql-run/result'
import type { MeasuredPlan } from '@/lib/plan/analysis/measure'
import { countText } from '@/lib/text/count-text'
import { fillMessage } from '@/lib/text/fill-message'
import { PlanView } from '../plan/PlanView'
import { readPlan } from '../plan/read-plan'
import { ResultRows } from '../sql/ResultRows'
import tool from '../workbench/Workbench.module.css'
import { outcomeText } from './run-texts'
import type { RunToolProps } from './run-props'
import styles from './Run.module.css'

interface ViewProps extends Pick<RunToolProps, 'texts' | 'planTexts' | 'articles' | 'language'> {
  readonly result: RunResult
  readonly title: string
  /** The error with its place, if a statement failed. */
  readonly error?: string
  /** Draws a plan that the reader can fold; by default it is fixed. */
  readonly drawPlan?: (plan: MeasuredPlan) => ReactNode
}

/** The results of statements, one below the other: rows or a count, and the plan. */
export function RunView({ result, title, error, drawPlan, texts, planTexts, articles, language }: ViewProps) {
  const { statements, skipped, engine } = result
  const draw =
    drawPlan ??
    ((plan: MeasuredPlan) => <PlanView {...{ plan, articles, language }} texts={planTexts} title={texts.plan} />)
  return (
    <section className={styles.result} aria-label={title}>
      <p className={tool.title}>{title}</p>
      <ol className={styles.statements}>
        {statements.map((statement, at) => {
          const { text, columns, rows, count = 0, plan } = statement
          const read = plan && readPlan(plan.text).plan
          const hidden = count - rows.length
          // the lines of an EXPLAIN are shown as a tree
          const hasRows = columns.length > 0 && !(read && plan.kind === 'asked')
          return (
            <li key={at}>
              <pre tabIndex={0}>{text}</pre>
              <p>{plan?.kind === 'generic' ? texts.generic : outcomeText(statement, texts, language)}</p>
              {hasRows && <ResultRows {...{ columns, rows }} noRows={texts.noRows} />}
              {hasRows && hidden > 0 && (
                <p>{fillMessage(texts.hidden, { count: new Intl.NumberFormat(language).format(hidden) })}</p>
              )}
              {read && (
                <details open={plan.kind === 'asked' || statements.length === 1}>
                  <summary>{texts.plan}</summary>
                  {draw(read)}
                </details>
              )}
            </li>
          )
        })}
      </ol>
      {error !== undefined && (
        <p className={tool.error}>
          {error} {skipped > 0 && countText(texts.skipped, skipped, language)}
        </p>
      )}
      <p className={tool.note}>{engine}</p>
    </section>
  )
}
