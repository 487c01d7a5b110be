import { getTranslations } from 'next-intl/server'
import { closesSiblings } from '@/lib/site-data/docs'
import type { SidebarEntry } from '@/lib/site-data/sidebar-view'
import type { Locale } from '@/lib/i18n/locales'
import { SidebarLevel, type CategoryLabels } from './SidebarLevel'
import styles from './SidebarTree.module.css'

interface DocSidebarProps {
  locale: Locale
  name: string
  entries: readonly SidebarEntry[]
}

/** The sidebar of a page; its HTML contains only the open branches. */
export async function DocSidebar({ locale, name, entries }: DocSidebarProps) {
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
      <SidebarLevel entries={entries} labels={labels} />
    </nav>
  )
}
