import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  language: string
  html: string
  title?: string
  /** The engine whose SQL it is, if it is not the usual one. */
  engine?: string
  /** Lines are broken from the start. */
  wrap?: string
  /** There is nothing worth copying. */
  nocopy?: string
  texts: { readonly copy: string; readonly copied: string; readonly wrap: string }
}

/**
 * A fence; its highlighted HTML was made at build time and is handed over as one string. Its buttons are worked by
 * `Controls`, which also knows whether there is anything to wrap.
 */
export function CodeBlock({ language, html, title, engine, wrap, nocopy, texts }: CodeBlockProps) {
  const isWrapped = wrap !== undefined
  return (
    <figure className={styles.block} data-language={language} data-wrap={isWrapped ? '' : undefined}>
      {(title ?? engine) && (
        <figcaption className={title ? undefined : styles.engine}>
          {title ?? engine}
          {title && engine && <span>{engine}</span>}
        </figcaption>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.tools}>
        <button type="button" data-act="wrap" aria-pressed={isWrapped} hidden={!isWrapped}>
          {texts.wrap}
        </button>
        {nocopy === undefined && (
          <button type="button" data-act="copy" data-done={texts.copied} suppressHydrationWarning>
            {texts.copy}
          </button>
        )}
      </div>
    </figure>
  )
}
