'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { searchSite } from '@/lib/search/browser'
import { dialogPages } from '@/lib/search/page-counts'
import type { PageHit } from '@/lib/search/search'
import { forgetQueries, recentQueries } from '@/lib/search/recent'
import styles from './Search.module.css'
import { RecentQueries } from './RecentQueries'
import { rowsOf } from './rows'
import { SearchInput } from './SearchInput'
import { SearchList } from './SearchList'
import { SearchFoot } from './SearchFoot'
import { SearchNotes } from './SearchNotes'
import type { SearchPlace } from './strings'
import { useActive } from './useActive'
import { useChoice } from './useChoice'
import { useDrawn } from './useDrawn'
import { useEnter } from './useEnter'
import { useModal } from './useModal'
import { useSearch } from './useSearch'

const noHits: readonly PageHit[] = []

export interface SearchDialogProps {
  place: SearchPlace
  /** What the reader has typed for it so far. */
  typed: string
  /** Is told whether something was chosen. */
  onClose: (hasChosen: boolean) => void
}

/** The search as a dialog over the page: results while typing, chosen by the arrow keys and Enter. */
export function SearchDialog({ place, typed, onClose }: SearchDialogProps) {
  const { strings, page } = place
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

  const { choose, open } = useChoice(place, state, () => onClose(true))
  const answered = state.status === 'idle' ? undefined : state.query
  const { enter, forget } = useEnter(field, answered, (inNewTab) => open(active, inNewTab))
  useEffect(() => ask(typed, { limit: dialogPages }), [ask, typed])

  const change = (text: string) => {
    forget()
    moveTo(undefined)
    ask(text, { limit: dialogPages })
  }
  const put = (text: string) => {
    if (!field.current) return
    field.current.value = text
    field.current.focus()
    change(text)
  }
  const forgetAll = () => {
    forgetQueries()
    setRecent([])
    field.current?.focus()
  }
  const again = () => {
    retry()
    field.current?.focus()
  }
  const listId = `${prefix}list`
  const all = total > dialogPages ? `${page}?${new URLSearchParams({ q: query })}` : undefined
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={strings.search} onClose={() => onClose(false)}>
      <div className={styles.bar}>
        <SearchInput
          {...{ field, typed, strings, listId }}
          activeId={active?.id}
          onQuery={change}
          onMove={move}
          onOpen={enter}
        />
        <button type="button" className={styles.close} onClick={() => onClose(false)}>
          <kbd>Esc</kbd>
          <span className="sr-only"> {strings.close}</span>
        </button>
      </div>
      <div className={styles.body}>
        {state.status === 'idle' && recent.length === 0 && <p className={styles.note}>{strings.hint}</p>}
        {state.status === 'idle' && recent.length > 0 && (
          <RecentQueries queries={recent} strings={strings} onQuery={put} onForget={forgetAll} />
        )}
        <SearchNotes styles={styles} state={state} strings={strings} onQuery={put} onRetry={again} />
        <SearchList
          {...{ found, rows, isBusy, place }}
          id={listId}
          elsewhere={others}
          active={active?.id}
          onHover={moveTo}
          onChoose={choose}
        />
      </div>
      <SearchFoot {...{ state, isBusy, strings, all }} onLeave={() => onClose(false)} />
    </dialog>
  )
}
