import type { MouseEvent } from 'react'
import { saveTerms } from '@/lib/client/arrival'
import { isModifiedClick } from '@/lib/client/modified-click'
import { saveRecentQuery } from '@/lib/search/query/recent'
import type { Row } from '../rows'
import type { SearchData } from '../strings'
import type { SearchState } from './useSearch'

/** Returns functions that open a row and store the query as a recent query; calls `onLeave` before leaving the page. */
export function useChoice({ base }: SearchData, state: SearchState, onLeave: () => void) {
  const query = state.status === 'done' ? state.query : ''

  /** Handles a click on a row. */
  const choose = ({ href, offer }: Row, event: MouseEvent) => {
    if (!offer) saveRecentQuery(query)
    if (isModifiedClick(event)) return
    if (offer) {
      event.preventDefault()
      if (offer.follow()) onLeave()
      return
    }
    if (state.status === 'done') saveTerms(new URL(base + href, location.href).href, state.result.matched)
    // the link is followed afterwards, because the page is inert while the dialog is open
    onLeave()
  }

  /** Opens a row from the keyboard. */
  const open = (row: Row | undefined, inNewTab: boolean) => {
    if (!row) return
    if (!inNewTab) return document.getElementById(row.id)?.click()
    if (!row.offer) saveRecentQuery(query)
    window.open(base + row.href, '_blank', 'noopener')
  }
  return { choose, open }
}
