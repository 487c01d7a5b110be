import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicHref } from '@/lib/config/routes'
import { openSearchName } from '@/lib/search/index/open-search'
import { site } from '@/lib/config/site'
import { Icon } from '../ui/Icon'
import styles from './SearchButton.module.css'

/**
 * The search button of the navbar, whose click opens the dialog (lib/inline-scripts/search.ts), and the button that
 * removes the highlights of a search from the page of an opened hit (`start-search.ts`).
 */
export async function SearchEntry({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <>
      {/* React moves it into the head */}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={publicHref(locale, paths.openSearch)}
        title={openSearchName(t('openSearch', { product: site.product.name }))}
      />
      <button type="button" className={styles.button} aria-keyshortcuts="/ Control+K Meta+K" data-act="search">
        <Icon name="search" size={18} />
        <span className={styles.label}>{t('search')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button type="button" className={styles.unmark} data-unmark hidden>
        {t('unmark')}
      </button>
    </>
  )
}
