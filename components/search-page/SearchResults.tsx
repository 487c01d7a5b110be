import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react'
import { saveTerms } from '@/lib/client/arrival'
import { isModifiedClick } from '@/lib/client/modified-click'
import type { searchSite } from '@/lib/search/query/browser'
import { resultsStep } from '@/lib/search/query/page-counts'
import type { PageKind } from '@/lib/search/index/documents'
import { HitList } from './HitList'
import { languagesElsewhere } from '../search/languages'
import { MoreHits } from './MoreHits'
import { ResultNotes } from './ResultNotes'
import type { IslandStart } from '../ui/island-start'
import styles from './SearchPage.module.css'
import { SearchForm, type SearchFormProps } from './SearchForm'
import { withStrings } from '../search/strings'
import { useUrlQuery } from '../search/hooks/useUrlQuery'
import { useOffer } from '../search/hooks/useOffer'
import { useSearch } from '../search/hooks/useSearch'
import { useScrollPosition } from './useScrollPosition'

const loadSearch = () => import('@/lib/search/query/browser')
/** Searches with code that is loaded on demand: when the field gets the focus or the URL has a query. */
const find: typeof searchSite = async (...asked) => (await loadSearch()).searchSite(...asked)

/** Returns a filter's value if it exists, because old URLs may contain values that no longer exist. */
const known = (value: string, values: readonly string[]) => (values.includes(value) ? value : undefined)

/** The form and the results of the query in the URL; updates the URL when the reader types or selects filters. */
export function SearchResults({ data, tags, labels, typed }: SearchFormProps & IslandStart) {
  const { strings } = withStrings(data)
  const languages = languagesElsewhere(data)
  const form = useRef<HTMLFormElement>(null)
  const { query, ask, settle } = useUrlQuery(form, typed)
  const { state, isBusy, ask: search, retry } = useSearch(data, find)
  const { q, pages } = query
  const { offer, look } = useOffer(data)
  const kind = known(query.kind, Object.keys(strings.kinds))
  const tag = tags.find(({ key }) => key === query.tag)?.key

  useEffect(() => search(q, { limit: pages, kind: kind as PageKind | undefined, tag }), [search, q, kind, tag, pages])
  useEffect(() => look(q), [look, q])
  useScrollPosition(state.status === 'done')

  // the field gets the focus, because the clicked button may have disappeared with its container
  const focus = () => form.current?.querySelector('input')?.focus()
  const putQuery = (text: string) => {
    ask({ q: text })
    focus()
  }
  const again = () => {
    // a deploy may have removed the code, so the page is reloaded to get the code of the new build
    loadSearch().then(retry, () => navigator.onLine && location.reload())
    focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const leave = (href: string, event: MouseEvent) => {
    settle()
    if (isModifiedClick(event)) return
    if (state.status === 'done') saveTerms(new URL(data.base + href, location.href).href, state.result.matched)
  }
  const isAwaited = isBusy || (state.status === 'idle' && q.trim() !== '')
  return (
    <>
      <SearchForm
        {...{ data, tags, labels }}
        state={{
          form,
          kind,
          tag,
          ask,
          formEvents: { onSubmit: submit, onBlur: settle },
          fieldEvents: {
            defaultValue: q,
            onFocus: () => void loadSearch().catch(() => undefined),
            onChange: ({ target, nativeEvent }) => !(nativeEvent as InputEvent).isComposing && ask({ q: target.value }),
            onPaste: ({ clipboardData }) => look(clipboardData.getData('text/plain')),
            onCompositionEnd: ({ currentTarget }) => ask({ q: currentTarget.value }),
          },
        }}
      />
      <ResultNotes {...{ state, isAwaited, offer }} context={{ ...data, strings }} onQuery={putQuery} onRetry={again} />
      {state.status === 'done' && (
        <>
          <HitList hits={state.result.hits} strings={strings} onLeave={leave} />
          {state.result.total > pages && (
            <MoreHits label={labels.more} onMore={() => ask({ pages: pages + resultsStep })} />
          )}
          {state.elsewhere.length > 0 && (
            <section aria-label={strings.elsewhere}>
              <h2 className={styles.elsewhere}>{strings.elsewhere}</h2>
              <HitList hits={state.elsewhere} {...{ strings, languages }} onLeave={leave} />
            </section>
          )}
        </>
      )}
    </>
  )
}
