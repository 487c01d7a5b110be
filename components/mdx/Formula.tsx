import styles from './Formula.module.css'

/** A formula, rendered as MathML at build time; wide block formulas scroll. */
export function Formula({ html, display }: { html: string; display?: string }) {
  const markup = { dangerouslySetInnerHTML: { __html: html } }
  return display === undefined ? <span {...markup} /> : <span className={styles.display} tabIndex={0} {...markup} />
}
