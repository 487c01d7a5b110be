import { localeOf } from '@/lib/i18n/locales'
import { fillMessage } from '@/lib/text/fill-message'
import dialectHint from '@/messages/dialect-hint.json'
import { dialectNames, likelyDialect } from '../workbench/likely-dialect'
import tool from '../workbench/Workbench.module.css'

/** The note that only PostgreSQL runs here, if SQL that failed has signs of another dialect. */
export function OnlyPostgresql({ text, language }: { text: string; language: string }) {
  const dialect = likelyDialect(text)
  if (dialect === undefined) return null
  const { onlyPostgresql } = dialectHint[localeOf(language)]
  return <p className={tool.status}>{fillMessage(onlyPostgresql, { dialect: dialectNames[dialect] })}</p>
}
