'use client'

import { useEffect, useState, type RefObject } from 'react'

/** What a results page is asked for; empty for nothing. */
export interface Asked {
  readonly q: string
  readonly kind: string
  readonly tag: string
  /** How many pages are shown. */
  readonly pages: number
}

/** Pages that are shown at first, and more each time. */
export const PAGES = 10
const nothingAsked: Asked = { q: '', kind: '', tag: '', pages: PAGES }

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  const { pages = PAGES } = (history.state ?? {}) as Partial<Asked>
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

/** What the address asks for; a change is written back to it, so that it can be shared. */
export function useAsked(form: RefObject<HTMLFormElement | null>): [Asked, (change: Partial<Asked>) => void] {
  const [asked, setAsked] = useState(nothingAsked)

  // the server does not know the address, and going back changes it
  useEffect(() => {
    const follow = () => setAsked(readAddress())
    // what the reader was quicker to ask than React to come
    const begin = (early: Partial<Asked>) => {
      const first = { ...readAddress(), ...early }
      setAsked(first)
      if (Object.keys(early).length > 0) writeAddress(first)
    }
    begin(readForm(form.current))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [form])

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, pages: PAGES, ...change }
    setAsked(next)
    writeAddress(next)
  }
  return [asked, ask]
}
