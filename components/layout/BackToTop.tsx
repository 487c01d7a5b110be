import type { ReactNode } from 'react'
import styles from './BackToTop.module.css'

/**
 * The button that scrolls to the top of the page and focuses the element whose id is `top`. Inline scripts show the
 * button (lib/inline-scripts/scroll.ts) and handle its click (lib/inline-scripts/controls.ts).
 */
export function BackToTop({ label, top, children }: { label: string; top: string; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} data-act="top" data-target={top} aria-label={label} title={label}>
      {children}
    </button>
  )
}
