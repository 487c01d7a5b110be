import styles from './CodeBlock.module.css'

/** A fence; its highlighted HTML was made at build time and is handed over as one string. */
export function CodeBlock({ language, html, title }: { language: string; html: string; title?: string }) {
  return (
    <figure className={styles.block} data-language={language}>
      {title && <figcaption>{title}</figcaption>}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  )
}
