import { defaultLocale, localeInfo, locales, type Locale } from '../i18n/locales'
import { publicUrl, type PagePath } from '../config/routes'

/** Returns the `hreflang` URLs by language tag: each translation, fallback pages excluded, and `x-default`. */
export function languageAlternates(translations: Partial<Record<Locale, PagePath>>): Record<string, string> {
  const real = locales.flatMap((locale) => {
    const page = translations[locale]
    return page === undefined ? [] : [{ locale, url: publicUrl(locale, page) }]
  })
  const fallback = real.find(({ locale }) => locale === defaultLocale) ?? real[0]
  return {
    ...Object.fromEntries(real.map(({ locale, url }) => [localeInfo[locale].tag, url])),
    ...(fallback && { 'x-default': fallback.url }),
  }
}
