import { getTranslations } from 'next-intl/server'
import { sidebarNav } from '@/lib/content/docs'
import { sidebarFor } from '@/lib/content/sidebar-view'
import type { Doc } from '@/lib/content/types'
import { paths, publicHref } from '@/lib/routes'
import { site } from '@/lib/site'
import { SidebarTree } from './SidebarTree'

/** The menu of the section a doc stands in, as its page shows it. */
export async function DocSidebar({ doc, name }: { doc: Doc; name: string }) {
  const { locale } = doc
  const t = await getTranslations({ locale, namespace: 'sidebar' })
  return (
    <SidebarTree
      name={name}
      at={doc.id}
      entries={sidebarFor(sidebarNav(locale, name), doc.id)}
      source={publicHref(locale, paths.sidebarBranches(name))}
      autoCollapse={site.sidebar.autoCollapse}
      labels={{ sidebar: t('label'), expand: t.raw('expand'), collapse: t.raw('collapse') }}
    />
  )
}
