'use client'

import { useCallback, useRef, useState } from 'react'
import type { searchSite } from '@/lib/search/query/browser'
import type { PageHit, SearchOptions, SearchResult } from '@/lib/search/query/search'
import type { SearchPlace } from '../strings'

/** Where a search stands; `result` is that of `query`, which may be the one before the reader's last key. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'failed'; readonly query: string }
  | {
      readonly status: 'done'
      readonly query: string
      readonly result: SearchResult
      /** Pages of the other language, offered when this one has little. */
      readonly elsewhere: readonly PageHit[]
    }

/** What was asked last. */
interface Question {
  readonly query: string
  readonly options: SearchOptions
}

/** Fewer pages than this are little. */
const LITTLE = 3
const idle: SearchState = { status: 'idle' }
/** What an index gives that cannot be had. */
const missing = { hits: [], isIncomplete: true }

/**
 * Searches what `ask` is given by `find`, which must stay the same; an answer that comes after the next question is
 * dropped.
 */
export function useSearch({ root, locale, other }: SearchPlace, find: typeof searchSite) {
  const [state, setState] = useState<SearchState>(idle)
  const [isBusy, setBusy] = useState(false)
  const last = useRef<Question>(null)

  const ask = useCallback(
    (query: string, options: SearchOptions) => {
      const question: Question = { query, options }
      last.current = question
      const isWanted = () => last.current === question
      // an answer that is at hand comes before any timer, and draws the list once
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
        if (!isWanted() || result.total >= LITTLE) return
        const elsewhere = await find(root, other.locale, query, { ...options, limit: LITTLE, withHelp: false }).catch(
          () => missing,
        )
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
