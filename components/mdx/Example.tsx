import { Children, isValidElement, type ReactNode } from 'react'
import styles from './Example.module.css'

/** An example in the writers' guide, rendered and as source. The compiler adds the source as the first child. */
export function Example({ children }: { children: ReactNode }) {
  const [source, ...result] = Children.toArray(children).filter((child) => isValidElement(child))
  return (
    <div className={styles.example}>
      <div className={styles.result}>{result}</div>
      {source}
    </div>
  )
}
