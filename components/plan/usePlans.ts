import { useState } from 'react'
import { exampleJoin, exampleMysql, exampleSubquery } from '@/lib/plan/examples'
import { maskPlans } from '@/lib/plan/mask/mask'
import type { IslandStart } from '../ui/island-start'
import { useFirstActions } from '../workbench/useFirstActions'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import { planHash, type PlanToolProps } from './plan-props'
import type { Action } from './PlanForm'

const input: InputKind<readonly string[]> = { hash: planHash, empty: [''], read: readTexts }

/** The texts of the plans, and what the buttons do. */
export function usePlans({ texts, shared }: PlanToolProps, { typed, pressed }: IslandStart) {
  const {
    value: plans,
    change,
    replace,
    clear,
    copyLink,
    status,
  } = useToolInput(input, [typed['plan-0'] ?? ''], shared)
  const [masking, setMasking] = useState<{ originals: readonly string[]; masked: readonly string[] }>()
  const isMasked = masking !== undefined && masking.masked === plans

  const mask = () => {
    if (isMasked) return change(masking.originals)
    const masked = maskedTexts(plans)
    if (!masked) return undefined
    setMasking({ originals: plans, masked })
    return change(masked, texts.masked)
  }
  const actions: Readonly<Record<Action, () => void>> = {
    postgres: () => replace([exampleSubquery]),
    mysql: () => replace([exampleMysql]),
    two: () => replace([exampleSubquery, exampleJoin]),
    compare: () => replace([plans[0] ?? '', '']),
    single: () => replace([plans[0] ?? '']),
    mask,
    copyLink,
    clear,
  }
  const onAction = (action: Action) => actions[action]()
  const onChange = (at: number, text: string) =>
    change((current) => current.map((plan, index) => (index === at ? text : plan)))

  useFirstActions(pressed, onAction)

  return { plans, status, isMasked, onChange, onAction }
}

/** Returns the plans without names; undefined if one of them cannot be read, which the tool already shows. */
function maskedTexts(plans: readonly string[]): readonly string[] | undefined {
  try {
    // an empty second field stays empty
    const results = maskPlans(plans.filter((plan) => plan.trim() !== ''))
    return plans.map((plan) => (plan.trim() === '' ? plan : (results.shift() ?? '')))
  } catch {
    return undefined
  }
}

function readTexts(value: unknown): string[] | undefined {
  const isValid =
    Array.isArray(value) && [1, 2].includes(value.length) && value.every((text) => typeof text === 'string')
  return isValid ? (value as string[]) : undefined
}
