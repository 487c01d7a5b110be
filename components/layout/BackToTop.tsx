'use client'

import type { ReactNode } from 'react'
import styles from './BackToTop.module.css'

/** Back to the page's top; an inline script says when it is offered (lib/runtime/scroll.ts). */
export function BackToTop({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => scrollTo({ top: 0 })}
    >
      {children}
    </button>
  )
}
