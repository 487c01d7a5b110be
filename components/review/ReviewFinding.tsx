import { fillMessage } from '@/lib/text/fill-message'
import type { Finding } from '@/lib/review/review'
import { END, TOO_DEEP, UNEXPECTED } from '@/lib/review/syntax-problem'
import type { ReviewToolProps } from './review-props'
import styles from './ReviewTool.module.css'
import { RuleText } from './RuleText'

interface FindingProps extends Pick<ReviewToolProps, 'texts' | 'levels'> {
  readonly finding: Finding
  /** The URL of the rule. */
  readonly href: string | undefined
  /** Selects the place in the field; without it the position is a text. */
  readonly onSelect?: ((start: number, end: number) => void) | undefined
}

/** A finding with its level, rule, position, reason and SQL that passes. */
export function ReviewFinding({ finding, href, texts, levels, onSelect }: FindingProps) {
  const { rule, level, name, reason, repair, start, end, position } = finding
  const place = `${position.line}:${position.column}`
  return (
    <li>
      <span className={styles.level} data-level={level}>
        {levels[level]}
      </span>{' '}
      {href === undefined ? (
        <strong>
          <SyntaxText name={name} texts={texts} />
        </strong>
      ) : (
        <a href={href}>
          {rule} <RuleText text={name} />
        </a>
      )}{' '}
      {onSelect && (
        <button type="button" onClick={() => onSelect(start, end)} aria-label={fillMessage(texts.goTo, { place })}>
          {place}
        </button>
      )}
      {/* buttons are not printed */}
      <span className={onSelect ? styles.printed : styles.place}>{place}</span>
      {reason !== undefined && (
        <details className={styles.details}>
          <summary>{texts.details}</summary>
          <p>
            <RuleText text={reason} />
          </p>
          {repair !== undefined && <pre tabIndex={0}>{repair}</pre>}
        </details>
      )}
    </li>
  )
}

/** Returns the reason why a statement cannot be read, in the reader’s language; undefined for a text of PostgreSQL. */
function ownReason(name: string, texts: ReviewToolProps['texts']): string | undefined {
  if (name === TOO_DEEP) return texts.tooDeep
  if (name === UNEXPECTED + END) return texts.unexpectedEnd
  if (name.startsWith(UNEXPECTED)) return fillMessage(texts.unexpected, { found: name.slice(UNEXPECTED.length) })
  return undefined
}

/** Returns the text of a statement that the parser rejects. */
export function syntaxText(name: string, texts: ReviewToolProps['texts']): string {
  return fillMessage(texts.unread, { message: ownReason(name, texts) ?? name })
}

/** The text of a statement that the parser rejects; PostgreSQL’s own words are a quotation. */
function SyntaxText({ name, texts }: Pick<FindingProps, 'texts'> & { readonly name: string }) {
  if (ownReason(name, texts) !== undefined) return syntaxText(name, texts)
  const [before, after] = texts.unread.split('{message}')
  return (
    <>
      {before}
      <q lang="en">{name}</q>
      {after}
    </>
  )
}
