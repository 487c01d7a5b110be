'use client'

import { useEffect, useRef, type FormEvent } from 'react'
import { leaveTerms } from '@/lib/browser/arrival'
import type { searchSite } from '@/lib/search/browser'
import type { PageKind } from '@/lib/search/records'
import { HitList } from './HitList'
import styles from './SearchPage.module.css'
import { countText, SearchNotes } from './SearchNotes'
import type { SearchPlace } from './strings'
import { PAGES, useAsked } from './useAsked'
import { useSearch } from './useSearch'

const loadSearch = () => import('@/lib/search/browser')
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
  const [asked, ask] = useAsked(form)
  const { state, ask: search, retry } = useSearch(place, find)
  const { q, pages } = asked
  const kind = known(asked.kind, Object.keys(strings.kinds))
  const tag = tags.find(({ key }) => key === asked.tag)?.key

  useEffect(() => {
    search(q, { limit: pages, kind: kind as PageKind | undefined, tag })
  }, [search, q, kind, tag, pages])

  // the button that was pressed may be gone with what it stood in
  const focus = () => form.current?.querySelector('input')?.focus()
  const putQuery = (text: string) => {
    ask({ q: text })
    focus()
  }
  const again = () => {
    retry()
    focus()
  }
  const submit = (event: FormEvent) => event.preventDefault()
  const leave = (href: string) => {
    if (state.status === 'done') leaveTerms(new URL(place.base + href, location.href).href, state.result.matched)
  }
  const filter = (
    name: 'kind' | 'tag',
    chosen: string | undefined,
    options: readonly (readonly [key: string, label: string])[],
  ) => (
    <label>
      {labels[name]}
      <select name={name} value={chosen ?? ''} onChange={({ target }) => ask({ [name]: target.value })}>
        <option value="">{labels.any}</option>
        {options.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <form ref={form} className={styles.form} role="search" action={place.base + place.page} onSubmit={submit}>
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={strings.search}
          placeholder={strings.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={asked.q}
          onFocus={() => void loadSearch().catch(() => undefined)}
          onChange={({ target }) => ask({ q: target.value })}
        />
        {filter('kind', kind, Object.entries(strings.kinds))}
        {filter(
          'tag',
          tag,
          tags.map(({ key, label }) => [key, label] as const),
        )}
      </form>
      <p role="status" className={styles.count}>
        {state.status === 'done' && state.result.total > 0 ? countText(state.result.total, strings) : ''}
      </p>
      <SearchNotes styles={styles} state={state} strings={strings} onQuery={putQuery} onRetry={again} />
      {state.status === 'done' && (
        <>
          <HitList hits={state.result.hits} strings={strings} onLeave={leave} />
          {state.result.total > pages && (
            <button type="button" className={styles.more} onClick={() => ask({ pages: pages + PAGES })}>
              {strings.more}
            </button>
          )}
          {state.elsewhere.length > 0 && (
            <section lang={place.other.tag} aria-label={strings.elsewhere}>
              <h2 className={styles.elsewhere}>{strings.elsewhere}</h2>
              <HitList hits={state.elsewhere} strings={strings} onLeave={leave} />
            </section>
          )}
        </>
      )}
    </>
  )
}
