import { localeInfo, type Locale } from './locales'

/** Formats a date in a language, in UTC: “12 March 2024”, or “12 Mar 2024” in the medium style. */
export function formatDay(date: string, locale: Locale, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(localeInfo[locale].tag, { dateStyle: style, timeZone: 'UTC' }).format(new Date(date))
}

/** Formats the month of a date, in UTC: “March 2024”, “2024年3月”. */
export function formatMonth(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeInfo[locale].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(date))
}

/** Formats a date without its year, in UTC: “12 March”, “3月12日”. */
export function formatMonthDay(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeInfo[locale].tag, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(date))
}
