import { formatDay } from '@/lib/i18n/dates'
import type { Locale } from '@/lib/i18n/locales'

/** A date in a `<time>` element. */
export function FormattedDate({ date, locale }: { date: string; locale: Locale }) {
  return <time dateTime={date.slice(0, 10)}>{formatDay(date, locale)}</time>
}
