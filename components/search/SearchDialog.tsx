import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { searchSite } from '@/lib/search/query/browser'
import { dialogPages } from '@/lib/search/query/page-counts'
import { MAX_QUERY_LENGTH } from '@/lib/search/query/query-length'
import type { PageHit } from '@/lib/search/query/search'
import { clearRecentQueries, recentQueries } from '@/lib/search/query/recent'
import { useUniqueId } from '../ui/useUniqueId'
import styles from './Search.module.css'
import { RecentQueries } from './RecentQueries'
import { rowsOf, rowsWithOffer } from './rows'
import { SearchList } from './SearchList'
import { SearchFoot } from './SearchFoot'
import { SearchNotes } from './SearchNotes'
import { withStrings, type SearchData } from './strings'
import { useActive } from './hooks/useActive'
import { useChoice } from './hooks/useChoice'
import { useVisibleHits } from './hooks/useVisibleHits'
import { useEnter } from './hooks/useEnter'
import { fillField, useField } from './hooks/useField'
import { useModal } from './hooks/useModal'
import { useOffer } from './hooks/useOffer'
import { useSearch } from './hooks/useSearch'

const noHits: readonly PageHit[] = []

export interface SearchDialogProps {
  data: SearchData
  /** The open dialog and its field, which may already contain text. */
  dialog: HTMLDialogElement
  field: HTMLInputElement
  /** Called before the dialog closes because a result was opened. */
  onChoose: () => void
}

/** The content of the search dialog below its field: results while typing, navigated with the arrow keys and Enter. */
export function SearchDialog({ data, dialog, field, onChoose }: SearchDialogProps) {
  const context = withStrings(data)
  const { strings, page } = context
  const prefix = useUniqueId()
  const [recent, setRecent] = useState(recentQueries)
  useModal(dialog)
  const { state, isBusy, ask, retry } = useSearch(context, searchSite)

  const { hits, total } = state.status === 'done' ? state.result : { hits: noHits, total: 0 }
  const query = state.status === 'done' ? state.query : ''
  const found = { hits: useVisibleHits(hits), prefix }
  const others = { hits: state.status === 'done' ? state.elsewhere : noHits, prefix: `${prefix}other` }
  const { offer, isLooking, look } = useOffer(context)
  const rows = rowsWithOffer(
    [found, others].flatMap((run) => rowsOf(run.hits, run.prefix)),
    offer,
    prefix,
  )
  const { active, move, moveTo } = useActive(rows)

  const leave = () => {
    // only after a choice: a dialog that is closed without a choice keeps its query
    fillField(field, '')
    onChoose()
    dialog.close()
  }
  const { choose, open } = useChoice(context, state, leave)
  const answered = state.status === 'idle' || isLooking ? undefined : state.query
  const { enter, cancel } = useEnter(field, answered, (inNewTab) => open(active, inNewTab))
  useEffect(() => {
    look(field.value)
    ask(field.value, { limit: dialogPages })
  }, [ask, look, field])

  const change = (text: string) => {
    cancel()
    moveTo(undefined)
    look(text)
    ask(text, { limit: dialogPages })
  }
  const put = (text: string) => {
    fillField(field, text)
    change(text)
  }
  const forgetAll = () => {
    clearRecentQueries()
    setRecent([])
    field.focus()
  }
  const again = () => {
    retry()
    field.focus()
  }
  const listId = `${dialog.id}-list`
  const all =
    total > dialogPages ? `${page}?${new URLSearchParams({ q: query.slice(0, MAX_QUERY_LENGTH) })}` : undefined
  useField(field, { activeId: active?.id, onQuery: change, onMove: move, onOpen: enter, onPaste: look })
  return createPortal(
    <>
      <div className={styles.body}>
        {state.status === 'idle' && recent.length === 0 && <p className={styles.note}>{strings.hint}</p>}
        {state.status === 'idle' && recent.length > 0 && (
          <RecentQueries queries={recent} strings={strings} onQuery={put} onForget={forgetAll} />
        )}
        {(!offer || total > 0) && (
          <SearchNotes styles={styles} state={state} context={context} onQuery={put} onRetry={again} />
        )}
        <SearchList
          {...{ found, rows, isBusy, context }}
          id={listId}
          elsewhere={others}
          active={active?.id}
          onHover={moveTo}
          onChoose={choose}
        />
      </div>
      <SearchFoot {...{ state, isBusy, strings, all, offer }} onLeave={() => dialog.close()} />
    </>,
    dialog,
  )
}
