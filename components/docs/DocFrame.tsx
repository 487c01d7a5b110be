import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { TocNode } from '@/lib/content/body'
import { sidebarNav } from '@/lib/content/docs'
import { site } from '@/lib/site'
import { PageShell, type PageShellProps } from '../layout/PageShell'
import styles from './DocFrame.module.css'
import { DocSidebar } from './DocSidebar'
import { SidebarPane } from './SidebarPane'
import { Toc } from './Toc'

interface DocFrameProps extends Omit<PageShellProps, 'menu'> {
  /** The page's id in its sidebar. */
  pageId: string
  sidebar: string | undefined
  toc?: readonly TocNode[]
  children: ReactNode
}

/** What stands beside a page of the docs: its section's menu, and its table of contents. */
export async function DocFrame({ pageId, sidebar: name, toc = [], children, ...shell }: DocFrameProps) {
  const { locale } = shell
  const t = await getTranslations({ locale })
  const hasEntries = name !== undefined && sidebarNav(locale, name).length > 0
  const sidebar = hasEntries && <DocSidebar locale={locale} pageId={pageId} name={name} />
  return (
    <PageShell {...shell} menu={sidebar}>
      <div className={styles.layout}>
        {sidebar && (
          <SidebarPane
            name={name}
            hideable={site.sidebar.hideable}
            labels={{ hide: t('sidebar.hide'), show: t('sidebar.show') }}
          >
            {sidebar}
          </SidebarPane>
        )}
        <main className={styles.main}>{children}</main>
        <div className={styles.toc}>{toc.length > 0 && <Toc nodes={toc} title={t('doc.onThisPage')} />}</div>
      </div>
    </PageShell>
  )
}
