import { useEffect, useRef, useState } from 'react'
import { storageSlot } from '@/lib/client/storage'
import { packPlans, PLAN_HASH, unpackPlans } from '@/lib/plan/address'
import { exampleJoin, exampleMysql, exampleSubquery } from '@/lib/plan/examples'
import { maskPlans } from '@/lib/plan/mask/mask'
import { fillMessage } from '@/lib/text/fill-message'
import type { PlanToolProps } from './plan-props'
import type { Action } from './PlanForm'

const slot = storageSlot('plans', 'session')

interface State {
  readonly plans: readonly string[]
  /** The plans before they were masked. */
  readonly originals?: readonly string[]
  readonly status: string
}

/** The texts of the plans, kept in the session, and what the buttons do. */
export function usePlans(texts: PlanToolProps['texts'], typed: string, firstAction: string | undefined) {
  const [state, setState] = useState<State>({ plans: [typed], status: '' })
  const start = useRef({ typed, firstAction })
  const show = (plans: readonly string[], status = '') => setState({ plans, status })

  const act = (action: Action, { plans, originals } = state) => {
    const examples: Partial<Record<Action, string[]>> = {
      postgres: [exampleSubquery],
      mysql: [exampleMysql],
      two: [exampleSubquery, exampleJoin],
      compare: [plans[0] ?? '', ''],
      single: [plans[0] ?? ''],
      clear: [''],
    }
    const next = examples[action]
    if (next) {
      show(next)
      if (location.hash.startsWith(PLAN_HASH)) replaceHash('')
    } else if (action === 'mask') setState(originals ? { plans: originals, status: '' } : masked(plans, texts))
    else void copyLink(plans, texts).then((status) => setState((current) => ({ ...current, status })))
  }
  const onChange = (at: number, text: string) => show(state.plans.map((plan, index) => (index === at ? text : plan)))

  useEffect(() => {
    const controller = new AbortController()
    const readHash = async () => {
      if (!location.hash.startsWith(PLAN_HASH)) return
      const plans = await unpackPlans(location.hash)
      if (controller.signal.aborted) return
      if (plans) show(plans)
      else setState((current) => ({ ...current, status: texts.linkBroken }))
    }
    addEventListener('hashchange', () => void readHash(), controller)
    void readHash()
    return () => controller.abort()
  }, [texts])

  useEffect(() => {
    const { typed: initial, firstAction: action } = start.current
    start.current = { typed: '', firstAction: undefined }
    if (action !== undefined) act(action as Action)
    else if (initial === '' && !location.hash.startsWith(PLAN_HASH)) show(saved())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  useEffect(
    () => slot.set(state.plans.every((plan) => plan === '') ? null : JSON.stringify(state.plans)),
    [state.plans],
  )

  return { ...state, isMasked: state.originals !== undefined, onChange, onAction: act }
}

function masked(plans: readonly string[], texts: PlanToolProps['texts']): State {
  try {
    // an empty second field stays empty
    const results = maskPlans(plans.filter((plan) => plan.trim() !== ''))
    const next = plans.map((plan) => (plan.trim() === '' ? plan : (results.shift() ?? '')))
    return { plans: next, originals: plans, status: texts.masked }
  } catch {
    // the error of the text is already shown
    return { plans, status: '' }
  }
}

function saved(): string[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '')
    return Array.isArray(value) && value.every((text) => typeof text === 'string') ? (value as string[]) : ['']
  } catch {
    return ['']
  }
}

async function copyLink(plans: readonly string[], texts: PlanToolProps['texts']): Promise<string> {
  const hash = await packPlans(plans)
  replaceHash(hash)
  const length = String(location.href.length)
  try {
    await navigator.clipboard.writeText(location.href)
    return fillMessage(texts.linkCopied, { length })
  } catch {
    return fillMessage(texts.linkShown, { length })
  }
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}
