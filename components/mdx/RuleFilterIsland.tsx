'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Lets a form narrow the table beside it; what does so is fetched once React is there. */
export function RuleFilterIsland({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void import('@/lib/browser/rule-filter').then(({ startRuleFilter }) => {
      if (!isGone && box.current) stop = startRuleFilter(box.current)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return <div ref={box}>{children}</div>
}
