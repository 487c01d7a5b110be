'use client'

import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react'
import { leaveTerms } from '@/lib/client/arrival'
import type { searchSite } from '@/lib/search/query/browser'
import { resultsStep } from '@/lib/search/query/page-counts'
import type { PageKind } from '@/lib/search/index/documents'
import { HitList } from './HitList'
import { languagesElsewhere } from '../search/languages'
import { MoreHits } from './MoreHits'
import styles from './SearchPage.module.css'
import { SearchFilter } from './SearchFilter'
import { SearchNotes, statusText } from '../search/SearchNotes'
import type { SearchPlace } from '../search/strings'
import { unread, useAsked } from '../search/hooks/useAsked'
import { useSearch } from '../search/hooks/useSearch'

const loadSearch = () => import('@/lib/search/query/browser')
/** What searches is fetched when the reader turns to the field, or came with a query. */
const find: typeof searchSite = async (...asked) => (await loadSearch()).searchSite(...asked)

/** A filter's value, if there is one like that: an old address may name what is gone. */
const known = (value: string, values: readonly string[]) => (values.includes(value) ? value : undefined)

/** The results of the query in the address, which follows what the reader types and filters. */
export function SearchResults({
  place,
  tags,
  labels,
}: {
  place: SearchPlace
  tags: readonly { key: string; label: string }[]
  labels: { kind: string; tag: string; any: string }
}) {
  const { strings } = place
  const form = useRef<HTMLFormElement>(null)
  const { asked, ask, settle } = useAsked(form)
  const { state, isBusy, ask: search, retry } = useSearch(place, find)
  const { q, pages } = asked
  const kind = known(asked.kind, Object.keys(strings.kinds))
  const tag = tags.find(({ key }) => key === asked.tag)?.key

  useEffect(() => search(q, { limit: pages, kind: kind as PageKind | undefined, tag }), [search, q, kind, tag, pages])

  // the button that was pressed may be gone with what it stood in
  const focus = () => form.current?.querySelector('input')?.focus()
  const putQuery = (text: string) => {
    ask({ q: text })
    focus()
  }
  const again = () => {
    // a deploy may have taken the code away: the new page has its own
    loadSearch().then(retry, () => navigator.onLine && location.reload())
    focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const leave = (href: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    settle()
    // it opens beside this page, which is not left
    if (ctrlKey || metaKey || shiftKey) return
    if (state.status === 'done') leaveTerms(new URL(place.base + href, location.href).href, state.result.matched)
  }
  const isAwaited = asked === unread || isBusy || (state.status === 'idle' && q.trim() !== '')
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        role="search"
        action={place.base + place.page}
        onSubmit={submit}
        onBlur={settle}
      >
        <input
          id="__q"
          className={styles.input}
          type="search"
          name="q"
          aria-label={strings.search}
          placeholder={strings.placeholder}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void loadSearch().catch(() => undefined)}
          onChange={({ target, nativeEvent }) => !(nativeEvent as InputEvent).isComposing && ask({ q: target.value })}
          onCompositionEnd={({ currentTarget }) => ask({ q: currentTarget.value })}
        />
        <SearchFilter name="kind" {...{ labels, ask }} chosen={kind} options={Object.entries(strings.kinds)} />
        <SearchFilter
          name="tag"
          {...{ labels, ask }}
          chosen={tag}
          options={tags.map(({ key, label }) => [key, label])}
        />
      </form>
      {/* until React knows what is asked, the style sheet asks the field */}
      <p role="status" className={styles.count}>
        {statusText(state, isAwaited, strings)}
      </p>
      <SearchNotes styles={styles} state={state} place={place} onQuery={putQuery} onRetry={again} />
      {state.status === 'done' && (
        <>
          <HitList hits={state.result.hits} strings={strings} onLeave={leave} />
          {state.result.total > pages && (
            <MoreHits label={strings.more} onMore={() => ask({ pages: pages + resultsStep })} />
          )}
          {state.elsewhere.length > 0 && (
            <section aria-label={strings.elsewhere}>
              <h2 className={styles.elsewhere}>{strings.elsewhere}</h2>
              <HitList hits={state.elsewhere} strings={strings} languages={languagesElsewhere(place)} onLeave={leave} />
            </section>
          )}
        </>
      )}
    </>
  )
}
