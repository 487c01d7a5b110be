'use client'

import type { ReactNode } from 'react'
import styles from './BackToTop.module.css'

/**
 * Back to the page's top, the focus as well: the next Tab starts at `top`, an element's id. An inline script says when
 * it is offered (lib/runtime/scroll.ts).
 */
export function BackToTop({ label, top, children }: { label: string; top: string; children: ReactNode }) {
  const press = () => {
    scrollTo({ top: 0 })
    document.getElementById(top)?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={press}>
      {children}
    </button>
  )
}
