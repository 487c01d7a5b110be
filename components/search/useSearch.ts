'use client'

import { useEffect, useState } from 'react'
import { searchSite } from '@/lib/search/browser'
import type { PageHit, SearchOptions, SearchResult } from '@/lib/search/search'
import type { SearchPlace } from './strings'

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

/** Fewer pages than this are little. */
const LITTLE = 3

/** Searches as the reader types; an answer that comes after the next key is dropped. */
export function useSearch({ root, locale, other }: SearchPlace, query: string, { limit, kind, tag }: SearchOptions) {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const show = (next: SearchState) => isCurrent && setState(next)
    const search = async () => {
      const result = await searchSite(root, locale, query, { limit, kind, tag, isWanted: () => isCurrent })
      show({ status: 'done', query, result, elsewhere: [] })
      if (!isCurrent || result.total >= LITTLE) return
      const elsewhere = await searchSite(root, other.locale, query, { limit: LITTLE, kind, tag })
      show({ status: 'done', query, result, elsewhere: elsewhere.hits })
    }
    if (query.trim() === '') show({ status: 'idle' })
    else search().catch(() => show({ status: 'failed', query }))
    return () => {
      isCurrent = false
    }
  }, [root, locale, other.locale, query, limit, kind, tag, attempt])

  const isBusy = query.trim() !== '' && (state.status === 'idle' || state.query !== query)
  return { state, isBusy, retry: () => setAttempt((count) => count + 1) }
}
