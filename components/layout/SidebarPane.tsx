'use client'

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { hideSidebar, isSidebarHidden } from '@/lib/browser/sidebar-store'
import { revealCurrent } from '@/lib/runtime/reveal'
import { Glyph } from '../ui/Glyph'
import styles from './SidebarPane.module.css'

/** How far each sidebar is scrolled, in pixels, for the pages that follow. */
const scrolls = new Map<string, number>()

interface SidebarPaneProps {
  name: string
  hideable: boolean
  labels: { hide: string; show: string }
  children: ReactNode
}

/** The column of the menu on wide windows: it keeps its scroll from page to page, and the reader can put it away. */
export function SidebarPane({ name, hideable, labels, children }: SidebarPaneProps) {
  const column = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  // the page was made with the menu in place; only a page that follows can begin without
  const [isHidden, setHidden] = useState(() => typeof window !== 'undefined' && isSidebarHidden(name))
  const [isGone, setGone] = useState(isHidden)
  const shown = useRef(isHidden)

  useLayoutEffect(() => {
    // the first page of a visit was shown as it should be before React came
    if (!pane.current || !document.documentElement.dataset.hasHydrated) return
    pane.current.scrollTop = scrolls.get(name) ?? 0
    revealCurrent()
  }, [name])

  // the button that was pressed is gone: its counterpart takes the focus
  useEffect(() => {
    if (shown.current === isHidden) return
    shown.current = isHidden
    column.current?.querySelector<HTMLElement>(isHidden ? `.${styles.show}` : `.${styles.hide}`)?.focus()
  }, [isHidden])

  const put = (away: boolean) => {
    hideSidebar(name, away)
    setHidden(away)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!away || isCalm) setGone(away)
  }

  return (
    <div
      ref={column}
      className={styles.column}
      data-sidebar={isHidden ? 'hidden' : 'shown'}
      onTransitionEnd={() => setGone(isHidden)}
    >
      {isHidden && (
        <button
          type="button"
          className={styles.show}
          aria-label={labels.show}
          title={labels.show}
          onClick={() => put(false)}
        >
          <Glyph name="chevron" />
        </button>
      )}
      {!isGone && (
        <div className={styles.fixed} inert={isHidden}>
          <div
            ref={pane}
            className={styles.pane}
            onScroll={({ currentTarget }) => scrolls.set(name, currentTarget.scrollTop)}
          >
            {children}
          </div>
          {hideable && (
            <button type="button" className={styles.hide} onClick={() => put(true)}>
              <Glyph name="chevron" size={16} /> {labels.hide}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
