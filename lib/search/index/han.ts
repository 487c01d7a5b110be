import type { SynonymRow } from '../../content-files/project/synonyms'
import type { SearchDocument } from './documents'
import { hanWords, particles } from '../text/vocabulary'

const RUN = /\p{Script=Han}{2,}/gu
/** The number of lines per call of the segmenter: both many calls and long texts are slow. */
const BATCH = 30

/** The minimum number of sections for a pair that is not in the dictionary to count as a technical term. */
const MIN_SECTIONS = 3

/**
 * Returns the pairs of Chinese characters that are not words and are not indexed. They occur only across a word
 * boundary, in no heading, keyword or synonym, and contain a particle or occur in fewer than `MIN_SECTIONS` sections.
 * They would be most of the index but are rarely queried; a query with such a pair falls back to its characters.
 */
export function crossWordPairs(
  documents: readonly SearchDocument[],
  synonyms: readonly SynonymRow[] = [],
): ReadonlySet<string> {
  if (typeof Intl.Segmenter !== 'function') return new Set()
  const indexed = new Set(hanWords)
  const seen = new Map<string, { sections: number; last: number }>()
  const runs = new Set<string>()
  documents.forEach(({ page, part, section }, number) => {
    const keep = (text: string) => {
      for (const run of runsOf(text)) eachPair(run, (pair) => indexed.add(pair))
    }
    if (part === 'keywords') return keep(section.text)
    const titles = part === 'intro' ? [page.title, page.description, ...page.trail, ...page.tags] : []
    keep([section.heading, ...titles].join('\n'))
    for (const run of runsOf(section.text)) {
      runs.add(run)
      eachPair(run, (pair) => {
        const known = seen.get(pair)
        if (!known) seen.set(pair, { sections: 1, last: number })
        else if (known.last !== number) {
          known.sections++
          known.last = number
        }
      })
    }
  })
  for (const run of runsOf(synonyms.flat().join('\n'))) eachPair(run, (pair) => indexed.add(pair))
  eachWord([...runs], (word) => eachPair(word, (pair) => indexed.add(pair)))
  const hasParticle = (pair: string) => [...pair].some((character) => particles.has(character))
  const dropped = [...seen].filter(
    ([pair, { sections }]) => !indexed.has(pair) && (sections < MIN_SECTIONS || hasParticle(pair)),
  )
  return new Set(dropped.map(([pair]) => pair))
}

function runsOf(text: string): readonly string[] {
  return text.match(RUN) ?? []
}

function eachPair(run: string, visit: (pair: string) => void): void {
  let before = ''
  for (const character of run) {
    if (before !== '') visit(before + character)
    before = character
  }
}

/** Visits the words of lines, and what stands between words. */
export function eachWord(lines: readonly string[], visit: (word: string) => void): void {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  for (let at = 0; at < lines.length; at += BATCH) {
    for (const { segment } of segmenter.segment(lines.slice(at, at + BATCH).join('\n'))) visit(segment)
  }
}
