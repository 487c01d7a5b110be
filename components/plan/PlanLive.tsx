import { useMemo } from 'react'
import { measure } from '@/lib/plan/analysis/measure'
import { exampleSubquery } from '@/lib/plan/examples'
import { parsePlan } from '@/lib/plan/parse'
import { fillMessage } from '@/lib/text/fill-message'
import type { IslandStart } from '../ui/island-start'
import { useDeferred } from '../ui/useDeferred'
import { ToolStatus } from '../workbench/ToolStatus'
import tool from '../workbench/Workbench.module.css'
import { PlanFormat } from './format'
import type { PlanToolProps } from './plan-props'
import { PlanDifference } from './PlanDifference'
import { PlanForm } from './PlanForm'
import { PlanPanel } from './PlanPanel'
import { PlanView, summaryOf } from './PlanView'
import { errorText, readPlan, type ReadResult } from './read-plan'
import { usePlans } from './usePlans'

/** The plan visualiser with its form, messages, one or two plans and their difference. */
export function PlanLive({ typed, pressed, ...props }: PlanToolProps & IslandStart) {
  const { texts, shared, language } = props
  const format = new PlanFormat(language)
  const { plans, status, isMasked, onChange, onAction } = usePlans(props, { typed, pressed })
  const deferred = useDeferred(plans)
  const results = useMemo(() => deferred.map(readPlan), [deferred])
  const [before, after] = results
  const titles = results.length > 1 ? [texts.first, texts.second] : [texts.tree]

  const isEmpty = results.every(({ plan, error }) => !plan && !error)
  return (
    <>
      <PlanForm texts={texts} shared={shared} state={{ plans, isMasked, onChange, onAction }} />
      <ToolStatus
        status={status}
        announcement={format.sentences(
          results.flatMap((result, at) => announcement(result, titles[at] ?? '', props, format)),
        )}
      />
      {before?.plan && after?.plan && (
        <PlanDifference before={before.plan} after={after.plan} texts={texts} language={language} />
      )}
      {results.map(({ plan, error }, at) => (
        <div key={at}>
          {error && <p className={tool.error}>{errorText(error, language)}</p>}
          {plan && <PlanPanel {...props} plan={plan} title={titles[at] ?? ''} />}
        </div>
      ))}
      {isEmpty && <PlanView {...props} plan={measure(parsePlan(exampleSubquery))} title={texts.example} />}
    </>
  )
}

/** Returns what a screen reader says about a result. */
function announcement(
  { plan, error }: ReadResult,
  title: string,
  { texts, language }: PlanToolProps,
  format: PlanFormat,
): string[] {
  const text = error ? errorText(error, language) : plan && format.sentence(summaryOf(plan, texts, format))
  return text === undefined ? [] : [fillMessage(texts.announced, { title, text })]
}
