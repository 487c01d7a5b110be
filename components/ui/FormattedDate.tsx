import { getFormatter } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** A day as the language writes it, in UTC, inside a `<time>`. */
export async function FormattedDate({ date, locale }: { date: string; locale: Locale }) {
  const format = await getFormatter({ locale })
  return <time dateTime={date.slice(0, 10)}>{format.dateTime(new Date(date), { dateStyle: 'long' })}</time>
}
