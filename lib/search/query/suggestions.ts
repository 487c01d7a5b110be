import type { SearchHelp } from '../index/files'
import { editDistance } from '../text/spelling'

/** The maximum number of words of a query for which similar words are suggested. */
const MAX_WORDS = 4
const MAX_SUGGESTIONS = 4

/** Returns words that are spelt or sound like those of a query without results. */
export function suggestions(typed: string, { words }: SearchHelp): string[] {
  const own = typed.toLowerCase().match(/\p{Script=Latin}{4,}/gu) ?? []
  return [...new Set(own.slice(0, MAX_WORDS).flatMap((word) => nearWords(word, words)))].slice(0, MAX_SUGGESTIONS)
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
