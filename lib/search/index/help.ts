import { pinyin } from 'pinyin-pro'
import type { SearchHelp } from './files'
import type { SearchPage } from './documents'
import type { SynonymRow } from '../../content-files/project/synonyms'
import { tokenize } from '../text/tokenize'
import { hanWords } from '../text/vocabulary'
import { eachWord } from './han'

/** The texts for a query without results, and the URL for reporting missing content. */
export type HelpTexts = Pick<SearchHelp, 'texts' | 'report'>

const RULE_CODE = /^[a-z]{2}\d{2}$/
/** The id of the page that lists all rules. */
const RULE_LIST = 'docs/insides/rules'
/** The id of the troubleshooting page. */
const TROUBLESHOOTING = 'docs/guides/troubleshooting'
const HAN = /\p{Script=Han}/u
const HAN_WORD = /^\p{Script=Han}{2,4}$/u
/** Matches words that can be suggested: four letters or more, because shorter words are similar to too many others. */
const LATIN_WORD = /^\p{Script=Latin}{4,}$/u

/** Collects the help for queries without results: rule codes, section pages, words for suggestions. */
export function searchHelp(
  pages: readonly SearchPage[],
  synonyms: readonly SynonymRow[],
  { texts, report }: HelpTexts,
): SearchHelp {
  const subjects = pages.flatMap(({ title, keywords, sections }) => [
    title,
    ...keywords,
    ...sections.map(({ heading }) => heading),
  ])
  const codes = pages.flatMap(({ sections }) => sections.map(({ id }) => id).filter((id) => RULE_CODE.test(id)))
  const isSection = ({ id, kind, trail }: SearchPage) =>
    id === TROUBLESHOOTING || (kind !== 'blog' && trail.length === 0 && /\/index$/.test(id) && id !== 'docs/index')
  const words = subjects.flatMap((subject) => tokenize(subject)).map(({ term }) => term)
  return {
    texts,
    report,
    rules: { codes: [...new Set(codes)].sort(), list: pages.find(({ id }) => id === RULE_LIST)?.href },
    sections: pages.filter(isSection).map(({ title, href }) => [title, href]),
    words: [...new Set(words.filter((word) => LATIN_WORD.test(word)))].sort(),
    sounds: soundsOf(subjects, [...hanWords, ...synonyms.flat().filter((phrase) => HAN_WORD.test(phrase))]),
  }
}

/**
 * Returns Chinese words by their pinyin without tones; for homophones, the most frequent word. `terms` are words that the
 * segmenter may not know.
 */
function soundsOf(subjects: readonly string[], terms: readonly string[]): [sound: string, word: string][] {
  if (typeof Intl.Segmenter !== 'function') return []
  const counts = new Map<string, number>()
  const text = subjects.join('\n')
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  eachWord(
    subjects.filter((subject) => HAN.test(subject)),
    (word) => HAN_WORD.test(word) && count(word),
  )
  for (const word of terms) if (text.includes(word)) count(word)
  const rising = [...counts].sort(([one, often], [other, more]) => often - more || (one < other ? -1 : 1))
  const sounds = new Map(
    rising.map(([word]) => [pinyin(word, { toneType: 'none', type: 'array', v: true }).join(''), word]),
  )
  return [...sounds].sort(([one], [other]) => (one < other ? -1 : 1))
}
