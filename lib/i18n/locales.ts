/** A language's name, tags and URL prefix. */
export interface LocaleInfo {
  /** The language's own name, as a reader of it expects to see it. */
  readonly label: string
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly tag: string
  /** Open Graph's spelling of the tag, with an underscore. */
  readonly og: string
  readonly dir: 'ltr' | 'rtl'
  /** First segment of the public path; empty for the default language. */
  readonly prefix: string
}

export const locales = ['en', 'zh'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const localeInfo: Readonly<Record<Locale, LocaleInfo>> = {
  en: { label: 'English', tag: 'en-GB', og: 'en_GB', dir: 'ltr', prefix: '' },
  zh: { label: '中文', tag: 'zh-CN', og: 'zh_CN', dir: 'ltr', prefix: 'zh' },
}

/** Narrows a route parameter to a locale. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** Returns the same value for every language, as for generated pages. */
export function everyLocale<T>(value: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, T>
}

/** Picks a locale's text; a plain value serves all languages. */
export function pickLocale(value: string | Localized, locale: Locale): string {
  return typeof value === 'string' ? value : value[locale]
}
