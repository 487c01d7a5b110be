import { getTranslations } from 'next-intl/server'
import { sidebarNav } from '@/lib/site-data/docs'
import { sidebarFor } from '@/lib/site-data/sidebar-view'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicHref } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { SidebarTree } from './SidebarTree'

/** The sidebar of a page; its HTML contains only the open branches. */
export async function DocSidebar({ locale, pageId, name }: { locale: Locale; pageId: string; name: string }) {
  const t = await getTranslations({ locale, namespace: 'sidebar' })
  return (
    <SidebarTree
      key={name}
      name={name}
      at={pageId}
      entries={sidebarFor(sidebarNav(locale, name), pageId, site.sidebar.autoCollapse)}
      source={publicHref(locale, paths.sidebarBranches(name))}
      autoCollapse={site.sidebar.autoCollapse}
      labels={{ sidebar: t('label'), expand: t.raw('expand'), collapse: t.raw('collapse') }}
    />
  )
}
