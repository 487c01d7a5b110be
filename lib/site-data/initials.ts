import type { Locale } from '../i18n/locales'

/** The one group of every Chinese label; a character each would be no groups at all. */
const chinese = '中文'

/** Entries under one letter. */
export interface LetterGroup<Entry> {
  readonly letter: string
  readonly entries: Entry[]
}

/**
 * Entries by the first character of their label, upper-cased; labels that begin with a Chinese character stand
 * together under 中文. Groups, and entries inside a group, come in the language's own order.
 */
export function groupByLetter<Entry>(
  entries: readonly Entry[],
  labelOf: (entry: Entry) => string,
  locale: Locale,
): LetterGroup<Entry>[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of [...entries].sort((a, b) => labelOf(a).localeCompare(labelOf(b), locale))) {
    const letter = letterOf(labelOf(entry), locale)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, entries: members }))
    .sort((a, b) => a.letter.localeCompare(b.letter, locale))
}

function letterOf(label: string, locale: Locale): string {
  const [first = ''] = label.trim()
  return /\p{Script=Han}/u.test(first) ? chinese : first.toLocaleUpperCase(locale)
}
