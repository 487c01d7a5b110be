import { Children, isValidElement, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import styles from './Plan.module.css'
import { PlanSides } from './PlanSides'
import sides from './Sides.module.css'

interface PlanProps {
  record: string
  /** The DDL that is executed only before the second plan. */
  index?: string
  locale: Locale
  children: ReactNode
}

/** One or two statements with their plans side by side below them. */
export function Plan({ record, index, locale, children }: PlanProps) {
  return (
    <figure className={`${styles.plan} ${sides.container}`} data-plan={record}>
      {Children.toArray(children).filter((child) => isValidElement(child))}
      {index !== undefined && <code className={styles.index}>{index}</code>}
      <PlanSides record={record} hasIndex={index !== undefined} locale={locale} />
    </figure>
  )
}
