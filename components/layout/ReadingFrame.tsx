import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { hiddenSidebarKey, recallSidebar } from '@/lib/inline-scripts/sidebar'
import { site } from '@/lib/config/site'
import { InlineScript } from '../ui/InlineScript'
import { Main } from './Main'
import { PageShell } from './PageShell'
import type { PageShellProps } from './page-shell-props'
import styles from './ReadingFrame.module.css'
import { SidebarPane } from './SidebarPane'

export interface ReadingFrameProps extends Omit<PageShellProps, 'menu'> {
  /** The section's menu and the storage name of its choices; in narrow windows, the menu is in the drawer. */
  sidebar?: { readonly name: string; readonly content: ReactNode }
  /** The table of contents after the text. */
  toc?: ReactNode
  /** True for lists, which are wider than the text column. */
  list?: boolean
}

/** The layout of a page with text: a menu before the text and a table of contents after it. */
export async function ReadingFrame({ sidebar, toc, list, children, ...shell }: ReadingFrameProps) {
  const t = await getTranslations({ locale: shell.locale, namespace: 'sidebar' })
  return (
    <PageShell {...shell} menu={sidebar && <div data-copy-of="[data-scrolls]>nav" />}>
      {/* the attribute reserves the column of the table of contents, whose HTML arrives after the text */}
      <div className={styles.layout} data-toc={toc ? '' : undefined}>
        {sidebar && (
          <SidebarPane
            name={sidebar.name}
            hideable={site.sidebar.hideable}
            labels={{ pane: t('pane'), hide: t('hide'), show: t('show') }}
          >
            {sidebar.content}
            <InlineScript run={recallSidebar} args={[site.sidebar.hideable ? hiddenSidebarKey : '', sidebar.name]} />
          </SidebarPane>
        )}
        <Main className={styles.main} data-list={list || undefined}>
          {children}
        </Main>
        <div className={styles.toc}>{toc}</div>
      </div>
    </PageShell>
  )
}
