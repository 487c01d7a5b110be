import type { MouseEvent } from 'react'
import type { PageHit } from '@/lib/search/search'
import { Parts } from './Parts'
import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/** One thing that can be chosen: a page, or a section of it. */
export interface Row {
  readonly id: string
  readonly href: string
}

/** The id of a row; the input points at the active one. */
function rowId(prefix: string, hit: number, section?: number): string {
  return `${prefix}-${hit}${section === undefined ? '' : `-${section}`}`
}

/** The rows of some hits in the order of the screen: each page, then its sections below their headings. */
export function rowsOf(hits: readonly PageHit[], prefix: string): Row[] {
  return hits.flatMap((hit, index) => [
    { id: rowId(prefix, index), href: hit.href },
    ...hit.sections.flatMap(({ href }, at) => (href === hit.href ? [] : [{ id: rowId(prefix, index, at), href }])),
  ])
}

/**
 * Hits as the options of a listbox, grouped by page. Plain anchors: they are made anew at every key, and who chose one
 * is told.
 */
export function SearchList({
  hits,
  prefix,
  active,
  strings,
  base,
  lang,
  onHover,
  onChoose,
}: {
  hits: readonly PageHit[]
  prefix: string
  active: string | undefined
  strings: SearchStrings
  /** What stands before public paths in an address. */
  base: string
  lang?: string
  onHover: (id: string) => void
  onChoose: (href: string, event: MouseEvent) => void
}) {
  const option = (id: string, href: string) => ({
    id,
    href: base + href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === active,
    onMouseMove: () => onHover(id),
    onClick: (event: MouseEvent) => onChoose(href, event),
  })
  return hits.map((hit, index) => {
    const intro = hit.sections.find(({ href }) => href === hit.href)
    return (
      <div key={hit.href} role="group" aria-labelledby={`${rowId(prefix, index)}-title`} lang={lang}>
        <a {...option(rowId(prefix, index), hit.href)} className={styles.page}>
          <span className={styles.trail}>{[strings.kinds[hit.kind], ...hit.trail].join(' › ')}</span>
          <strong id={`${rowId(prefix, index)}-title`}>
            <Parts parts={hit.title} />
          </strong>
          {intro && (
            <span className={styles.excerpt}>
              <Parts parts={intro.excerpt} />
            </span>
          )}
        </a>
        {hit.sections.map(
          (section, at) =>
            section !== intro && (
              <a key={section.href} {...option(rowId(prefix, index, at), section.href)} className={styles.section}>
                <span>
                  <Parts parts={section.heading} />
                </span>
                <span className={styles.excerpt}>
                  <Parts parts={section.excerpt} />
                </span>
              </a>
            ),
        )}
      </div>
    )
  })
}
