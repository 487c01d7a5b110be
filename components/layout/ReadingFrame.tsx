import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { revealCurrent } from '@/lib/runtime/reveal'
import { site } from '@/lib/site'
import { InlineScript } from './InlineScript'
import { PageShell, type PageShellProps } from './PageShell'
import styles from './ReadingFrame.module.css'
import { SidebarPane } from './SidebarPane'

export interface ReadingFrameProps extends Omit<PageShellProps, 'menu'> {
  /** The section's menu and the name its choices are kept under; it stands beside the page, on phones in the drawer. */
  sidebar?: { readonly name: string; readonly content: ReactNode }
  /** What stands on the other side: a table of contents. */
  toc?: ReactNode
}

/** A page one reads: the site's frame, a menu before the text and a table of contents after it. */
export async function ReadingFrame({ sidebar, toc, children, ...shell }: ReadingFrameProps) {
  const t = await getTranslations({ locale: shell.locale, namespace: 'sidebar' })
  return (
    <PageShell {...shell} menu={sidebar?.content}>
      <div className={styles.layout}>
        {sidebar && (
          <SidebarPane
            name={sidebar.name}
            hideable={site.sidebar.hideable}
            labels={{ hide: t('hide'), show: t('show') }}
          >
            {sidebar.content}
          </SidebarPane>
        )}
        <main className={styles.main}>{children}</main>
        <div className={styles.toc}>{toc}</div>
      </div>
      {sidebar && <InlineScript run={revealCurrent} args={[]} />}
    </PageShell>
  )
}
