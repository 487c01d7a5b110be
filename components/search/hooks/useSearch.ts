import { useCallback, useRef, useState } from 'react'
import type { searchSite } from '@/lib/search/query/browser'
import type { PageHit, SearchOptions, SearchResult } from '@/lib/search/query/search'
import type { SearchData } from '../strings'

/** The state of a search; `result` belongs to `query`, which may be older than the text of the field. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'failed'; readonly query: string }
  | {
      readonly status: 'done'
      readonly query: string
      readonly result: SearchResult
      /** Hits in the other language, if this language has few. */
      readonly elsewhere: readonly PageHit[]
    }

/** A query with its options. */
interface Question {
  readonly query: string
  readonly options: SearchOptions
}

/** The number of pages below which the other language is searched as well. */
const MIN_PAGES = 3
const idle: SearchState = { status: 'idle' }
/** The result of an index that cannot be loaded. */
const missing = { hits: [], isIncomplete: true }

/**
 * Returns `ask`, which searches with `find`, and the state of the search. Results that arrive after the next query are
 * dropped. `find` must not change between renders.
 */
export function useSearch({ root, locale, other }: SearchData, find: typeof searchSite) {
  const [state, setState] = useState<SearchState>(idle)
  const [isBusy, setBusy] = useState(false)
  const last = useRef<Question>(null)

  const ask = useCallback(
    (query: string, options: SearchOptions) => {
      const question: Question = { query, options }
      last.current = question
      const isWanted = () => last.current === question
      // a timer, so that an immediate result renders the list only once
      const timer = setTimeout(() => isWanted() && setBusy(true))
      const show = (next: SearchState) => {
        clearTimeout(timer)
        if (!isWanted()) return
        setState(next)
        setBusy(false)
      }
      const search = async () => {
        const result = await find(root, locale, query, options, isWanted)
        show({ status: 'done', query, result, elsewhere: [] })
        if (!isWanted() || result.total >= MIN_PAGES) return
        const elsewhere = await find(root, other.locale, query, {
          ...options,
          limit: MIN_PAGES,
          withHelp: false,
        }).catch(() => missing)
        const isIncomplete = result.isIncomplete || elsewhere.isIncomplete
        show({ status: 'done', query, result: { ...result, isIncomplete }, elsewhere: elsewhere.hits })
      }
      if (query.trim() === '') show(idle)
      else search().catch(() => show({ status: 'failed', query }))
    },
    [find, root, locale, other.locale],
  )

  const retry = () => last.current && ask(last.current.query, last.current.options)
  return { state, isBusy, ask, retry }
}
