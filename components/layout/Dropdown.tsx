import type { ReactNode } from 'react'
import { Disclosure } from '../ui/Disclosure'
import styles from './Dropdown.module.css'

interface DropdownProps {
  /** What stands in the bar. */
  button: ReactNode
  /** Its accessible name, where the button's text does not say enough. */
  label?: string
  children: ReactNode
}

/** A menu that hangs from the navbar: a mouse opens it by pointing, a press or the keyboard as well. */
export function Dropdown({ button, label, children }: DropdownProps) {
  return (
    <Disclosure className={styles.dropdown}>
      <summary className={styles.button} aria-label={label}>
        {button}
      </summary>
      <div className={styles.hanging}>
        <ul className={styles.list}>{children}</ul>
      </div>
    </Disclosure>
  )
}
