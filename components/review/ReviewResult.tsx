import { useState } from 'react'
import { countText } from '@/lib/text/count-text'
import { fillMessage } from '@/lib/text/fill-message'
import type { LinkedRule } from '@/lib/site-data/review-rules'
import { ToolSelect } from '../workbench/ToolSelect'
import tool from '../workbench/Workbench.module.css'
import { copyTable, download } from './reports'
import type { Level, Order, Review, ReviewToolProps } from './review-props'
import { ReviewStatements } from './ReviewStatements'
import { countLevels, firstFindings, MAX_SHOWN, selectFindings } from './select-findings'
import styles from './ReviewTool.module.css'

interface ResultProps extends ReviewToolProps {
  readonly review: Review
  readonly rules: readonly LinkedRule[]
  /** The lowest level that is shown. */
  readonly lowest: Level
  readonly onLowest: (level: Level) => void
  readonly onSelect: (start: number, end: number) => void
  readonly onStatus: (status: string) => void
}

/** The findings of a review, which can be filtered, sorted and taken away. */
export function ReviewResult({ review, rules, lowest, onLowest, onSelect, onStatus, ...props }: ResultProps) {
  const { texts, levels, language } = props
  const [order, setOrder] = useState<Order>('place')
  const selected = selectFindings(review.found, lowest, order)
  const findings = selected.flatMap((statement) => statement.findings)
  const hidden = review.found.flatMap((statement) => statement.findings).length - findings.length
  const hrefs = new Map(rules.map(({ code, href }) => [code, href]))
  return (
    <section className={styles.result} aria-label={texts.title}>
      <p className={tool.title}>{texts.title}</p>
      <div>
        <p>{summaryOf(review, props)}</p>
        {hidden > 0 && <p className={tool.note}>{fillMessage(texts.hidden, { count: String(hidden) })}</p>}
      </div>
      {review.unreadSchema.length > 0 && (
        <details open>
          <summary>{texts.unreadSchema}</summary>
          <ReviewStatements
            {...{ texts, levels, hrefs }}
            text={review.schema}
            found={firstFindings(review.unreadSchema)}
          />
        </details>
      )}
      {review.found.length > 0 && (
        <p className={tool.bar}>
          <ToolSelect name="level" label={texts.show} options={texts.shown} value={lowest} onChange={onLowest} />
          <ToolSelect name="order" label={texts.order} options={texts.orders} value={order} onChange={setOrder} />
          <button type="button" onClick={() => void copyTable(findings, rules, props).then(onStatus)}>
            {texts.copyTable}
          </button>
          {(['sarif', 'json'] as const).map((format) => (
            <button key={format} type="button" onClick={() => download(format, findings, rules, props)}>
              {texts[format]}
            </button>
          ))}
        </p>
      )}
      <ReviewStatements {...{ texts, levels, hrefs, onSelect }} text={review.text} found={firstFindings(selected)} />
      {findings.length > MAX_SHOWN && <p>{countText(texts.more, findings.length - MAX_SHOWN, language)}</p>}
    </section>
  )
}

type Texts = Pick<ReviewToolProps, 'texts' | 'language'>

/** Returns the number of findings of each level, or that there are none. */
function summaryOf({ statements, found }: Review, { texts, language }: Texts): string {
  if (found.length === 0) return countText(texts.none, statements, language)
  const counts = Object.entries(countLevels(found)).map(([level, count]) => [level, String(count)])
  return fillMessage(texts.counts, Object.fromEntries(counts))
}

/** Returns what a screen reader says about a review. */
export function announcementOf(review: Review, props: Texts): string {
  return [summaryOf(review, props), ...(review.unreadSchema.length > 0 ? [props.texts.unreadSchema] : [])].join(' ')
}
