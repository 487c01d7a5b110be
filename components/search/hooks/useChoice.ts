'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { leaveTerms } from '@/lib/client/arrival'
import { goWithin } from '@/lib/client/places'
import { saveRecentQuery } from '@/lib/search/query/recent'
import type { Row } from '../rows'
import type { SearchPlace } from '../strings'
import type { SearchState } from './useSearch'

/** Leads to a row that was chosen, and remembers the query that led there; `onLeave` is told when this page goes. */
export function useChoice({ base }: SearchPlace, state: SearchState, onLeave: () => void) {
  const router = useRouter()
  const query = state.status === 'done' ? state.query : ''

  /** Follows a press on a row. */
  const choose = (href: string, event: MouseEvent) => {
    saveRecentQuery(query)
    // it opens beside this page, which stays as it is
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const target = new URL(base + href, location.href)
    if (state.status === 'done') leaveTerms(target.href, state.result.matched)
    onLeave()
    // the page for unknown addresses has a root of its own, which the router cannot leave
    if (document.documentElement.dataset.notFound) location.assign(target)
    // nor does it go where the reader is already, which is done when the dialog is gone
    else if (target.href === location.href) setTimeout(goWithin, 0, target.hash)
    else router.push(href)
  }

  /** Opens a row by the keyboard. */
  const open = (row: Row | undefined, inNewTab: boolean) => {
    if (!row) return
    if (!inNewTab) return document.getElementById(row.id)?.click()
    saveRecentQuery(query)
    window.open(base + row.href, '_blank', 'noopener')
  }
  return { choose, open }
}
