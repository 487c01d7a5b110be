import { withBase } from '@/lib/config/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { resolveHref } from '@/lib/site-data/links'
import { articleFiles } from './article-files'
import type { PlanViewProps } from './plan-props'

/** Returns the URL of the article about each finding. */
export function planArticles(locale: Locale): PlanViewProps['articles'] {
  const urls = Object.entries(articleFiles).map(([id, file]) => [id, withBase(resolveHref(`doc:${file}`, locale))])
  return Object.fromEntries(urls) as PlanViewProps['articles']
}
