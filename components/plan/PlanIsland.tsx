'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PlanToolProps } from './plan-props'
import type { PlanLiveProps } from './PlanLive'

type Loaded = Pick<PlanLiveProps, 'typed' | 'action' | 'hasFocus'> & {
  readonly Live: (props: PlanLiveProps) => ReactNode
}

/** Shows the form and the example, and replaces them by the tool when its code is needed and has arrived. */
export function PlanIsland({ children, ...props }: PlanToolProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element || loaded) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let action: string | undefined
    let isBusy = false
    let Live: Loaded['Live'] | undefined
    // a replaced button would lose the click, a replaced field what an input method composes
    const replace = () => {
      if (!Live || isBusy || signal.aborted) return
      const field = element.querySelector('textarea')
      setLoaded({ Live, typed: field?.value ?? '', action, hasFocus: document.activeElement === field })
    }
    const load = () => {
      setFailed(false)
      import('./PlanLive').then(
        (code) => {
          Live = code.PlanLive
          replace()
        },
        () => setFailed(true),
      )
    }
    const listen = (name: string, run: (event: Event) => void) => element.addEventListener(name, run, { signal })
    const setBusy = () => {
      isBusy = true
    }
    const setIdle = () =>
      setTimeout(() => {
        isBusy = false
        replace()
      })
    listen('focusin', load)
    listen('pointerdown', setBusy)
    listen('compositionstart', setBusy)
    listen('compositionend', setIdle)
    listen('click', ({ target }) => {
      action = target instanceof Element ? target.closest<HTMLElement>('[data-action]')?.dataset.action : undefined
      if (action !== undefined) load()
    })
    addEventListener('pointerup', setIdle, { signal })
    addEventListener('pointercancel', setIdle, { signal })
    if (location.hash.startsWith('#plan=') || element.contains(document.activeElement)) load()
    return () => controller.abort()
  }, [loaded])

  return (
    <div ref={box}>
      {loaded ? <loaded.Live {...props} {...loaded} /> : children}
      {hasFailed && <p role="alert">{props.unreached}</p>}
    </div>
  )
}
