import styles from './Formula.module.css'

/** A formula, rendered as MathML at build time; a block formula scrolls if it is too wide. */
export function Formula({ html, display }: { html: string; display?: string }) {
  const said = { dangerouslySetInnerHTML: { __html: html } }
  return display === undefined ? <span {...said} /> : <span className={styles.display} tabIndex={0} {...said} />
}
