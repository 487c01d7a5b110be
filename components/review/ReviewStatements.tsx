import { Fragment } from 'react'
import { excerptOf } from './excerpt'
import { ReviewFinding } from './ReviewFinding'
import type { Review, ReviewToolProps } from './review-props'
import styles from './ReviewTool.module.css'

interface StatementsProps extends Pick<ReviewToolProps, 'texts' | 'levels'> {
  readonly text: string
  readonly found: Review['found']
  /** The URLs of rules, by code. */
  readonly hrefs: ReadonlyMap<string, string>
  readonly onSelect?: ((start: number, end: number) => void) | undefined
}

/** The statements that have findings: the text with marks, and the findings. */
export function ReviewStatements({ text, found, hrefs, ...props }: StatementsProps) {
  return found.map((statement) => (
    <div key={statement.start} className={styles.statement}>
      <pre tabIndex={0}>
        {excerptOf(text, statement).map(({ line, parts }, at, lines) => (
          <Fragment key={line}>
            {at > 0 && lines[at - 1]?.line !== line - 1 && '⋮\n'}
            <span className={styles.number}>{`${line} `.padStart(4)}</span>
            {parts.map((part, index) =>
              part.level ? (
                <mark key={index} data-level={part.level}>
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
            {'\n'}
          </Fragment>
        ))}
      </pre>
      <ul className={styles.findings}>
        {statement.findings.map((finding, at) => (
          <ReviewFinding key={at} finding={finding} href={hrefs.get(finding.rule)} {...props} />
        ))}
      </ul>
    </div>
  ))
}
