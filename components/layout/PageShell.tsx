import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { navbarEntries } from '@/lib/site-data/navbar'
import type { Locale } from '@/lib/i18n/locales'
import { contentId, topId } from '@/lib/config/page-ids'
import type { PagePath } from '@/lib/config/routes'
import { Icon } from '../ui/Icon'
import { SearchShell } from '../search/SearchShell'
import { AnnouncementBar } from './AnnouncementBar'
import { BackToTop } from './BackToTop'
import { CrashBoundary } from './CrashBoundary'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import styles from './PageShell.module.css'

export interface PageShellProps {
  locale: Locale
  page: PagePath
  /** Where the page really exists, by language. */
  translations: Partial<Record<Locale, PagePath>>
  /** Sidebar or section the page belongs to; marks the navbar's entry. */
  section?: string | undefined
  /** The section's own menu, which the drawer of narrow windows shows first. */
  menu?: ReactNode
  /** Ends the ids of the content and of the page's beginning, where a file has the page in two languages. */
  idSuffix?: string
  children: ReactNode
}

/** What every page has around its content. */
export async function PageShell({
  locale,
  page,
  translations,
  section,
  menu,
  idSuffix = '',
  children,
}: PageShellProps) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <>
      <div id={topId + idSuffix} className={styles.top} tabIndex={-1} role="region" aria-label={t('skipToContent')}>
        <a className={styles.skip} href={`#${contentId}${idSuffix}`} data-act="skip" data-target={contentId + idSuffix}>
          {t('skipToContent')}
        </a>
      </div>
      <AnnouncementBar locale={locale} />
      <Navbar locale={locale} page={page} translations={translations} section={section} menu={menu} />
      <div className={styles.content}>
        <CrashBoundary>{children}</CrashBoundary>
      </div>
      <Footer locale={locale} />
      {navbarEntries(locale).some(({ kind }) => kind === 'search') && <SearchShell locale={locale} />}
      <BackToTop label={t('backToTop')} top={topId + idSuffix}>
        <Icon name="up" />
      </BackToTop>
    </>
  )
}
