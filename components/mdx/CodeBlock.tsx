import { Link } from '../ui/Link'
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
  /** The path of the tool that runs the code. */
  run?: string | undefined
  texts: { readonly copy: string; readonly copied: string; readonly wrap: string; readonly run: string }
}

/**
 * A code block, whose HTML is highlighted at build time and passed as a string. `lib/inline-scripts/controls.ts`
 * handles its buttons; `lib/client/page-controls.ts` detects whether lines overflow.
 */
export function CodeBlock({ language, html, title, engine, wrap, nocopy, run, texts }: CodeBlockProps) {
  const isWrapped = wrap !== undefined
  return (
    <figure className={styles.block} data-language={language} {...(isWrapped && { 'data-wrap': '' })}>
      {(title ?? engine) && (
        <figcaption {...(!title && { className: styles.engine })}>
          {title ?? engine}
          {title && engine && <span>{engine}</span>}
        </figcaption>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.tools}>
        {run !== undefined && <Link href={run}>{texts.run}</Link>}
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
