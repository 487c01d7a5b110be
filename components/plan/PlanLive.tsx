'use client'

import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { measure } from '@/lib/plan/analysis/measure'
import { exampleSubquery } from '@/lib/plan/examples'
import { parsePlan } from '@/lib/plan/parse'
import { PlanFormat } from './format'
import type { PlanToolProps } from './plan-props'
import { PlanDifference } from './PlanDifference'
import { PlanForm } from './PlanForm'
import { PlanPanel } from './PlanPanel'
import { PlanView, summaryOf } from './PlanView'
import { errorText, readPlan, type ReadResult } from './read-plan'
import styles from './PlanTool.module.css'
import { usePlans } from './usePlans'

export interface PlanLiveProps extends PlanToolProps {
  /** The text typed before the code of the tool had arrived. */
  readonly typed: string
  /** The button that was pressed before. */
  readonly action: string | undefined
  readonly hasFocus: boolean
}

/** The plan visualiser with its form, messages, one or two plans and their difference. */
export function PlanLive({ typed, action, hasFocus, ...props }: PlanLiveProps) {
  const { texts, language } = props
  const { plans, status, isMasked, onChange, onAction } = usePlans(texts, typed, action)
  const first = useRef<HTMLTextAreaElement>(null)
  const deferred = useDeferredValue(plans)
  const results = useMemo(() => deferred.map(readPlan), [deferred])
  const [before, after] = results
  const titles = results.length > 1 ? [texts.first, texts.second] : [texts.tree]

  useEffect(() => {
    if (hasFocus) first.current?.focus()
  }, [hasFocus])

  const isEmpty = results.every(({ plan, error }) => !plan && !error)
  return (
    <>
      <PlanForm texts={texts} state={{ plans, isMasked, first, onChange, onAction }} />
      <p role="status" className={status ? styles.status : 'sr-only'}>
        {status || results.flatMap((result, at) => announcement(result, titles[at], texts, language)).join(' ')}
      </p>
      {before?.plan && after?.plan && (
        <PlanDifference before={before.plan} after={after.plan} texts={texts} language={language} />
      )}
      {results.map(({ plan, error }, at) => (
        <div key={at}>
          {error && <p className={styles.error}>{errorText(error, texts)}</p>}
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
  title: string | undefined,
  texts: PlanToolProps['texts'],
  language: string,
): string[] {
  if (error) return [`${title ?? ''}: ${errorText(error, texts)}`]
  if (!plan) return []
  return [`${title ?? ''}: ${summaryOf(plan, texts, new PlanFormat(language)).join(', ')}.`]
}
