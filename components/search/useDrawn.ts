'use client'

import { useEffect, useState } from 'react'
import type { PageHit } from '@/lib/search/search'

/** As many rows as the dialog has room for. */
const ROOM = 7
/** Milliseconds without a key after which a reader looks further down. */
const PAUSE = 300

/** How many of the hits fill the dialog. */
function inView(hits: readonly PageHit[]): number {
  let rows = 0
  const end = hits.findIndex(({ sections }) => (rows += 1 + sections.length) > ROOM)
  return end < 0 ? hits.length : end + 1
}

/** The hits to draw: what can be seen at once, the others when the reader pauses. */
export function useDrawn(hits: readonly PageHit[]): readonly PageHit[] {
  const [whole, setWhole] = useState<readonly PageHit[]>()
  const count = inView(hits)
  const isPart = whole !== hits && count < hits.length

  useEffect(() => {
    if (!isPart) return
    const timer = setTimeout(() => setWhole(hits), PAUSE)
    return () => clearTimeout(timer)
  }, [isPart, hits])

  return isPart ? hits.slice(0, count) : hits
}
