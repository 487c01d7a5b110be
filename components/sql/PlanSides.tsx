import { getTranslations } from 'next-intl/server'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { contentDir } from '@/lib/config/content-folder'
import { readRecord, type PlanRecord } from '@/lib/content-files/sql-records'
import type { PlanNode } from '@/lib/plan/model'
import styles from './Plan.module.css'
import { PlanTree } from './PlanTree'
import sides from './Sides.module.css'

interface PlanSidesProps {
  record: string
  /** True if the plans differ by an index, not by the statement. */
  hasIndex?: boolean
  locale: Locale
}

/** Two plans side by side, which were recorded from a real engine. */
export async function PlanSides({ record, hasIndex = false, locale }: PlanSidesProps) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  const found = readRecord(contentDir, record) as PlanRecord | undefined
  if (!found) return <p className={styles.foot}>{t('notRecorded')}</p>
  const number = new Intl.NumberFormat(localeInfo[locale].tag)
  const words = {
    cost: (percent: number) => t('costShare', { percent }),
    rows: t('estimatedRows'),
    changed: t('changed'),
    perRow: t('perRow'),
    runs: (count: number) => t('runs', { count }),
  }
  const called = hasIndex
    ? ({ before: 'withoutIndex', after: 'withIndex' } as const)
    : ({ before: 'before', after: 'after' } as const)
  const title = (side: 'before' | 'after', plan: PlanNode) =>
    `${t(called[side])} – ${t('totalCost', { cost: number.format(plan.cost ?? 0) })}`
  return (
    <>
      <div className={sides.sides}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={styles.side} role="group" aria-label={title(side, found[side])}>
            <p className={styles.title}>{title(side, found[side])}</p>
            <PlanTree
              plan={found[side]}
              other={found[side === 'before' ? 'after' : 'before']}
              words={words}
              number={number}
            />
          </div>
        ))}
      </div>
      <p className={styles.foot}>{t('recorded', { engine: found.engine })}</p>
    </>
  )
}
