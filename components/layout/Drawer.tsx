'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { closeOnBack, isolate } from '@/lib/client/modal'
import { onPressBeside } from '@/lib/client/outside-click'
import { Glyph } from '../ui/Glyph'
import styles from './Drawer.module.css'

interface DrawerProps {
  labels: { open: string; close: string; back: string }
  brand: ReactNode
  /** The site's sections; without any there is no way back to them. */
  primary: ReactNode
  /** The menu of the section the reader is in; shown first. */
  secondary: ReactNode
}

/** A link that only opens its branch of the menu stays in the drawer. */
const isLeaving = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.target !== '_blank' && !link.ariaExpanded && !event.metaKey && !event.ctrlKey && !event.shiftKey

/**
 * The menu of narrow windows. It is a `<details>`, so it opens at once and without scripts; with React the rest of
 * the page is inert while it is open, and Escape, a press beside it, going back, following a link and a window that
 * has become wide close it.
 */
export function Drawer({ labels, brand, primary, secondary }: DrawerProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leave = useRef<() => Promise<void>>(null)
  const [isOpen, setOpen] = useState(false)
  const [isPrimary, setPrimary] = useState(!secondary)

  const close = () => {
    if (details.current) details.current.open = false
  }

  useEffect(() => {
    const inside = panel.current
    const toggle = details.current?.querySelector('summary')
    if (!isOpen || !inside) return
    const release = isolate(inside)
    const forget = closeOnBack(close)
    leave.current = forget
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const wide = matchMedia('(min-width: 62.3125em)')
    const left = new AbortController()
    addEventListener('keydown', closeByKey, left)
    onPressBeside((target) => !inside.contains(target as Node), close, left)
    wide.addEventListener('change', close, left)
    inside.focus()
    return () => {
      left.abort()
      release()
      toggle?.focus()
      setPrimary(!secondary)
      void forget()
    }
  }, [isOpen, secondary])

  // it may have been opened before React came, and the main menu in it
  useEffect(() => {
    const panes = details.current?.querySelector<HTMLElement>('[data-shown]')
    if (!details.current?.open) return panes?.setAttribute('data-shown', secondary ? 'secondary' : 'primary')
    setOpen(true)
    setPrimary(panes?.dataset.shown === 'primary')
  }, [secondary])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!details.current?.open || !link || !isLeaving(link, event)) return
    // first the drawer's entry goes out of the history, then the link is followed
    event.preventDefault()
    event.stopPropagation()
    const left = leave.current?.()
    close()
    void left?.then(() => link.click())
  }

  return (
    <details ref={details} className={styles.drawer} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.toggle} aria-label={labels.open}>
        <Glyph name="menu" />
      </summary>
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-label={labels.open}
        aria-modal={isOpen}
        tabIndex={-1}
        onClickCapture={follow}
      >
        <div className={styles.head}>
          {brand}
          <button type="button" className={styles.close} aria-label={labels.close} data-act="closeMenu">
            <Glyph name="close" />
          </button>
        </div>
        <div className={styles.panes} data-shown={isPrimary ? 'primary' : 'secondary'} suppressHydrationWarning>
          <div className={styles.pane} inert={isOpen && !isPrimary}>
            {primary}
          </div>
          {secondary && (
            <div className={styles.pane} inert={isOpen && isPrimary}>
              {primary && (
                <button type="button" className={styles.back} data-act="mainMenu" onClick={() => setPrimary(true)}>
                  {labels.back}
                </button>
              )}
              {secondary}
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
