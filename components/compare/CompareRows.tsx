import type { ReportedOutcome } from '@/lib/sql/index'
import { fillMessage } from '@/lib/text/fill-message'
import { ResultRows } from '../sql/ResultRows'
import tool from '../workbench/Workbench.module.css'
import type { CompareToolProps } from './compare-props'

/** The maximum number of rows of a table that are shown. */
const SHOWN = 50

type TextProps = Pick<CompareToolProps, 'texts' | 'language'>

interface OutcomeProps extends TextProps {
  readonly title: string
  readonly outcome: ReportedOutcome
}

/** The outcome of a statement: its rows, the rows of all tables after it, or its error. */
export function CompareOutcome({ title, outcome, texts, language }: OutcomeProps) {
  return (
    <section aria-label={title}>
      <p>{title}</p>
      {'error' in outcome ? (
        <p className={tool.error}>{fillMessage(texts.error, { message: outcome.error })}</p>
      ) : (
        outcome.results.map(({ table, ...rows }, at) => (
          <CompareRows
            key={at}
            {...rows}
            {...(table !== undefined && { table: fillMessage(texts.tablesAfter, { table }) })}
            {...{ texts, language }}
          />
        ))
      )}
    </section>
  )
}

interface RowsProps extends TextProps {
  /** The caption. */
  readonly table?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** The first rows of a table, and the number of the others. */
export function CompareRows({ table, columns, rows, texts, language }: RowsProps) {
  const hidden = rows.length - SHOWN
  return (
    <div>
      <ResultRows table={table} columns={columns} rows={rows.slice(0, SHOWN)} noRows={texts.noRows} />
      {hidden > 0 && <p>{fillMessage(texts.more, { count: hidden.toLocaleString(language) })}</p>}
    </div>
  )
}
