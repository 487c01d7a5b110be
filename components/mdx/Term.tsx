import { Fragment, type ReactNode } from 'react'
import { definitionParts } from '@/lib/glossary/code-parts'
import styles from './Term.module.css'

/** A link to a glossary entry, with the definition in a box that CSS shows on hover and keyboard focus. */
export function Term({ boxId, definition, children }: { boxId: string; definition: string; children: ReactNode }) {
  return (
    <span className={styles.term} data-term="">
      {children}
      <span className={styles.box} role="tooltip" id={boxId}>
        {definitionParts(definition).map(({ text, isCode }, index) =>
          isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
        )}
      </span>
    </span>
  )
}
