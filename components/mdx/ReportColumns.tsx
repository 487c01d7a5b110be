import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { Report } from '@/lib/openapi/report'
import plan from '../sql/Plan.module.css'
import rows from '../sql/ResultRows.module.css'
import styles from './ReportPart.module.css'

/** The columns of a recommended index, each with its purpose and the part of the statement that it serves. */
export async function ReportColumns({ columns, locale }: Pick<Report['index'], 'columns'> & { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'report' })
  return (
    <div className={`${rows.rows} ${plan.side}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            <th scope="col" className={styles.usage}>
              {t('usage')}
            </th>
            <th scope="col">{t('fragment')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ columnName, usage, fragment }) => (
            <tr key={columnName}>
              <td>{columnName}</td>
              <td className={styles.usage}>{t(`usages.${usage}`)}</td>
              <td>{fragment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
