'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { endProgress, startProgress } from '@/lib/browser/progress'

/**
 * What goes with a navigation inside the site: the progress bar, and then the focus on the new content, so that the
 * next Tab starts there. A hash moves the reader by itself.
 */
export function RouteEffects({ contentId }: { contentId: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    const start = (event: Event) => startProgress((event as CustomEvent<string>).detail)
    addEventListener('site:navigation', start)
    return () => removeEventListener('site:navigation', start)
  }, [])

  useEffect(() => {
    endProgress()
    if (shown.current === pathname) return
    shown.current = pathname
    dispatchEvent(new Event('site:arrived'))
    if (location.hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, contentId])

  return null
}
