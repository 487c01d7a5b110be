import { getTranslations } from 'next-intl/server'
import { Children, isValidElement, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { RewriteKind } from '@/lib/audit-rules/values'
import { readRecord, type RewriteRecord } from '@/lib/content-files/sql-records'
import { paths, publicPath } from '@/lib/config/routes'
import { contentDir } from '@/lib/config/content-folder'
import { Link } from '../ui/Link'
import { CounterexampleTables } from './CounterexampleTables'
import { PlanSides } from './PlanSides'
import { RewriteBadge } from './RewriteBadge'
import { RunHereSlot } from './RunHereSlot'
import styles from './Rewrite.module.css'
import sides from './Sides.module.css'

interface RewriteProps {
  /** The code of the rule that makes this rewrite; undefined for a manual rewrite. */
  rule?: string
  kind: RewriteKind
  /** The key of the recorded check result. */
  record: string
  setup?: string
  /** The name of the engine from whose dialect the statements are translated; undefined for PostgreSQL. */
  engine?: string
  /** The key of the recorded plans; undefined if no plans are shown. */
  planRecord?: string
  locale: Locale
  children: ReactNode
}

/** A statement before and after a rewrite, with the recorded results of a real engine for both. */
export async function Rewrite({ rule, kind, record, setup = '', engine, planRecord, locale, children }: RewriteProps) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  const [before, after] = Children.toArray(children).filter((child) => isValidElement(child))
  const found = readRecord(contentDir, record) as RewriteRecord | undefined
  return (
    <figure className={`${styles.rewrite} ${sides.container}`} data-rewrite={record}>
      <figcaption className={styles.caption}>
        {rule && <span className={styles.rule}>{rule}</span>}
        <RewriteBadge kind={kind} locale={locale} />
      </figcaption>
      <div className={sides.sides}>
        <div className={styles.side} data-side="before">
          <p>{t('before')}</p>
          {before}
        </div>
        <div className={styles.side} data-side="after">
          <p>{t('after')}</p>
          {after}
        </div>
      </div>
      {found?.differs && <CounterexampleTables found={found.differs} locale={locale} />}
      <div className={styles.foot}>
        <p>
          {found
            ? t(found.differs ? 'checkedDiffers' : 'checkedEqual', {
                engine: found.engine,
                count: found.databases,
              })
            : t('notChecked')}
          {found && engine && (
            <>
              <br />
              {t('translated', { engine })}
            </>
          )}
        </p>
        {found && !engine && <RunHereSlot setup={setup} locale={locale} />}
        {found && <Link href={`${publicPath(locale, paths.compare)}#example=${record}`}>{t('tryOwn')}</Link>}
      </div>
      {planRecord !== undefined && (
        <div className={styles.plans} data-plan={planRecord}>
          <PlanSides record={planRecord} locale={locale} />
        </div>
      )}
    </figure>
  )
}
