import { useState } from 'react'
import type { Row } from '../rows'

/**
 * Returns the active row, which Enter opens: the row selected by keyboard or pointer, otherwise the first row. An offer is
 * the first choice only if the text cannot have been meant as a search.
 */
export function useActive(rows: readonly Row[]) {
  const [moved, setMoved] = useState<string>()
  const active = rows.find(({ id }) => id === moved) ?? rows.find(({ offer }) => offer?.isSure !== false) ?? rows[0]

  const move = (step: number) => {
    const next = rows[(rows.findIndex((row) => row === active) + step + rows.length) % rows.length]
    setMoved(next?.id)
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
  }
  return { active, move, moveTo: setMoved }
}
