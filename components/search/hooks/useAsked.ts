'use client'

import { useEffect, useState, type RefObject } from 'react'
import { atRest } from '@/lib/client/debounce'
import { resultsStep } from '@/lib/search/query/page-counts'

/** What a results page is asked for; empty for nothing. */
export interface Asked {
  readonly q: string
  readonly kind: string
  readonly tag: string
  /** How many pages are shown. */
  readonly pages: number
}

/** What is asked before the address is read. */
export const unread: Asked = { q: '', kind: '', tag: '', pages: resultsStep }

function readAddress(search = location.search): Asked {
  const query = new URLSearchParams(search)
  const { pages = resultsStep } = (search === location.search ? (history.state ?? {}) : {}) as Partial<Asked>
  return { q: query.get('q') ?? '', kind: query.get('kind') ?? '', tag: query.get('tag') ?? '', pages }
}

/** How many pages are shown is of no use to others: it stands in the entry of the history, for the way back. */
function writeAddress({ pages, ...asked }: Asked): void {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  history.replaceState({ ...history.state, pages }, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

/** What the reader has put into the form. */
function readForm(form: HTMLFormElement | null): Partial<Asked> {
  return Object.fromEntries([...new FormData(form ?? undefined)].filter(([, value]) => value !== ''))
}

function fillField(form: HTMLFormElement | null, { q }: Asked): void {
  const field = form?.elements.namedItem('q') as HTMLInputElement | null
  if (field && field.value !== q) field.value = q
}

/**
 * What the address asks for, and the form's field with it, which keeps its own text, so that nothing comes between the
 * reader and an input method. A change is written back to the address, so that it can be shared: what is typed when the
 * reader rests or by `settle`, all else at once.
 */
export function useAsked(form: RefObject<HTMLFormElement | null>) {
  const [asked, setAsked] = useState(unread)
  const [address] = useState(atRest)

  // the server does not know the address, and the dialog's results and going back change it
  useEffect(() => {
    const follow = ({ detail }: CustomEvent<string>) => {
      address.forget()
      const there = readAddress(detail)
      setAsked(there)
      fillField(form.current, there)
    }
    // what the reader was quicker to ask than React to come
    const begin = (early: Partial<Asked>) => {
      const there = readAddress()
      const first = { ...there, ...early }
      setAsked(first)
      fillField(form.current, first)
      if (first.q !== there.q || first.kind !== there.kind || first.tag !== there.tag) writeAddress(first)
    }
    begin(readForm(form.current))
    addEventListener('site:query', follow)
    return () => {
      removeEventListener('site:query', follow)
      address.forget()
    }
  }, [form, address])

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, pages: resultsStep, ...change }
    setAsked(next)
    fillField(form.current, next)
    address.later(() => writeAddress(next))
    if (change.q === undefined) address.now()
  }
  return { asked, ask, settle: address.now }
}
