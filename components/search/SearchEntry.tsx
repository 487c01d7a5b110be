import { getTranslations } from 'next-intl/server'
import { localeInfo, locales, type Locale } from '@/lib/i18n/locales'
import { paths, publicHref, publicPath, searchFolder, withBase } from '@/lib/config/routes'
import { openSearchName } from '@/lib/search/index/open-search'
import { site } from '@/lib/config/site'
import { Icon } from '../ui/Icon'
import { SearchButton } from './SearchButton'
import styles from './SearchButton.module.css'
import type { SearchData } from './strings'

/** Returns the data that the client components of the search need, in a language. */
export function searchData(locale: Locale): SearchData {
  const other = locales.find((name) => name !== locale) ?? locale
  return {
    locale,
    other: { locale: other, tag: localeInfo[other].tag },
    root: withBase(`/${searchFolder}/`),
    page: publicPath(locale, paths.search),
    base: withBase(''),
  }
}

/** The search button of the navbar with its texts. */
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
      <SearchButton data={searchData(locale)} unmark={t('unmark')}>
        <Icon name="search" size={18} />
        <span className={styles.label}>{t('search')}</span>
        <kbd aria-hidden="true">/</kbd>
      </SearchButton>
    </>
  )
}
