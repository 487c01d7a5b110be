import { withBase } from '@/lib/config/base-path'
import { paths, publicPath, searchFolder } from '@/lib/config/routes'
import { localeInfo, locales, type Locale } from '@/lib/i18n/locales'
import type { SearchData } from './strings'

/** Returns the data that the search needs in the browser, in a language. */
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
