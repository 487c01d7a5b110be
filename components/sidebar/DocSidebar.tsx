import { getTranslations } from 'next-intl/server'
import { closesSiblings, sidebarNav } from '@/lib/site-data/docs'
import { sidebarFor } from '@/lib/site-data/sidebar-view'
import type { Locale } from '@/lib/i18n/locales'
import { SidebarLevel, type CategoryLabels } from './SidebarLevel'
import styles from './SidebarTree.module.css'

/** The sidebar of a page; its HTML contains only the open branches. */
export async function DocSidebar({ locale, pageId, name }: { locale: Locale; pageId: string; name: string }) {
  const t = await getTranslations({ locale, namespace: 'sidebar' })
  const labels: CategoryLabels = { expand: t.raw('expand'), collapse: t.raw('collapse') }
  const autoCollapse = closesSiblings()
  return (
    <nav
      className={styles.tree}
      aria-label={t('label')}
      data-tree={name}
      data-auto-collapse={autoCollapse ? '' : undefined}
      data-expand={labels.expand}
      data-collapse={labels.collapse}
    >
      <SidebarLevel entries={sidebarFor(sidebarNav(locale, name), pageId, autoCollapse)} labels={labels} />
    </nav>
  )
}
