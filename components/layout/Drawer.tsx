import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import styles from './Drawer.module.css'

interface DrawerProps {
  labels: { open: string; close: string; back: string }
  /** The menu of the site's sections; if empty, the button that leads to it is not shown. */
  primary: ReactNode
  /** The menu of the current section, which is shown first. */
  secondary: ReactNode
}

/**
 * The menu of narrow windows. It is a `<details>` element, so it opens without scripts. An inline script adds copies of the
 * logo and the sidebar (lib/inline-scripts/controls.ts), and `lib/client/drawer.ts` makes it modal.
 */
export function Drawer({ labels, primary, secondary }: DrawerProps) {
  return (
    <details className={styles.drawer} data-drawer>
      <summary className={styles.toggle} aria-label={labels.open} data-act="menu">
        <Icon name="menu" />
      </summary>
      <div className={styles.panel} role="dialog" aria-label={labels.open} tabIndex={-1}>
        <div className={styles.head}>
          <div data-copy-of="header>a" />
          <button type="button" className={styles.close} aria-label={labels.close} data-act="closeMenu">
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.panes} data-shown={secondary ? 'secondary' : 'primary'} suppressHydrationWarning>
          <div className={styles.pane}>{primary}</div>
          {secondary && (
            <div className={styles.pane}>
              {primary && (
                <button type="button" className={styles.back} data-act="mainMenu">
                  {labels.back}
                </button>
              )}
              {secondary}
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
