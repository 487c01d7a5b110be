import { getRequestConfig } from 'next-intl/server'
import type english from '../../messages/en.json'
import { defaultLocale, isLocale } from './locales'

/** next-intl's view of a request: the language of the route and its messages. */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const wanted = locale ?? (await requestLocale) ?? defaultLocale
  const known = isLocale(wanted) ? wanted : defaultLocale
  const { default: messages } = (await import(`../../messages/${known}.json`)) as { default: typeof english }
  return { locale: known, messages, timeZone: 'UTC' }
})
