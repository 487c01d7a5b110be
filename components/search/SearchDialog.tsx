'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { leaveTerms } from '@/lib/browser/arrival'
import { dialogPages, searchSite } from '@/lib/search/browser'
import type { PageHit } from '@/lib/search/search'
import { forgetQueries, recentQueries, rememberQuery } from '@/lib/search/recent'
import styles from './Search.module.css'
import { RecentQueries } from './RecentQueries'
import { rowsOf } from './rows'
import { SearchInput } from './SearchInput'
import { SearchList } from './SearchList'
import { SearchFoot } from './SearchFoot'
import { SearchNotes } from './SearchNotes'
import type { SearchPlace } from './strings'
import { useActive } from './useActive'
import { useDrawn } from './useDrawn'
import { useModal } from './useModal'
import { useSearch } from './useSearch'

const noHits: readonly PageHit[] = []

/**
 * The search as a dialog over the page: results while typing, chosen by the arrow keys and Enter. `onClose` is told
 * whether something was chosen.
 */
export function SearchDialog({ place, onClose }: { place: SearchPlace; onClose: (hasChosen: boolean) => void }) {
  const { strings, base, page } = place
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const prefix = useId()
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState(recentQueries)
  useModal(dialog)
  const { state, isBusy, ask, retry } = useSearch(place, searchSite)

  const { hits, total } = state.status === 'done' ? state.result : { hits: noHits, total: 0 }
  const query = state.status === 'done' ? state.query : ''
  const found = { hits: useDrawn(hits), prefix }
  const others = { hits: state.status === 'done' ? state.elsewhere : noHits, prefix: `${prefix}other` }
  const rows = [found, others].flatMap((run) => rowsOf(run.hits, run.prefix))
  const { active, move, moveTo } = useActive(rows)

  const change = (text: string) => {
    moveTo(undefined)
    ask(text, { limit: dialogPages })
  }
  const put = (text: string) => {
    if (!field.current) return
    field.current.value = text
    field.current.focus()
    change(text)
  }
  const forget = () => {
    forgetQueries()
    setRecent([])
  }
  const choose = (href: string, event: MouseEvent) => {
    rememberQuery(query)
    // it opens beside this page, which stays as it is
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (state.status === 'done') leaveTerms(new URL(base + href, location.href).href, state.result.matched)
    onClose(true)
    // the page for unknown addresses has a root of its own, which the router cannot leave
    if (document.documentElement.dataset.notFound) location.assign(base + href)
    else router.push(href)
  }
  const open = (inNewTab: boolean) => {
    if (!active) return
    if (!inNewTab) return document.getElementById(active.id)?.click()
    rememberQuery(query)
    window.open(base + active.href, '_blank', 'noopener')
  }
  const listId = `${prefix}list`
  const all = total > dialogPages ? `${page}?q=${encodeURIComponent(query)}` : undefined
  return (
    // a press beside the dialog lands on the element itself; by keyboard, Escape closes it
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={strings.search}
      onClose={() => onClose(false)}
      onClick={(event) => event.target === event.currentTarget && onClose(false)}
    >
      <div className={styles.bar}>
        <SearchInput
          {...{ field, strings, listId }}
          activeId={active?.id}
          onQuery={change}
          onMove={move}
          onOpen={open}
        />
        <button type="button" className={styles.close} onClick={() => onClose(false)}>
          <kbd>Esc</kbd>
          <span className="sr-only"> {strings.close}</span>
        </button>
      </div>
      <div className={styles.body}>
        {state.status === 'idle' && recent.length === 0 && <p className={styles.note}>{strings.hint}</p>}
        {state.status === 'idle' && recent.length > 0 && (
          <RecentQueries queries={recent} strings={strings} onQuery={put} onForget={forget} />
        )}
        <SearchNotes styles={styles} state={state} strings={strings} onQuery={put} onRetry={retry} />
        <SearchList
          {...{ found, rows, isBusy, place }}
          id={listId}
          elsewhere={others}
          active={active?.id}
          onHover={moveTo}
          onChoose={choose}
        />
      </div>
      <SearchFoot {...{ state, strings, all }} onLeave={() => onClose(false)} />
    </dialog>
  )
}
