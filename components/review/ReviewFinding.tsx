import { fillMessage } from '@/lib/text/fill-message'
import type { Finding } from '@/lib/review/review'
import { TOO_DEEP } from '@/lib/review/syntax-problem'
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
        <strong>{syntaxText(name, texts)}</strong>
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

/** Returns the text of a statement that the parser rejects. */
export function syntaxText(name: string, texts: ReviewToolProps['texts']): string {
  return fillMessage(texts.unread, { message: name === TOO_DEEP ? texts.tooDeep : name })
}
