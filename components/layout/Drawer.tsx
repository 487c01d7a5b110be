'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { closeOnBack, isolate } from '@/lib/client/modal'
import { onOutsideClick } from '@/lib/client/outside-click'
import { Glyph } from '../ui/Glyph'
import styles from './Drawer.module.css'

interface DrawerProps {
  labels: { open: string; close: string; back: string }
  brand: ReactNode
  /** The menu of the site's sections; if empty, the button that leads to it is not shown. */
  primary: ReactNode
  /** The menu of the current section, which is shown first. */
  secondary: ReactNode
}

/** Whether a click on a link leaves the page; false for a link that only expands its category. */
const isLeaving = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.target !== '_blank' && !link.ariaExpanded && !event.metaKey && !event.ctrlKey && !event.shiftKey

/**
 * The menu of narrow windows. It is a `<details>` element, so it opens without scripts. After hydration, the rest of
 * the page is inert while the drawer is open, and Escape, a click outside, Back, following a link and widening the
 * window close it.
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
    const controller = new AbortController()
    addEventListener('keydown', closeByKey, controller)
    onOutsideClick((target) => !inside.contains(target as Node), close, controller)
    wide.addEventListener('change', close, controller)
    inside.focus()
    return () => {
      controller.abort()
      release()
      toggle?.focus()
      setPrimary(!secondary)
      void forget()
    }
  }, [isOpen, secondary])

  // the drawer, and the main menu in it, may have been opened before hydration
  useEffect(() => {
    const panes = details.current?.querySelector<HTMLElement>('[data-shown]')
    if (!details.current?.open) return panes?.setAttribute('data-shown', secondary ? 'secondary' : 'primary')
    setOpen(true)
    setPrimary(panes?.dataset.shown === 'primary')
  }, [secondary])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!details.current?.open || !link || !isLeaving(link, event)) return
    // removes the drawer's history entry before it follows the link
    event.preventDefault()
    event.stopPropagation()
    const historyRestored = leave.current?.()
    close()
    void historyRestored?.then(() => link.click())
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
