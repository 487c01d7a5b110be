'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { takeTerms } from '@/lib/browser/arrival'
import type { SearchPlace } from './strings'
import styles from './SearchButton.module.css'

type Dialog = ComponentType<{ place: SearchPlace; onClose: (hasChosen: boolean) => void }>

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
  const [Dialog, setDialog] = useState<Dialog>()
  const [isOpen, setOpen] = useState(false)
  const [arrivals, setArrivals] = useState(0)
  const [unmark, setUnmark] = useState<() => void>()
  const { strings, base, page } = place

  const open = async () => {
    try {
      const { SearchDialog } = await import('./SearchDialog')
      setDialog(() => SearchDialog)
      setOpen(true)
    } catch {
      // offline, or a deploy took the code away: the results page says so, or has the new one
      location.assign(base + page)
    }
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isWriting(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if ((!isSlash && !isK) || event.isComposing) return
      event.preventDefault()
      button.current?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  useEffect(() => {
    const terms = takeTerms()
    if (terms.length === 0) return
    let remove: (() => void) | undefined
    const byKey = (event: KeyboardEvent) => event.key === 'Escape' && remove?.()
    void import('@/lib/search/marks').then(({ markTerms, unmark: clear }) => {
      const content = document.querySelector('main')
      if (!content || !markTerms(content, terms)) return
      remove = () => {
        clear()
        setUnmark(undefined)
        removeEventListener('keydown', byKey)
      }
      setUnmark(() => remove)
      addEventListener('keydown', byKey)
    })
    return () => remove?.()
  }, [pathname, arrivals])

  const close = (hasChosen: boolean) => {
    setOpen(false)
    if (hasChosen) setArrivals((count) => count + 1)
    else button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-hotkey="search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => void open()}
      >
        {children}
      </button>
      {unmark && (
        <button type="button" className={styles.unmark} onClick={unmark}>
          {strings.unmark}
        </button>
      )}
      {/* narrow windows hide the navbar's part around this, and a dialog in it */}
      {isOpen && Dialog && createPortal(<Dialog place={place} onClose={close} />, document.body)}
    </>
  )
}
