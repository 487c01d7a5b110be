import type { BrowserOutcome, Reply } from '@/lib/sql/browser/protocol'
import { useUniqueId } from '../ui/useUniqueId'
import { ResultRows } from './ResultRows'
import type { RunHereTexts } from './run-here-props'
import styles from './RunHere.module.css'

const SHOWN = 50

interface ResultProps {
  result: Extract<Reply, { type: 'result' }>
  texts: RunHereTexts
  version: string
}

/** The rows and plans of both statements, side by side. */
export function RunHereResult({ result, texts, version }: ResultProps) {
  return (
    <>
      <div className={styles.sides} data-verdict={result.verdict}>
        <Outcome title={texts.before} outcome={result.before} texts={texts} />
        <Outcome title={texts.after} outcome={result.after} texts={texts} />
      </div>
      <p className={styles.version}>{version}</p>
    </>
  )
}

function Outcome({ title, outcome, texts }: { title: string; outcome: BrowserOutcome; texts: RunHereTexts }) {
  const name = useUniqueId()
  return (
    <section className={styles.side} aria-labelledby={name}>
      <p id={name}>{title}</p>
      {'error' in outcome ? (
        <p className={styles.error}>{outcome.error}</p>
      ) : (
        <RowsAndPlan outcome={outcome} texts={texts} />
      )}
    </section>
  )
}

type Answer = Exclude<BrowserOutcome, { error: string }>

function RowsAndPlan({ outcome: { columns, rows, plan }, texts }: { outcome: Answer; texts: RunHereTexts }) {
  const hidden = rows.length - SHOWN
  return (
    <>
      <ResultRows columns={columns} rows={rows.slice(0, SHOWN)} noRows={texts.noRows} className={styles.rows} />
      {hidden > 0 && <p>{hidden === 1 ? texts.oneMore : texts.more.replace('{rows}', String(hidden))}</p>}
      {plan !== '' && (
        <details className={styles.plan}>
          <summary>{texts.plan}</summary>
          <pre tabIndex={0}>{plan}</pre>
        </details>
      )}
    </>
  )
}
