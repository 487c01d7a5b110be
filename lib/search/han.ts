import type { SearchRecord } from './records'
import { tokenize } from './tokenize'
import { particles } from './vocabulary'

/**
 * Pairs of Chinese characters that are no word: they only ever stand across the border of two words, and either
 * occur in a single section or hold a particle. They are most of an index and no one's query; where a query holds
 * one nevertheless, its characters are looked up apart.
 */
export function chancePairs(records: readonly SearchRecord[]): ReadonlySet<string> {
  if (typeof Intl.Segmenter !== 'function') return new Set()
  const words = new Intl.Segmenter('zh', { granularity: 'word' })
  const sections = new Map<string, number>()
  const kept = new Set<string>()
  for (const { page, section, isIntro } of records) {
    const titles = isIntro ? [page.title, page.description, ...page.trail, ...page.tags] : []
    for (const { term } of tokenize([section.heading, ...titles].join('\n'))) kept.add(term)
    const { text } = section
    if (!/\p{Script=Han}/u.test(text)) continue
    const ends = new Set([...words.segment(text)].map(({ index, segment }) => index + segment.length - 1))
    const pairs = tokenize(text).filter(({ kind }) => kind === 'han2')
    for (const { term, start } of pairs) if (!ends.has(start)) kept.add(term)
    for (const term of new Set(pairs.map((pair) => pair.term))) sections.set(term, (sections.get(term) ?? 0) + 1)
  }
  const isChance = ([term, count]: [string, number]) =>
    !kept.has(term) && (count === 1 || [...term].some((character) => particles.has(character)))
  return new Set([...sections].filter(isChance).map(([term]) => term))
}
