import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from './locales'
import { messages } from './messages'

/** The request configuration of next-intl: the locale of the route, or the default locale, and its messages. */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const wanted = locale ?? (await requestLocale) ?? defaultLocale
  const known = isLocale(wanted) ? wanted : defaultLocale
  return { locale: known, messages: messages[known], timeZone: 'UTC' }
})
