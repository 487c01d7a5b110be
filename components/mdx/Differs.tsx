import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { Counterexample, ShownOutcome } from '@/lib/sql/report'
import styles from './Rewrite.module.css'

/** The smallest data on which two statements were found to differ, and what each gives on it. */
export async function Differs({ found, locale }: { found: Counterexample; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  return (
    <details className={styles.differs}>
      <summary>{t('differ', { rows: found.rows })}</summary>
      {found.inserts.length > 0 ? (
        <pre tabIndex={0}>{found.inserts.join('\n')}</pre>
      ) : (
        <p className={styles.empty}>{t('emptyTables')}</p>
      )}
      {found.byLot && <p className={styles.empty}>{t('byLot')}</p>}
      <div className={styles.sides}>
        <Outcome title={t('before')} outcome={found.before} noRows={t('noRows')} />
        <Outcome title={t('after')} outcome={found.after} noRows={t('noRows')} />
      </div>
    </details>
  )
}

function Outcome({ title, outcome, noRows }: { title: string; outcome: ShownOutcome; noRows: string }) {
  return (
    <div className={styles.side}>
      <p>{title}</p>
      {'error' in outcome ? (
        <p className={styles.error}>{outcome.error}</p>
      ) : (
        outcome.results.map(({ table, columns, rows }, index) => (
          <div key={index} className={styles.rows} tabIndex={0}>
            <table>
              {table !== undefined && <caption>{table}</caption>}
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
                {rows.length === 0 && (
                  <tr>
                    <td colSpan={Math.max(1, columns.length)}>{noRows}</td>
                  </tr>
                )}
                {rows.map((row, number) => (
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
          </div>
        ))
      )}
    </div>
  )
}
