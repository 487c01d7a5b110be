'use client'

import { useEffect, useMemo, useState } from 'react'
import type { PageHit } from '@/lib/search/query/search'
import { rowsOfHit } from '../rows'

/** As many rows as the dialog has room for. */
const ROOM = 7
/** Milliseconds without a key after which a reader looks further down. */
const PAUSE = 300

/** The hits as far as they fill the dialog; the same ones when all of them do. */
function inView(hits: readonly PageHit[]): readonly PageHit[] {
  let room = ROOM
  const drawn = hits.flatMap((hit): PageHit[] => {
    const rows = rowsOfHit(hit, '').length
    const left = room
    room -= rows
    if (left <= 0) return []
    return rows <= left ? [hit] : [{ ...hit, sections: hit.sections.slice(0, left - 1) }]
  })
  return room < 0 ? drawn : hits
}

/** The hits to draw: what can be seen at once, the others when the reader pauses. */
export function useDrawn(hits: readonly PageHit[]): readonly PageHit[] {
  const [whole, setWhole] = useState<readonly PageHit[]>()
  const drawn = useMemo(() => inView(hits), [hits])
  const isPart = whole !== hits && drawn !== hits

  useEffect(() => {
    if (!isPart) return
    const timer = setTimeout(() => setWhole(hits), PAUSE)
    return () => clearTimeout(timer)
  }, [isPart, hits])

  return isPart ? drawn : hits
}
