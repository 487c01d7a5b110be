import type { SearchHelp } from '../index/files'
import { editDistance } from '../text/spelling'

/** The maximum number of words of a query for which similar words are suggested. */
const MAX_WORDS = 4
const MAX_SUGGESTIONS = 4
/** The maximum length of a word's pinyin: four syllables of six letters. */
const MAX_PINYIN = 24

/** Returns suggestions for a query without results: Chinese words for pinyin, or similarly spelt words. */
export function suggestions(typed: string, { words, sounds }: SearchHelp): string[] {
  const text = typed.toLowerCase().trim()
  const aloud = pinyinToWords(withoutTones(text), new Map(sounds))
  if (aloud !== undefined) return [aloud]
  const own = text.match(/\p{Script=Latin}{4,}/gu) ?? []
  return [...new Set(own.slice(0, MAX_WORDS).flatMap((word) => nearWords(word, words)))].slice(0, MAX_SUGGESTIONS)
}

/** Returns pinyin in the spelling of the index, without tones and separators: `lvsuoyin` for `lǜ suǒyǐn`. */
function withoutTones(text: string): string {
  const letters = text.normalize('NFD').replace(/u\u0308/g, 'v')
  return letters.replace(/[\p{M}\s'’]+/gu, '')
}

/**
 * Converts pinyin to Chinese words, preferring the longest word at each position; returns undefined if a part is not
 * the pinyin of a known word. Parses from the end, so that each position is parsed once.
 */
function pinyinToWords(text: string, sounds: ReadonlyMap<string, string>): string | undefined {
  if (!/^[a-z]+$/.test(text)) return undefined
  const wordsFrom: (string | undefined)[] = []
  wordsFrom[text.length] = ''
  for (let start = text.length - 1; start >= 0; start--) {
    for (let end = Math.min(text.length, start + MAX_PINYIN); end > start; end--) {
      const word = sounds.get(text.slice(start, end))
      const rest = wordsFrom[end]
      if (word === undefined || rest === undefined) continue
      wordsFrom[start] = word + rest
      break
    }
  }
  return wordsFrom[0]
}

/** Returns the words that are the most similar in spelling or sound. */
function nearWords(typed: string, words: readonly string[]): string[] {
  const most = Math.floor(typed.length / 3)
  const sound = consonants(typed)
  const near = words.flatMap((word) => {
    const distance = Math.min(editDistance(typed, word, most), consonants(word) === sound ? 1 : Infinity)
    return distance <= most ? [{ word, distance }] : []
  })
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least).map(({ word }) => word)
}

/** Returns a rough phonetic key of a word, which consists of its consonants. */
function consonants(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/[cq]k?/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')
}
