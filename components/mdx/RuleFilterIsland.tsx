'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Filters a table by its form; loads the code when the form gets the focus or if the URL has a query. */
export function RuleFilterIsland({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let isStarted = false
    const start = async () => {
      if (isStarted) return
      isStarted = true
      try {
        const { startRuleFilter } = await import('@/lib/client/rule-filter')
        startRuleFilter(element, signal)
      } catch {
        // retries on the next interaction
        isStarted = false
        const output = element.querySelector('output')
        if (output) output.textContent = output.dataset.unreached ?? ''
      }
    }
    element.addEventListener('focusin', () => void start(), { signal })
    element.addEventListener('input', () => void start(), { signal })
    // the form may have got the focus before hydration
    if (location.search !== '' || element.contains(document.activeElement)) void start()
    return () => controller.abort()
  }, [])
  return <div ref={box}>{children}</div>
}
