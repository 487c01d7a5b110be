import { getTranslations } from 'next-intl/server'
import { sidebarEntries } from '@/lib/site-data/doc-nav'
import { closesSiblings } from '@/lib/site-data/docs'
import type { Locale } from '@/lib/i18n/locales'
import { SidebarLevel, type CategoryLabels } from './SidebarLevel'
import styles from './SidebarTree.module.css'

/** The sidebar of a page; its HTML contains only the open branches. */
export async function DocSidebar({ locale, pageId, name }: { locale: Locale; pageId: string; name: string }) {
  const t = await getTranslations({ locale, namespace: 'sidebar' })
  const labels: CategoryLabels = { expand: t.raw('expand'), collapse: t.raw('collapse') }
  return (
    <nav
      className={styles.tree}
      aria-label={t('label')}
      data-tree={name}
      data-auto-collapse={closesSiblings() ? '' : undefined}
      data-expand={labels.expand}
      data-collapse={labels.collapse}
    >
      <SidebarLevel entries={sidebarEntries(locale, name, pageId)} labels={labels} />
    </nav>
  )
}
