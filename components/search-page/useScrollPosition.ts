import { useEffect, useLayoutEffect, useRef } from 'react'

interface EntryState {
  readonly scrollTop?: number
}

const savedPosition = () => (history.state as EntryState | null)?.scrollTop

/**
 * Scrolls to where the reader has left this history entry, once the results are shown. A browser without a copy of the page
 * in its back/forward cache restores the position before that, when the page is too short.
 */
export function useScrollPosition(isShown: boolean): void {
  const position = useRef(savedPosition())

  useLayoutEffect(() => {
    if (!isShown) return
    if (position.current !== undefined) scrollTo({ top: position.current, behavior: 'instant' })
    position.current = undefined
  }, [isShown])

  useEffect(() => {
    const save = () => history.replaceState({ ...history.state, scrollTop: scrollY } satisfies EntryState, '')
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [])
}
