import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { Counterexample, ReportedOutcome } from '@/lib/sql/index'
import { ResultRows } from './ResultRows'
import styles from './Rewrite.module.css'
import sides from './Sides.module.css'

/** The smallest counterexample found for two statements, with the result of each statement. */
export async function CounterexampleTables({ found, locale }: { found: Counterexample; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  return (
    <details className={styles.differs}>
      <summary>{t('differ', { rows: found.rows })}</summary>
      {found.inserts.length > 0 ? (
        <pre tabIndex={0}>{found.inserts.join('\n')}</pre>
      ) : (
        <p className={styles.empty}>{t('emptyTables')}</p>
      )}
      {found.nondeterministic && <p className={styles.empty}>{t('nondeterministic')}</p>}
      <div className={sides.sides}>
        <Outcome title={t('before')} outcome={found.before} noRows={t('noRows')} />
        <Outcome title={t('after')} outcome={found.after} noRows={t('noRows')} />
      </div>
    </details>
  )
}

function Outcome({ title, outcome, noRows }: { title: string; outcome: ReportedOutcome; noRows: string }) {
  return (
    <div className={styles.side}>
      <p>{title}</p>
      {'error' in outcome ? (
        <p className={styles.error}>{outcome.error}</p>
      ) : (
        outcome.results.map(({ table, columns, rows }, index) => (
          <ResultRows key={index} table={table} columns={columns} rows={rows} noRows={noRows} className={styles.rows} />
        ))
      )}
    </div>
  )
}
