'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { endProgress, startProgress } from '@/lib/browser/progress'
import { expectWholeScripts } from '@/lib/browser/whole-scripts'

/**
 * What goes with a navigation inside the site: the progress bar, and then the focus on the new content, so that the
 * next Tab starts there. A hash moves the reader by itself.
 */
export function RouteEffects({ contentId }: { contentId: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(expectWholeScripts, [])

  useEffect(() => {
    // the router leaves the base out of where it goes, but not out of where it returns to
    const base = location.pathname.slice(0, -shown.current.length)
    const start = ({ detail: url }: CustomEvent<string>) => {
      const target = new URL(url.startsWith('/') ? base + url : url, location.href)
      if (target.pathname === base + shown.current) endProgress()
      else startProgress()
    }
    // the browser's own entries, of links to a place on the page, are none that the router would come back to
    const adopt = () => {
      if (!history.state) history.replaceState(null, '', location.href)
    }
    // nor are those from before React came: where one is of another page, that page is loaded
    const rescue = ({ state }: PopStateEvent) => {
      if (!state && location.pathname !== base + shown.current) location.reload()
    }
    const left = new AbortController()
    addEventListener('hashchange', adopt, left)
    addEventListener('popstate', rescue, left)
    addEventListener('site:navigation', start, left)
    addEventListener('pagehide', endProgress, left)
    return () => left.abort()
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
