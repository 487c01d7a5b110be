import { reportJson, reportMarkdown, reportSarif } from '@/lib/review/report'
import type { Finding } from '@/lib/review/review'
import type { LinkedRule } from '@/lib/site-data/review-rules'
import { downloadText } from '../workbench/download-text'
import type { ReviewToolProps } from './review-props'

/** The name of the reviewed text in reports. */
const file = 'statements.sql'

/** Copies findings as a Markdown table; returns the text that says so. */
export async function copyTable(
  findings: readonly Finding[],
  rules: readonly LinkedRule[],
  { texts, levels }: ReviewToolProps,
): Promise<string> {
  const hrefs = new Map(rules.map(({ code, href }) => [code, absolute(href)]))
  const columns = [texts.columns.place, texts.columns.level, texts.columns.rule, texts.columns.reason]
  try {
    await navigator.clipboard.writeText(reportMarkdown(findings, { columns, levels, urlOf: (code) => hrefs.get(code) }))
    return texts.tableCopied
  } catch {
    return texts.tableNotCopied
  }
}

/** Downloads findings as a file. */
export function download(
  format: 'sarif' | 'json',
  findings: readonly Finding[],
  rules: readonly LinkedRule[],
  { site }: ReviewToolProps,
): void {
  const hrefs = new Map(rules.map(({ code, href }) => [code, absolute(href)]))
  const files = [{ file, findings }]
  const urlOf = ({ code }: { code: string }) => hrefs.get(code) ?? site.url
  const text = format === 'json' ? reportJson(files) : reportSarif(files, rules, { ...site, urlOf })
  downloadText(`review.${format}`, text, 'application/json')
}

const absolute = (href: string) => new URL(href, location.href).href
