'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { addBasePath } from '@/lib/next/internals'
import { prefetchPage } from '@/lib/next/prefetch'

/**
 * Returns the link at the target of an event if it leads to a page of the site. The browser handles hashes, links to the
 * page in other languages, and links with a `target`: `_self` loads a new document, which closes the search dialog; Back
 * then restores a tool with its findings.
 */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  // the path of the event, because a handler may have removed the target from the link
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
  const isPage =
    link?.matches('[href]:not([href^="#"],[target],[download],[data-keep-place])') &&
    link.origin === location.origin &&
    link.pathname.startsWith(addBasePath('/')) &&
    link.pathname.endsWith('/')
  return isPage ? link : undefined
}

/**
 * Follows all internal links with the router, and prefetches a page once, when a link to it is hovered, focused or
 * touched. Unlike `next/link`, it sends no requests for links in view, and a link is a plain element without a component
 * in the browser. The 404 page does not have it, because the router cannot leave the root layout of that page.
 */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = pageLink(event)
      if (link) prefetchPage(link.pathname)
    }
    const follow = (event: MouseEvent) => {
      const link = pageLink(event)
      // the browser handles modified clicks, which open a new tab or window
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // `RouteEffects` scrolls to the top of another page; the router would compute the layout for it once more
      router.push(link.href, { scroll: link.hash !== '' || link.pathname === location.pathname })
    }
    const controller = new AbortController()
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(type, prefetch, { passive: true, signal: controller.signal })
    // React, which listens on the document, handles a click first
    addEventListener('click', follow, controller)
    return () => controller.abort()
  }, [router])
  return null
}
