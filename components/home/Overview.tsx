import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import styles from './Overview.module.css'

/** The product's results for the statement in the image, in display order. */
const answers = [
  { key: 'audit', code: 'DM38', text: '(SELECT COUNT(*) …) > 0' },
  { key: 'rewrite', code: 'RW09', text: 'EXISTS (SELECT 1 …)' },
  { key: 'index', text: 'CREATE INDEX ON orders (o_custkey)' },
] as const

/** The overview image: a statement and its schema, and the findings, rewrite and index that the product derives. */
export async function Overview({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.overview' })
  return (
    <figure className={styles.panel} aria-label={t('label')}>
      <div className={styles.inputs}>
        <div className={styles.box}>
          <p>{t('workload')}</p>
          <pre>
            {'SELECT c_name\nFROM customer\nWHERE '}
            <mark>(SELECT COUNT(*)</mark>
            {'\n  FROM orders …'}
            <mark>{') > 0'}</mark>
          </pre>
        </div>
        <div className={styles.box}>
          <p>{t('workspace')}</p>
          <ul>
            <li>customer</li>
            <li>orders</li>
          </ul>
          <p className={styles.note}>{t('schema')}</p>
        </div>
      </div>
      <svg className={styles.arrows} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M27 0v12h23M76 0v12H50v12" vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={styles.answers}>
        {answers.map(({ key, text, ...answer }) => (
          <li key={key} data-answer={key}>
            <strong>{t(key)}</strong>
            <span>
              {'code' in answer && <b>{answer.code}</b>}
              <code>{text}</code>
            </span>
          </li>
        ))}
        <li data-answer="evidence">
          <strong>{t('evidence')}</strong>
          <span className={styles.bars}>
            <i>{t('costBefore')}</i>
            <i>{t('costAfter')}</i>
          </span>
        </li>
      </ol>
    </figure>
  )
}
