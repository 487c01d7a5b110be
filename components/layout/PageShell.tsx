import { getTranslations } from 'next-intl/server'
import { navbarEntries } from '@/lib/site-data/navbar'
import { recordPage } from '@/lib/site-data/page-query'
import { contentId, topId } from '@/lib/config/page-ids'
import { Icon } from '../ui/Icon'
import { SearchShell } from '../search/SearchShell'
import { AnnouncementBar } from './AnnouncementBar'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import type { PageShellProps } from './page-shell-props'
import styles from './PageShell.module.css'

/** The layout of every page: navbar, content, footer. */
export async function PageShell({
  locale,
  page,
  translations,
  section,
  menu,
  idSuffix = '',
  children,
}: PageShellProps) {
  recordPage(locale, page)
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
      <div className={styles.content}>{children}</div>
      <Footer locale={locale} />
      {navbarEntries(locale).some(({ kind }) => kind === 'search') && <SearchShell locale={locale} />}
      <BackToTop label={t('backToTop')} top={topId + idSuffix}>
        <Icon name="up" />
      </BackToTop>
    </>
  )
}
