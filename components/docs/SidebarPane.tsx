'use client'

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { hideSidebar, isSidebarHidden, recallSidebar, rememberSidebar } from '@/lib/browser/sidebar-store'
import { Icon } from '../ui/Icon'
import styles from './SidebarPane.module.css'

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
    const box = pane.current
    if (box && box.scrollTop === 0) box.scrollTop = recallSidebar(name).scroll
  }, [name])

  useEffect(() => {
    const box = pane.current
    const keep = () => box && rememberSidebar(name, { scroll: box.scrollTop })
    box?.addEventListener('scrollend', keep)
    return () => box?.removeEventListener('scrollend', keep)
  }, [name, isGone])

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
          <Icon name="chevron" />
        </button>
      )}
      {!isGone && (
        <div className={styles.fixed} inert={isHidden}>
          <div ref={pane} className={styles.pane}>
            {children}
          </div>
          {hideable && (
            <button type="button" className={styles.hide} onClick={() => put(true)}>
              <Icon name="chevron" size={16} /> {labels.hide}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
