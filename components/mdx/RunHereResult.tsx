import type { BrowserOutcome, Reply } from '@/lib/sql/browser/protocol'
import { ResultRows } from './ResultRows'
import type { RunHereTexts } from './RunHere'
import styles from './RunHere.module.css'

const SHOWN = 50

interface ResultProps {
  result: Extract<Reply, { type: 'result' }>
  texts: RunHereTexts
  version: string
}

/** Rows and plans of both statements, side by side. */
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
  if ('error' in outcome) {
    return (
      <section className={styles.side} aria-label={title}>
        <p className={styles.error}>{outcome.error}</p>
      </section>
    )
  }
  const { columns, rows, plan } = outcome
  return (
    <section className={styles.side} aria-label={title}>
      <ResultRows columns={columns} rows={rows.slice(0, SHOWN)} noRows={texts.noRows} className={styles.rows} />
      {rows.length > SHOWN && <p>{texts.more.replace('{count}', String(rows.length - SHOWN))}</p>}
      {plan !== '' && (
        <details className={styles.plan}>
          <summary>{texts.plan}</summary>
          <pre tabIndex={0}>{plan}</pre>
        </details>
      )}
    </section>
  )
}
