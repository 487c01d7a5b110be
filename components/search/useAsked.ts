'use client'

import { useEffect, useState } from 'react'

/** What a results page is asked for; empty for nothing. */
export interface Asked {
  readonly q: string
  readonly kind: string
  readonly tag: string
}

const nothingAsked: Asked = { q: '', kind: '', tag: '' }

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return { q: query.get('q') ?? '', kind: query.get('kind') ?? '', tag: query.get('tag') ?? '' }
}

function writeAddress(asked: Asked): void {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

/** What the address asks for; a change is written back to it, so that it can be shared. */
export function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const [asked, setAsked] = useState(nothingAsked)

  // the server does not know the address, and going back changes it
  useEffect(() => {
    const follow = () => setAsked(readAddress())
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change }
    setAsked(next)
    writeAddress(next)
  }
  return [asked, ask]
}
