'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { endProgress, startProgress } from '@/lib/client/progress'
import { assertScriptsLoaded } from '@/lib/next/assert-scripts-loaded'
import { rebuildPage } from '@/lib/next/segment-key'
import { topId } from '@/lib/config/page-ids'

/**
 * Runs the side effects of client navigation: shows the progress bar, then scrolls to the top of the new page and
 * focuses it, so that the next Tab reaches the skip link. For a URL with a hash, the router scrolls and the browser
 * moves the focus; on Back and Forward, the browser restores the scroll position. Dispatches `site:query` if only the
 * query changes.
 */
export function RouteEffects() {
  const pathname = usePathname()
  const currentPath = useRef(pathname)
  const isTraversal = useRef(false)

  useEffect(assertScriptsLoaded, [])

  useEffect(() => {
    // the router's URLs omit the base when navigating, but not when going back
    const base = location.pathname.slice(0, -currentPath.current.length)
    // returns false if the URL is of another page
    const dispatchQuery = ({ pathname: path, search }: URL | Location) => {
      if (path !== base + currentPath.current) return false
      endProgress()
      return dispatchEvent(new CustomEvent('site:query', { detail: search }))
    }
    const start = ({ detail: { url, type } }: WindowEventMap['site:navigation']) => {
      isTraversal.current = type === 'traverse'
      if (dispatchQuery(new URL(url.startsWith('/') ? base + url : url, location.href))) return
      if (isTraversal.current) rebuildPage()
      startProgress()
    }
    // the browser's history entries for hash links have no state, and the router ignores entries without a state
    const addState = () => {
      if (!history.state) history.replaceState(null, '', location.href)
    }
    // history entries from before hydration have no state: for another page's entry, the document is reloaded
    const reloadUnlessShown = ({ state }: PopStateEvent) => {
      if (!dispatchQuery(location) && !state) location.reload()
    }
    const controller = new AbortController()
    addEventListener('hashchange', addState, controller)
    addEventListener('popstate', reloadUnlessShown, controller)
    addEventListener('site:navigation', start, controller)
    addEventListener('pagehide', endProgress, controller)
    return () => controller.abort()
  }, [])

  useLayoutEffect(() => {
    if (currentPath.current === pathname || isTraversal.current || location.hash !== '') return
    // before the paint, but after React has updated the document, so that its layout is computed once
    const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  useEffect(() => {
    endProgress()
    if (currentPath.current === pathname) return
    currentPath.current = pathname
    dispatchEvent(new Event('site:arrived'))
    if (location.hash === '') document.getElementById(topId)?.focus({ preventScroll: true })
  }, [pathname])

  return null
}

declare global {
  interface WindowEventMap {
    /** The new query of the current page, as in `location.search`. */
    'site:query': CustomEvent<string>
  }
}
