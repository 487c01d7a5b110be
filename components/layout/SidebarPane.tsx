'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { setSidebarHidden, isSidebarHidden, watchSidebars } from '@/lib/client/sidebar-store'
import { revealCurrent } from '@/lib/inline-scripts/reveal'
import { Glyph } from '../ui/Glyph'
import styles from './SidebarPane.module.css'

/** The scroll positions of the sidebars in pixels, by name, which are restored on the next pages. */
const scrolls = new Map<string, number>()

interface SidebarPaneProps {
  name: string
  hideable: boolean
  labels: { pane: string; hide: string; show: string }
  children: ReactNode
}

/** The sidebar in wide windows, which keeps its scroll position between pages and can be hidden. */
export function SidebarPane({ name, hideable, labels, children }: SidebarPaneProps) {
  const pathname = usePathname()
  const column = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  // the sidebar is visible in the HTML; an inline script hides it before the first paint
  const isHidden = useSyncExternalStore(
    watchSidebars,
    () => isSidebarHidden(name),
    () => false,
  )
  const [isLeaving, setLeaving] = useState(false)
  const isGone = isHidden && !isLeaving

  useEffect(() => {
    // only one sidebar can be hidden: showing this one shows the others
    if (!isSidebarHidden(name)) setSidebarHidden(name, false)
  }, [name])

  useLayoutEffect(() => {
    // the inline script has already handled the first page
    if (!pane.current || !document.documentElement.dataset.hasHydrated) return
    // before the paint, but after React has updated the document, so that the browser computes its layout once
    const frame = requestAnimationFrame(() => {
      if (pane.current) pane.current.scrollTop = scrolls.get(name) ?? 0
      revealCurrent()
    })
    return () => cancelAnimationFrame(frame)
  }, [name, pathname])

  const put = (away: boolean) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    flushSync(() => {
      setSidebarHidden(name, away)
      setLeaving(away && !isCalm)
    })
    // the clicked button has disappeared, so its counterpart gets the focus
    column.current?.querySelector<HTMLElement>(away ? `.${styles.show}` : `.${styles.hide}`)?.focus()
  }

  return (
    <div
      ref={column}
      className={styles.column}
      role="region"
      aria-label={labels.pane}
      data-sidebar={isHidden ? 'hidden' : 'shown'}
      data-name={name}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setLeaving(false)
      }}
      suppressHydrationWarning
    >
      {hideable && (
        <button
          type="button"
          className={styles.show}
          data-act="sidebar"
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
            <button type="button" className={styles.hide} data-act="sidebar" onClick={() => put(true)}>
              <Glyph name="chevron" size={16} /> {labels.hide}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
