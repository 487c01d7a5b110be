import { useEffect, useState, type RefObject } from 'react'
import { debounce } from '@/lib/client/debounce'
import { resultsStep } from '@/lib/search/query/page-counts'
import { MAX_QUERY_LENGTH } from '@/lib/search/query/query-length'

/** The query and the filters of the results page; empty strings if absent. */
export interface UrlQuery {
  readonly q: string
  readonly kind: string
  readonly tag: string
  /** The number of shown pages. */
  readonly pages: number
}

function readUrl(search = location.search): UrlQuery {
  const query = new URLSearchParams(search)
  const { pages = resultsStep } = (search === location.search ? (history.state ?? {}) : {}) as Partial<UrlQuery>
  return { q: query.get('q') ?? '', kind: query.get('kind') ?? '', tag: query.get('tag') ?? '', pages }
}

/**
 * Writes the query to the URL, and the number of shown pages to the state of the history entry. A text that is longer than a
 * query is left out, because a pasted plan would be in the URL, which the browser sends when the page is reloaded.
 */
function writeUrl({ pages, q, ...filters }: UrlQuery): void {
  const parameters = { q: q.length > MAX_QUERY_LENGTH ? '' : q, ...filters }
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  history.replaceState({ ...history.state, pages }, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

function fillField(form: HTMLFormElement | null, { q }: UrlQuery): void {
  const field = form?.elements.namedItem('q') as HTMLInputElement | null
  if (field && field.value !== q) field.value = q
}

/**
 * The query of the URL, and `typed`, what the reader has entered into the form before this code arrived. The form's text
 * field is uncontrolled, so that React does not interfere with input methods. Writes changes to the URL: text when typing
 * pauses or on `settle`, filters immediately.
 */
export function useUrlQuery(form: RefObject<HTMLFormElement | null>, typed: Readonly<Record<string, string>>) {
  const [query, setQuery] = useState(() => {
    const entered = Object.entries(typed).filter(([, value]) => value !== '')
    return { ...readUrl(), ...(Object.fromEntries(entered) as Partial<UrlQuery>) }
  })
  const [writeLater] = useState(() => debounce(writeUrl))

  useEffect(() => {
    const { q, kind, tag } = readUrl()
    if (query.q !== q || query.kind !== kind || query.tag !== tag) writeLater(query)
    // the search dialog and Back change the query as well
    const follow = ({ detail }: CustomEvent<string>) => {
      writeLater.cancel()
      const fromUrl = readUrl(detail)
      setQuery(fromUrl)
      fillField(form.current, fromUrl)
    }
    addEventListener('site:query', follow)
    return () => {
      removeEventListener('site:query', follow)
      writeLater.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `query` is the first one
  }, [form, writeLater])

  const ask = (change: Partial<UrlQuery>) => {
    const next = { ...query, pages: resultsStep, ...change }
    setQuery(next)
    fillField(form.current, next)
    writeLater(next)
    if (change.q === undefined) writeLater.flush()
  }
  return { query, ask, settle: writeLater.flush }
}
