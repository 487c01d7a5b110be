import { localeInfo, type Locale } from '../../i18n/locales'

const WORDS_PER_MINUTE = 200

/**
 * Returns the reading time of a text in minutes, to two decimals, at 200 words a minute; `Intl.Segmenter` counts the
 * words.
 */
export function readingTime(text: string, locale: Locale): number {
  const segmenter = new Intl.Segmenter(localeInfo[locale].tag, { granularity: 'word' })
  let words = 0
  // no word crosses a line end, and a short string takes a fifth of the time per character
  for (const line of text.split('\n')) for (const { isWordLike } of segmenter.segment(line)) if (isWordLike) words += 1
  return Math.round((words / WORDS_PER_MINUTE) * 100) / 100
}
