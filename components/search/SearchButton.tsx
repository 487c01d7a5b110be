'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { SearchPlace } from './strings'
import styles from './SearchButton.module.css'
import { useMarks } from './useMarks'
import { useOpening } from './useOpening'

/** Whether a key that is also a letter belongs to what the reader is writing. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/**
 * Opens the search by a press, `/`, or Ctrl/⌘-K; its code comes with the first one. On a page that a hit led to, it
 * marks what was searched for until Escape or its button.
 */
export function SearchButton({ place, children }: { place: SearchPlace; children: ReactNode }) {
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const { opened, open, close } = useOpening(place, button)
  const [arrivals, setArrivals] = useState(0)
  const marks = useMarks(pathname, arrivals)
  const { strings } = place

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isWriting(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const isK = isCommand && event.key.toLowerCase() === 'k'
      // a menu that is open has the page to itself
      if ((!isSlash && !isK) || event.isComposing || button.current?.closest('[inert]')) return
      // the page for unknown addresses is there in each language, one of them shown
      const { notFound = place.locale } = document.documentElement.dataset
      if (notFound !== place.locale) return
      event.preventDefault()
      button.current?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [place.locale])

  const leave = (hasChosen: boolean) => {
    close(!hasChosen)
    if (hasChosen) setArrivals((count) => count + 1)
  }
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
        onClick={() => void open()}
      >
        {children}
      </button>
      {marks && (
        <button type="button" className={styles.unmark} onClick={clear}>
          {strings.unmark}
        </button>
      )}
      {/* narrow windows hide the navbar's part around this, and a dialog in it */}
      {opened && createPortal(<opened.Dialog place={place} typed={opened.typed} onClose={leave} />, document.body)}
    </>
  )
}
