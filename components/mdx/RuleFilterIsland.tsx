'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Filters a table by its form; loads the code when the form gets the focus or if the URL has a query. */
export function RuleFilterIsland({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const controller = new AbortController()
    let loading: Promise<void> | undefined
    const start = () => {
      loading ??= import('@/lib/client/rule-filter').then(
        (code) => code.startRuleFilter(element, controller.signal),
        () => {
          // retries on the next interaction
          loading = undefined
          const output = element.querySelector('output')
          if (output) output.textContent = output.dataset.unreached ?? ''
        },
      )
    }
    element.addEventListener('focusin', start, controller)
    element.addEventListener('input', start, controller)
    // the form may have got the focus before hydration
    if (location.search !== '' || element.contains(document.activeElement)) start()
    return () => controller.abort()
  }, [])
  return <div ref={box}>{children}</div>
}
