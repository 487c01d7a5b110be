'use client'

import type { ReactNode } from 'react'
import { storageSlot } from '@/lib/browser/storage'
import { themeKey } from '@/lib/runtime/theme'
import styles from './Navbar.module.css'

/** Switches between dark and light and remembers it; both icons are there and CSS shows the one that fits. */
export function ThemeToggle({ label, children }: { label: string; children: ReactNode }) {
  const toggle = () => storageSlot(themeKey).set(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
  return (
    <button type="button" className={styles.themeToggle} onClick={toggle} aria-label={label} title={label}>
      {children}
    </button>
  )
}
