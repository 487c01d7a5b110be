import type { Locale } from '../i18n/locales'
import type { Glossary } from './schema'

/**
 * Returns the terms sorted for a language: English alphabetically, Chinese by the pinyin of whole words. A collator
 * sorts by single characters and would read 重复 as “zhòng”.
 */
export async function sortTerms(glossary: Glossary, locale: Locale): Promise<Glossary> {
  const syllablesOf = locale === 'zh' ? await readPinyin() : (text: string) => [text]
  return glossary
    .map((entry) => ({ entry, syllables: syllablesOf(entry[locale].term) }))
    .sort((a, b) => compareLists(a.syllables, b.syllables))
    .map(({ entry }) => entry)
}

/** Loads a function that returns the pinyin syllables of a text with their tones; its dictionary is large. */
async function readPinyin(): Promise<(text: string) => string[]> {
  const { pinyin } = await import('pinyin-pro')
  return (text) => pinyin(text, { toneType: 'num', type: 'array', nonZh: 'consecutive', v: true })
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares two lists item by item; a list that is a prefix of the other comes first. */
function compareLists(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((item, at) => compare(item, b[at] ?? '') !== 0)
  return index < 0 ? a.length - b.length : compare(a[index] ?? '', b[index] ?? '')
}
