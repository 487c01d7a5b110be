'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Lets a form narrow the table beside it; what does so is fetched when the reader turns to it, or the address asks. */
export function RuleFilterIsland({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const left = new AbortController()
    const start = async () => {
      const { startRuleFilter } = await import('@/lib/browser/rule-filter')
      startRuleFilter(element, left.signal)
    }
    // the reader may have turned to it before React came
    if (location.search !== '' || element.contains(document.activeElement)) void start()
    else element.addEventListener('focusin', () => void start(), { once: true, signal: left.signal })
    return () => left.abort()
  }, [])
  return <div ref={box}>{children}</div>
}
