import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { contentId } from '@/lib/browser/places'
import type { Locale } from '@/lib/i18n/locales'
import type { PagePath } from '@/lib/routes'
import { Icon } from '../ui/Icon'
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
  /** Another id for the content, where a file has the page in two languages. */
  id?: string
  children: ReactNode
}

/** What every page has around its content. */
export async function PageShell({
  locale,
  page,
  translations,
  section,
  menu,
  id = contentId,
  children,
}: PageShellProps) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <>
      <a className={styles.skip} href={`#${id}`}>
        {t('skipToContent')}
      </a>
      <AnnouncementBar locale={locale} />
      <Navbar locale={locale} page={page} translations={translations} section={section} menu={menu} />
      <div id={id} className={styles.content} tabIndex={-1}>
        <CrashBoundary>{children}</CrashBoundary>
      </div>
      <Footer locale={locale} />
      <BackToTop label={t('backToTop')} top={id}>
        <Icon name="up" />
      </BackToTop>
    </>
  )
}
