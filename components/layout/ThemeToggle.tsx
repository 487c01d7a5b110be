import type { ReactNode } from 'react'
import type { ThemeChoice } from '@/lib/inline-scripts/theme'
import styles from './Navbar.module.css'

interface ThemeToggleProps {
  /** What the button does, with `{mode}` in place of the present mode. */
  label: string
  modes: Record<ThemeChoice, string>
  /** An icon for each choice; CSS shows the present one's. */
  children: ReactNode
}

/** The button that goes through light, dark and the system's colours. An inline script handles it (`keepTheme`). */
export function ThemeToggle({ label, modes, children }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className={styles.themeToggle}
      aria-label={label.replace('{mode}', modes.system)}
      title={modes.system}
      data-act="theme"
      data-label={label}
      data-light={modes.light}
      data-dark={modes.dark}
      data-system={modes.system}
      suppressHydrationWarning
    >
      {children}
    </button>
  )
}
