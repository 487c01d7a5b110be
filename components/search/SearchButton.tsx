'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import type { SearchData } from './strings'
import styles from './SearchButton.module.css'
import { useMarks } from './hooks/useMarks'
import { useOpening } from './hooks/useOpening'

interface Props {
  data: SearchData
  /** The text of the button that removes the highlights. */
  unmark: string
  children: ReactNode
}

/**
 * The search button. An inline script opens the dialog (lib/inline-scripts/search.ts), whose code is loaded when it is
 * first opened. On the page of an opened hit, the terms are highlighted until Escape or a click on a second button.
 */
export function SearchButton({ data, unmark, children }: Props) {
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const opened = useOpening(data, button)
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
          {unmark}
        </button>
      )}
      {opened && <opened.Dialog {...opened} data={data} onChoose={() => setArrivals((count) => count + 1)} />}
    </>
  )
}
