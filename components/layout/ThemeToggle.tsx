'use client'

import { themeKey } from '@/lib/runtime/theme'
import styles from './Navbar.module.css'

/** Switches between dark and light and remembers it; both icons are there and CSS shows the one that fits. */
export function ThemeToggle({ label, children }: { label: string; children: React.ReactNode }) {
  const toggle = () => {
    const root = document.documentElement
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    try {
      localStorage.setItem(themeKey, next)
    } catch {
      console.warn('Browser storage is not available')
    }
  }
  return (
    <button type="button" className={styles.themeToggle} onClick={toggle} aria-label={label} title={label}>
      {children}
    </button>
  )
}
