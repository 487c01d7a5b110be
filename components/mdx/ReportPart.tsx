import { getTranslations } from 'next-intl/server'
import { Children, isValidElement, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { countNames, type Report, type ReportPartName } from '@/lib/openapi/report'
import plan from '../sql/Plan.module.css'
import rewrite from '../sql/Rewrite.module.css'
import { RewriteBadge } from '../sql/RewriteBadge'
import sides from '../sql/Sides.module.css'
import { ReportColumns } from './ReportColumns'
import { ReportCosts } from './ReportCosts'
import styles from './ReportPart.module.css'

interface ReportPartProps {
  part: ReportPartName
  /** The report as JSON. */
  report: string
  locale: Locale
  /** The statements of the part. */
  children?: ReactNode
}

/** The colours of levels, by the names of their tokens. */
const tones = { prohibited: 'danger', warning: 'warning', notice: 'info' } as const

/** A part of the report on an analysis, drawn from the example of the API document. */
export async function ReportPart({ part, report, locale, children }: ReportPartProps) {
  const t = await getTranslations({ locale, namespace: 'report' })
  const sql = await getTranslations({ locale, namespace: 'sql' })
  const labels = await getTranslations({ locale, namespace: 'ruleTexts.labels' })
  const data = JSON.parse(report) as Report
  const [first, second] = Children.toArray(children).filter((child) => isValidElement(child))
  const costs = <ReportCosts costs={data.costs} locale={locale} />
  const contents: Record<ReportPartName, ReactNode> = {
    summary: (
      <>
        <div className={`${rewrite.caption} ${styles.counts}`}>
          {countNames.map((name) => (
            <p key={name}>
              <b>{data.counts[name]}</b>
              {` ${t(`counts.${name}`)}`}
            </p>
          ))}
        </div>
        {costs}
      </>
    ),
    findings: (
      <>
        {first}
        {data.findings.map(({ code, name, level }) => (
          <p key={code} className={rewrite.caption}>
            <span className={rewrite.rule}>{code}</span> <span>{name}</span>{' '}
            <span className={rewrite.kind} style={{ color: `var(--${tones[level]})` }}>
              {labels(level)}
            </span>
          </p>
        ))}
      </>
    ),
    rewrite: (
      <>
        <p className={rewrite.caption}>
          <span className={rewrite.rule}>{data.rewrite.code}</span> <span>{data.rewrite.name}</span>{' '}
          <RewriteBadge kind={data.rewrite.kind} locale={locale} />
        </p>
        <div className={sides.sides}>
          <div className={rewrite.side} data-side="before">
            <p>{sql('before')}</p>
            {first}
          </div>
          <div className={rewrite.side} data-side="after">
            <p>{sql('after')}</p>
            {second}
          </div>
        </div>
        {costs}
      </>
    ),
    index: (
      <>
        {first}
        <ReportColumns columns={data.index.columns} locale={locale} />
        {costs}
      </>
    ),
  }
  return (
    <figure className={`${plan.plan} ${sides.container}`} data-report={part}>
      <figcaption className={rewrite.caption}>
        {t(`captions.${part}`, { analysis: data.analysis, statement: data.statement })}
      </figcaption>
      {contents[part]}
    </figure>
  )
}
