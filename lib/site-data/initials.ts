import type { Locale } from '../i18n/locales'

/** The group of all labels that begin with a Chinese character, because these rarely share their first character. */
const chinese = '中文'

/** A group of entries with the same first letter. */
export interface LetterGroup<Entry> {
  readonly letter: string
  readonly entries: Entry[]
}

/**
 * Groups entries by the upper-case first character of their labels; labels that begin with a Chinese character form one
 * group, 中文. Groups and their entries are sorted by the collation of the language.
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
