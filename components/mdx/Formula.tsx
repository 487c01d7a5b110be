import styles from './Formula.module.css'

/** A formula, which was made MathML at build time; one that stands by itself scrolls where it is too wide. */
export function Formula({ html, display }: { html: string; display?: string }) {
  const said = { dangerouslySetInnerHTML: { __html: html } }
  return display === undefined ? <span {...said} /> : <span className={styles.display} tabIndex={0} {...said} />
}
