import { useEffect, useMemo, useState } from 'react'
import type { PageHit } from '@/lib/search/query/search'
import { rowsOfHit } from '../rows'

/** The number of rows that fit into the dialog. */
const VISIBLE_ROWS = 7
/** Milliseconds without a key after which all hits are rendered. */
const PAUSE = 300

/** Returns the hits that fit into the dialog; the same array if all fit. */
function inView(hits: readonly PageHit[]): readonly PageHit[] {
  let room = VISIBLE_ROWS
  const visible = hits.flatMap((hit): PageHit[] => {
    const rows = rowsOfHit(hit, '').length
    const remaining = room
    room -= rows
    if (remaining <= 0) return []
    return rows <= remaining ? [hit] : [{ ...hit, sections: hit.sections.slice(0, remaining - 1) }]
  })
  return room < 0 ? visible : hits
}

/** Returns the hits to render: first those that fit into the dialog, then all after a pause in typing. */
export function useVisibleHits(hits: readonly PageHit[]): readonly PageHit[] {
  const [whole, setWhole] = useState<readonly PageHit[]>()
  const visible = useMemo(() => inView(hits), [hits])
  const isPart = whole !== hits && visible !== hits

  useEffect(() => {
    if (!isPart) return
    const timer = setTimeout(() => setWhole(hits), PAUSE)
    return () => clearTimeout(timer)
  }, [isPart, hits])

  return isPart ? visible : hits
}
