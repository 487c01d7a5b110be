import { useEffect, useRef } from 'react'

/**
 * Handles Enter while the search is running: calls `open` when the answered query equals the text of the field.
 * `cancel` drops a pending Enter.
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
  const cancel = () => (waiting.current = undefined)
  return { enter, cancel }
}
