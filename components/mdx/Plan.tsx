import { getTranslations } from 'next-intl/server'
import { Children, isValidElement, type ReactNode } from 'react'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { readRecord, type PlanRecord } from '@/lib/sql/content/records'
import type { PlanNode } from '@/lib/sql/plan'
import { PlanTree } from './PlanTree'
import styles from './Plan.module.css'

interface PlanProps {
  record: string
  /** DDL that is in place for the second plan only. */
  index?: string
  locale: Locale
  children: ReactNode
}

/** Two plans side by side, as an engine gave them; nothing of it was typed by hand. */
export async function Plan({ record, index, locale, children }: PlanProps) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  const found = readRecord(process.env.CONTENT_DIR ?? site.contentDir, record) as PlanRecord | undefined
  const fences = Children.toArray(children).filter((child) => isValidElement(child))
  const number = new Intl.NumberFormat(localeInfo[locale].tag)
  const words = { cost: t('costShare'), rows: t('estimatedRows'), changed: t('changed') }
  const title = (side: 'before' | 'after', plan: PlanNode) =>
    `${index !== undefined ? t(side === 'before' ? 'withoutIndex' : 'withIndex') : t(side)} – ${t('totalCost', { cost: number.format(plan.cost) })}`
  return (
    <figure className={styles.plan} data-plan={record}>
      {fences}
      {index !== undefined && <code className={styles.index}>{index}</code>}
      {found ? (
        <>
          <div className={styles.sides}>
            {(['before', 'after'] as const).map((side) => (
              <div key={side} role="group" aria-label={title(side, found[side])}>
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
          <figcaption className={styles.foot}>{t('recorded', { engine: found.engine })}</figcaption>
        </>
      ) : (
        <figcaption className={styles.foot}>{t('notRecorded')}</figcaption>
      )}
    </figure>
  )
}
