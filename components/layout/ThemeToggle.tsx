'use client'

import { useEffect, type ReactNode } from 'react'
import { storageSlot } from '@/lib/browser/storage'
import { themeKey } from '@/lib/runtime/theme'
import styles from './Navbar.module.css'

/** Switches between dark and light and remembers it; both icons are there and CSS shows the one that fits. */
export function ThemeToggle({ label, children }: { label: string; children: ReactNode }) {
  useEffect(() => {
    // what the browser draws around the page follows the reader's choice, not the system's
    const paint = () => {
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        meta.content = getComputedStyle(document.body).backgroundColor
    }
    const watch = new MutationObserver(paint)
    paint()
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  const toggle = () => {
    const slot = storageSlot(themeKey)
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    // the address may have asked for a colour other than the saved one: saving the same again would go unnoticed
    if (slot.get() === next) slot.set(null)
    slot.set(next)
  }
  return (
    <button type="button" className={styles.themeToggle} onClick={toggle} aria-label={label} title={label}>
      {children}
    </button>
  )
}
