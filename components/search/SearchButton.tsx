'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import type { SearchPlace } from './strings'
import styles from './SearchButton.module.css'
import { useMarks } from './hooks/useMarks'
import { useOpening } from './hooks/useOpening'

/**
 * The button of the search, whose dialog an inline script opens (lib/inline-scripts/search.ts); its code comes with the first
 * time. On a page that a hit led to, it marks what was searched for until Escape or its button.
 */
export function SearchButton({ place, children }: { place: SearchPlace; children: ReactNode }) {
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const opened = useOpening(place, button)
  const [arrivals, setArrivals] = useState(0)
  const marks = useMarks(pathname, arrivals)

  const clear = () => {
    marks?.abort()
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-act="search"
      >
        {children}
      </button>
      {marks && (
        <button type="button" className={styles.unmark} onClick={clear}>
          {place.strings.unmark}
        </button>
      )}
      {opened && <opened.Dialog {...opened} place={place} onChoose={() => setArrivals((count) => count + 1)} />}
    </>
  )
}
