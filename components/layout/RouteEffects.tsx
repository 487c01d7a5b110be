'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { endProgress } from '@/lib/browser/progress'

/**
 * What follows a navigation inside the site: the progress bar ends, and the focus goes to the new content, so that
 * the next Tab starts there. A hash moves the reader by itself.
 */
export function RouteEffects({ contentId }: { contentId: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    endProgress()
    if (shown.current === pathname) return
    shown.current = pathname
    if (location.hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, contentId])

  return null
}
