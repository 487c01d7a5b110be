import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  language: string
  html: string
  title?: string
  /** The database engine of the SQL, if it is not the default engine. */
  engine?: string
  /** True if lines wrap initially. */
  wrap?: string
  /** True if the block has no “Copy” button. */
  nocopy?: string
  texts: { readonly copy: string; readonly copied: string; readonly wrap: string }
}

/**
 * A code block, whose HTML is highlighted at build time and passed as a string. `lib/inline-scripts/controls.ts`
 * handles its buttons; `Controls` detects whether lines overflow.
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
