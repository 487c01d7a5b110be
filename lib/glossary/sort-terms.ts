import type { Locale } from '../i18n/locales'
import type { Glossary } from './schema'

/**
 * Returns the terms in the order of a language: English by alphabet, Chinese by the pinyin of its words. A collator
 * would read 重复 as “zhòng”.
 */
export async function sortTerms(glossary: Glossary, locale: Locale): Promise<Glossary> {
  const syllablesOf = locale === 'zh' ? await readPinyin() : (text: string) => [text]
  return glossary
    .map((entry) => ({ entry, syllables: syllablesOf(entry[locale].term) }))
    .sort((a, b) => compareLists(a.syllables, b.syllables))
    .map(({ entry }) => entry)
}

/** Returns a function that splits a text into syllables with their tones; its dictionary is large. */
async function readPinyin(): Promise<(text: string) => string[]> {
  const { pinyin } = await import('pinyin-pro')
  return (text) => pinyin(text, { toneType: 'num', type: 'array', nonZh: 'consecutive', v: true })
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares two lists item by item; a list that begins another one comes first. */
function compareLists(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((item, at) => compare(item, b[at] ?? '') !== 0)
  return index < 0 ? a.length - b.length : compare(a[index] ?? '', b[index] ?? '')
}
