import { getTranslations } from 'next-intl/server'
import { pagerLabel } from '@/lib/site-data/docs'
import { neighbours, type SidebarPage } from '@/lib/content-model/nav'
import type { NavNode } from '@/lib/content-model/sidebars'
import type { Locale } from '@/lib/i18n/locales'
import { Pager } from '../ui/Pager'

/** The target of a pager link: `null` for no link, `undefined` for the neighbour in the sidebar. */
type Target = SidebarPage | null | undefined

interface DocPagerProps {
  nav: readonly NavNode[]
  pageId: string
  locale: Locale
  previous?: Target
  next?: Target
}

/** The links to the previous and next page of a doc, from its sidebar or its frontmatter. */
export async function DocPager({ nav, pageId, locale, previous, next }: DocPagerProps) {
  const t = await getTranslations({ locale, namespace: 'doc' })
  const around = neighbours(nav, pageId)
  const target = (own: Target, beside: Target, kind: string) => {
    const found = own === undefined ? beside : own
    return found ? { kind, href: found.href, label: pagerLabel(locale, found.docId, found.label) } : undefined
  }
  return (
    <Pager
      label={t('pager')}
      back={target(previous, around.previous, t('previous'))}
      forward={target(next, around.next, t('next'))}
    />
  )
}
