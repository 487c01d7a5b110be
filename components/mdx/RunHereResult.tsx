import type { BrowserOutcome, Reply } from '@/lib/sql/browser/protocol'
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
      <div className={styles.rows} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, number) => (
              <tr key={number}>
                {row.map((value, at) => (
                  <td key={at} data-null={value === null || undefined}>
                    {value ?? 'NULL'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p>{texts.noRows}</p>}
        {rows.length > SHOWN && <p>{texts.more.replace('{count}', String(rows.length - SHOWN))}</p>}
      </div>
      {plan !== '' && (
        <details>
          <summary>{texts.plan}</summary>
          <pre tabIndex={0}>{plan}</pre>
        </details>
      )}
    </section>
  )
}
