import type { SynonymRow } from '../../content-files/project/synonyms'
import type { SearchDocument } from './documents'
import { hanWords, hasParticle } from '../text/vocabulary'

const RUN = /\p{Script=Han}{2,}/gu
/** The number of lines per call of the segmenter: both many calls and long texts are slow. */
const BATCH = 30

/** The minimum number of occurrences of a pair that is not in the dictionary to count as a technical term. */
const MIN_COUNT = 3
/** The minimum share of such a pair in the occurrences of the rarer of its characters (租户, but not 条语). */
const MIN_COHESION = 0.5

/**
 * Returns the pairs of Chinese characters in texts that are not words: they only occur across a word boundary, are in no
 * synonym, and their characters mostly occur in other pairs. They would be most of the index but are rarely queried; a
 * query with such a pair falls back to its characters.
 */
export function crossWordPairs(
  documents: readonly SearchDocument[],
  synonyms: readonly SynonymRow[] = [],
): ReadonlySet<string> {
  if (typeof Intl.Segmenter !== 'function') return new Set()
  const runs = documents.filter(({ part }) => part !== 'keywords').flatMap(({ section }) => runsOf(section.text))
  const counts = new Map<string, number>()
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const run of runs) {
    for (const character of run) count(character)
    eachPair(run, count)
  }
  const words = new Set(hanWords)
  const addPair = (pair: string) => words.add(pair)
  for (const run of runsOf(synonyms.flat().join('\n'))) eachPair(run, addPair)
  eachWord([...new Set(runs)], (word) => eachPair(word, addPair))
  const isTerm = (pair: string, own: number) =>
    own >= MIN_COUNT &&
    !hasParticle(pair) &&
    own >= MIN_COHESION * Math.min(...[...pair].map((one) => counts.get(one) ?? 0))
  const pairs = [...counts].filter(([text, own]) => [...text].length === 2 && !words.has(text) && !isTerm(text, own))
  return new Set(pairs.map(([pair]) => pair))
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
