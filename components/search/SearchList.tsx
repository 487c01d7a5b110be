import type { MouseEvent } from 'react'
import type { PageHit } from '@/lib/search/query/search'
import { HitGroup } from './HitGroup'
import { OfferOption } from './OfferOption'
import { languagesElsewhere, type Languages } from './languages'
import { groupId, rowsOfHit, type Row } from './rows'
import styles from './Search.module.css'
import type { SearchContext } from './strings'

/** Hits of a query with the common id prefix of their options. */
export interface HitRun {
  readonly hits: readonly PageHit[]
  readonly prefix: string
}

/**
 * The hits as options of a listbox; hits in the other language come last. Clicks are handled on the list, because most
 * rows re-render after each keystroke.
 */
export function SearchList({
  id,
  found,
  elsewhere,
  rows,
  active,
  isBusy,
  context,
  onHover,
  onChoose,
}: {
  id: string
  found: HitRun
  elsewhere: HitRun
  rows: readonly Row[]
  active: string | undefined
  isBusy: boolean
  context: SearchContext
  onHover: (id: string) => void
  onChoose: (row: Row, event: MouseEvent) => void
}) {
  const { strings, base } = context
  const rowOf = ({ target }: MouseEvent) => {
    const option = (target as Element).closest('[role=option]')
    return rows.find((row) => row.id === option?.id)
  }
  const hover = (event: MouseEvent) => {
    const row = rowOf(event)
    if (row) onHover(row.id)
  }
  const press = (event: MouseEvent) => {
    const row = rowOf(event)
    if (row) onChoose(row, event)
  }
  const groups = ({ hits, prefix }: HitRun, languages?: Languages) =>
    hits.map((hit, index) => {
      const group = groupId(prefix, index)
      const isInside = rowsOfHit(hit, group).some((row) => row.id === active)
      return (
        // keys are indexes, so that React reuses the rows for the next hits
        <HitGroup
          key={group}
          {...{ hit, base, languages }}
          kind={strings.kinds[hit.kind]}
          id={group}
          active={isInside ? active : undefined}
        />
      )
    })
  return (
    // the field has the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="listbox"
      aria-label={strings.results}
      aria-busy={isBusy}
      hidden={rows.length === 0}
      onMouseMove={hover}
      onClick={press}
    >
      {rows[0]?.offer && <OfferOption row={rows[0]} isActive={rows[0].id === active} base={base} />}
      {groups(found)}
      {elsewhere.hits.length > 0 && <p className={styles.divider}>{strings.elsewhere}</p>}
      {groups(elsewhere, languagesElsewhere(context))}
    </div>
  )
}
