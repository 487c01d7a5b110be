import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { groupByYear, menuPosts } from '@/lib/content/posts'
import type { Post } from '@/lib/content/types'
import type { Locale } from '@/lib/i18n/locales'
import type { PagePath } from '@/lib/routes'
import { site } from '@/lib/site'
import layout from '../docs/DocFrame.module.css'
import { SidebarPane } from '../docs/SidebarPane'
import { PageShell } from '../layout/PageShell'
import { BlogSidebar } from './BlogSidebar'

interface BlogFrameProps {
  locale: Locale
  page: PagePath
  translations: Partial<Record<Locale, PagePath>>
  /** The post that is being read. */
  current?: Post
  toc?: ReactNode
  children: ReactNode
}

/** What every page of the blog has around its content: the site's frame and the list of all posts. */
export async function BlogFrame({ locale, page, translations, current, toc, children }: BlogFrameProps) {
  const t = await getTranslations({ locale, namespace: 'sidebar' })
  const years = groupByYear(menuPosts(locale, current))
  const sidebar = years.length > 0 && <BlogSidebar locale={locale} years={years} current={current} />
  return (
    <PageShell locale={locale} page={page} translations={translations} section="blog" menu={sidebar}>
      <div className={layout.layout}>
        {sidebar && (
          <SidebarPane name="blog" hideable={site.sidebar.hideable} labels={{ hide: t('hide'), show: t('show') }}>
            {sidebar}
          </SidebarPane>
        )}
        <main className={layout.main}>{children}</main>
        <div className={layout.toc}>{toc}</div>
      </div>
    </PageShell>
  )
}
