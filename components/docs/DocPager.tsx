import { getTranslations } from 'next-intl/server'
import { pagerLinks, type PagerLink } from '@/lib/site-data/doc-nav'
import type { Locale } from '@/lib/i18n/locales'
import { Pager } from '../ui/Pager'

interface DocPagerProps {
  locale: Locale
  sidebar: string | undefined
  pageId: string
}

/** The links to the previous and next page of a doc, from its sidebar or its frontmatter. */
export async function DocPager({ locale, sidebar, pageId }: DocPagerProps) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  const { previous, next } = pagerLinks(locale, sidebar ?? null, pageId)
  const target = (link: PagerLink | undefined, kind: string) => link && { kind, ...link }
  return <Pager label={t('pager')} back={target(previous, t('previous'))} forward={target(next, t('next'))} />
}
