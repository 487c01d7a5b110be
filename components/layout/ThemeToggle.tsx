import type { ReactNode } from 'react'
import type { ThemeChoice } from '@/lib/inline-scripts/theme'
import styles from './Navbar.module.css'

interface ThemeToggleProps {
  /** The label of the button, with `{mode}` for the current mode. */
  label: string
  modes: Record<ThemeChoice, string>
  /** An icon for each mode; CSS shows the icon of the current mode. */
  children: ReactNode
}

/** The button that cycles through the light, dark and system modes; an inline script handles it (`applyTheme`). */
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
