import { fillMessage } from '@/lib/text/fill-message'
import type { AdvisorResult } from '@/lib/index-advisor/session'
import advisorNotes from '@/messages/advisor-notes.json'
import tool from '../workbench/Workbench.module.css'
import type { AdvisorToolProps } from './advisor-props'
import styles from './Advisor.module.css'
import { AdvisorIndexes } from './AdvisorIndexes'
import { AdvisorQuery } from './AdvisorQuery'
import { AdvisorFormat } from './format'

export interface ViewProps extends Pick<AdvisorToolProps, 'texts' | 'locale' | 'language'> {
  readonly result: AdvisorResult
  readonly title: string
}

/** The result of the index advisor: the indexes, each query with its plans, and what the result rests on. */
export function AdvisorView({ result, title, texts, locale, language }: ViewProps) {
  const format = new AdvisorFormat(language)
  const summary = summaryOf(result, texts, format)
  return (
    <section className={styles.result} aria-label={title}>
      <p className={tool.title}>{title}</p>
      {summary !== undefined && <p>{summary}</p>}
      {result.isCosted ? (
        <>
          <AdvisorIndexes advice={result.advice} {...{ texts, format }} />
          <ol className={styles.queries} aria-label={texts.queries}>
            {result.advice.queries.map((query, at) => (
              <li key={at}>
                <AdvisorQuery {...{ query, texts, language, format }} />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <ol className={styles.indexes} aria-label={texts.candidates}>
          {result.statements.map((statement) => (
            <li key={statement}>
              <pre tabIndex={0}>{statement}</pre>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.heading}>{texts.limits}</p>
      <ul className={styles.notes}>
        {result.notes.map(({ id, values }, at) => (
          <li key={at}>{fillMessage(advisorNotes[locale][id], values)}</li>
        ))}
      </ul>
    </section>
  )
}

type Texts = AdvisorToolProps['texts']

/** Returns the result in one sentence; undefined if no query has a plan, because the errors of the queries say why. */
function summaryOf(result: AdvisorResult, texts: Texts, format: AdvisorFormat): string | undefined {
  if (!result.isCosted) return fillMessage(texts.foundByRule, { count: format.number(result.statements.length) })
  const { total, ranked, queries } = result.advice
  if (queries.every(({ before }) => !before)) return undefined
  const count = ranked.filter(({ isChosen }) => isChosen).length
  const values = { before: format.number(total.before), after: format.number(total.after), count: format.number(count) }
  const summary = fillMessage(count === 0 ? texts.noIndex : texts.summary, values)
  const { factor } = result.advice
  return factor === 1 ? summary : `${summary}${fillMessage(texts.scaled, { factor: format.number(factor) })}`
}

/** Returns what a screen reader says about a result. */
export function announcementOf(result: AdvisorResult, texts: Texts, format: AdvisorFormat): string {
  const summary = summaryOf(result, texts, format)
  if (summary !== undefined || !result.isCosted) return summary ?? ''
  return format.sentences(
    result.advice.queries.flatMap(({ error }) =>
      error === undefined ? [] : fillMessage(texts.rejected, { message: error }),
    ),
  )
}
