'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { endProgress, startProgress } from '@/lib/client/progress'
import { expectWholeScripts } from '@/lib/next/assert-scripts-loaded'
import { topId } from '@/lib/config/page-ids'

/**
 * What goes with a navigation inside the site: the progress bar, and then the focus on the beginning of the new page, so
 * that the next Tab reaches the skip link. A hash moves the reader by itself. A page that stays is told of its query, by
 * `site:query`.
 */
export function RouteEffects() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(expectWholeScripts, [])

  useEffect(() => {
    // the router leaves the base out of where it goes, but not out of where it returns to
    const base = location.pathname.slice(0, -shown.current.length)
    // false when it is another page's
    const tellQuery = ({ pathname: path, search }: URL | Location) => {
      if (path !== base + shown.current) return false
      endProgress()
      return dispatchEvent(new CustomEvent('site:query', { detail: search }))
    }
    const start = ({ detail: url }: CustomEvent<string>) =>
      tellQuery(new URL(url.startsWith('/') ? base + url : url, location.href)) || startProgress()
    // the browser's own entries, of links to a place on the page, are none that the router would come back to
    const adopt = () => {
      if (!history.state) history.replaceState(null, '', location.href)
    }
    // nor are those from before React came: where one is of another page, that page is loaded
    const rescue = ({ state }: PopStateEvent) => {
      if (!tellQuery(location) && !state) location.reload()
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
    if (location.hash === '') document.getElementById(topId)?.focus({ preventScroll: true })
  }, [pathname])

  return null
}

declare global {
  interface WindowEventMap {
    /** The query that the page which is shown is asked for now, as in an address. */
    'site:query': CustomEvent<string>
  }
}
