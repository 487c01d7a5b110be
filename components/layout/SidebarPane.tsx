import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import styles from './SidebarPane.module.css'

interface SidebarPaneProps {
  name: string
  hideable: boolean
  labels: { pane: string; hide: string; show: string }
  children: ReactNode
}

/**
 * The sidebar in wide windows. Inline scripts hide and show it (lib/inline-scripts/controls.ts); between pages,
 * `lib/client/sidebar-pane.ts` keeps its state.
 */
export function SidebarPane({ name, hideable, labels, children }: SidebarPaneProps) {
  return (
    <div
      className={styles.column}
      role="region"
      aria-label={labels.pane}
      data-sidebar="shown"
      data-name={name}
      suppressHydrationWarning
    >
      {hideable && (
        <button type="button" className={styles.show} data-act="sidebar" aria-label={labels.show} title={labels.show}>
          <Icon name="chevron" />
        </button>
      )}
      <div className={styles.fixed}>
        <div className={styles.pane} data-scrolls>
          {children}
        </div>
        {hideable && (
          <button type="button" className={styles.hide} data-act="sidebar">
            <Icon name="chevron" size={16} /> {labels.hide}
          </button>
        )}
      </div>
    </div>
  )
}
