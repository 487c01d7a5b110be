import { Children, isValidElement, type ReactNode } from 'react'
import styles from './Example.module.css'

/** Something a writer can write, as readers see it, and its source. The compiler has put the source first. */
export function Example({ children }: { children: ReactNode }) {
  const [source, ...shown] = Children.toArray(children).filter((child) => isValidElement(child))
  return (
    <div className={styles.example}>
      <div className={styles.shown}>{shown}</div>
      {source}
    </div>
  )
}
