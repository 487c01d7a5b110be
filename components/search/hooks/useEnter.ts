'use client'

import { useEffect, useRef } from 'react'

/**
 * Enter means the query that stands in the field, also when its answer is still to come: `open` is called when the
 * query that was answered is that one. `forget` takes an Enter back that waits.
 */
export function useEnter(field: HTMLInputElement, answered: string | undefined, open: (inNewTab: boolean) => void) {
  const waiting = useRef<{ readonly inNewTab: boolean }>(undefined)
  const settle = () => {
    if (!waiting.current || field.value !== answered) return
    const { inNewTab } = waiting.current
    waiting.current = undefined
    open(inNewTab)
  }
  useEffect(settle)
  const enter = (inNewTab: boolean) => {
    waiting.current = { inNewTab }
    settle()
  }
  const forget = () => (waiting.current = undefined)
  return { enter, forget }
}
