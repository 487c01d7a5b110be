'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Lets a form narrow the table beside it; what does so is fetched when the reader turns to it, or the address asks. */
export function RuleFilterIsland({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const left = new AbortController()
    const { signal } = left
    let isStarted = false
    const start = async () => {
      if (isStarted) return
      isStarted = true
      try {
        const { startRuleFilter } = await import('@/lib/client/rule-filter')
        startRuleFilter(element, signal)
      } catch {
        // the next sign tries again
        isStarted = false
        const output = element.querySelector('output')
        if (output) output.textContent = output.dataset.unreached ?? ''
      }
    }
    element.addEventListener('focusin', () => void start(), { signal })
    element.addEventListener('input', () => void start(), { signal })
    // the reader may have turned to it before React came
    if (location.search !== '' || element.contains(document.activeElement)) void start()
    return () => left.abort()
  }, [])
  return <div ref={box}>{children}</div>
}
