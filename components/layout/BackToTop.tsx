import type { ReactNode } from 'react'
import styles from './BackToTop.module.css'

/**
 * Back to the page's top, the focus as well: the next Tab starts at `top`, an element's id. Inline scripts say when
 * it is offered (lib/inline-scripts/scroll.ts), and handle it (lib/inline-scripts/controls.ts).
 */
export function BackToTop({ label, top, children }: { label: string; top: string; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} data-act="top" data-target={top} aria-label={label} title={label}>
      {children}
    </button>
  )
}
