import { localeInfo, type Locale } from '../../i18n/locales'

const WORDS_PER_MINUTE = 200

/**
 * Returns the reading time of a text in minutes, to two decimals, at 200 words a minute; `Intl.Segmenter` counts the
 * words.
 */
export function readingTime(text: string, locale: Locale): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(localeInfo[locale].tag, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1
  }
  return Math.round((words / WORDS_PER_MINUTE) * 100) / 100
}
