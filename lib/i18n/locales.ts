/** A language's name, tags and URL prefix. */
export interface LocaleInfo {
  /** The name of the language in the language itself. */
  readonly label: string
  /** The BCP 47 tag for `lang` and `hreflang`. */
  readonly tag: string
  /** The tag with an underscore, as Open Graph writes it. */
  readonly og: string
  readonly dir: 'ltr' | 'rtl'
  /** The first segment of public paths; empty for the default language. */
  readonly prefix: string
}

export const locales = ['en', 'zh'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const localeInfo: Readonly<Record<Locale, LocaleInfo>> = {
  en: { label: 'English', tag: 'en-GB', og: 'en_GB', dir: 'ltr', prefix: '' },
  zh: { label: '中文', tag: 'zh-CN', og: 'zh_CN', dir: 'ltr', prefix: 'zh' },
}

/** Whether a text, such as a route parameter, is a locale of the site. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}

/** Returns the locale of a language tag such as `zh-CN`; the default one for other languages. */
export function localeOf(tag: string): Locale {
  const language = tag.slice(0, 2)
  return isLocale(language) ? language : defaultLocale
}

/** A text (or other value) for each language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** Returns an object with the same value for every language. */
export function everyLocale<T>(value: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, T>
}

/** Returns the text of a locale; a plain string is the text for all languages. */
export function pickLocale(value: string | Localized, locale: Locale): string {
  return typeof value === 'string' ? value : value[locale]
}
