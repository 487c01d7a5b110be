import { getTranslations } from 'next-intl/server'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { withLabel } from '@/lib/i18n/messages'
import type { Report } from '@/lib/openapi/report'
import plan from '../sql/Plan.module.css'
import styles from './ReportPart.module.css'

/** The costs before and after with bars to compare them, and the improvement. */
export async function ReportCosts({ costs, locale }: Pick<Report, 'costs'> & { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'report' })
  const { before, after, improvement } = costs
  const highest = Math.max(before, after)
  const number = (value: number) =>
    value.toLocaleString(localeInfo[locale].tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const bar = (value: number) => ({ '--share': Number((value / highest).toFixed(3)) }) as React.CSSProperties
  return (
    <p className={`${plan.foot} ${styles.costs}`}>
      <span className={plan.share} style={bar(before)}>
        {withLabel(t('costBefore'), number(before), locale)}
      </span>{' '}
      <span className={plan.share} style={bar(after)}>
        {withLabel(t('costAfter'), number(after), locale)}
      </span>{' '}
      <span>{withLabel(t('improvement'), t('percent', { value: number(improvement) }), locale)}</span>
    </p>
  )
}
