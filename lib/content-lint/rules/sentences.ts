import { CODE, HIDDEN, type Prose } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

/** The maximum length of an English sentence, in words. */
export const maxWords = 40

/** The number of consecutive sentences with the same first word that is reported. */
const MIN_REPEATS = 3

/**
 * Matches a sentence up to its final mark, if a capital letter follows; `Intl.Segmenter` takes quadratic time on long
 * lines.
 */
const SENTENCE = /\S.*?(?:[.!?]["”’)\]*_]*(?=\s+["“(\[*_]*\p{Lu})|$)/gu
const MARKERS = /^\s*(?:>\s*)*(?:(?:[-*+]|\d+\.)\s+)?/
const TABLE_OR_HEADING = /^\s*(?:\||#)/
const INVISIBLE = new RegExp(`[${HIDDEN}*_]`, 'g')

interface Sentence {
  readonly line: number
  readonly column: number
  readonly words: readonly string[]
}

/** Reports English sentences with more than 40 words, and three consecutive sentences with the same first word. */
export function hardToReadSentences(prose: Prose): FileReport[] {
  return prose.flatMap((line, index) => {
    const sentences = sentencesIn(line, index + 1)
    return [...sentences.flatMap(tooLong), ...repeatedOpenings(sentences)]
  })
}

function tooLong({ line, column, words }: Sentence): FileReport[] {
  const message = `the sentence has ${words.length} words, ${words.length - maxWords} more than are easy to read`
  return words.length > maxWords ? [{ line, column, message, fix: 'divide it' }] : []
}

/** Reports three consecutive sentences with the same first word; a longer run is reported once. */
function repeatedOpenings(sentences: readonly Sentence[]): FileReport[] {
  let run = 0
  return sentences.flatMap(({ line, column, words: [opening = ''] }, index) => {
    run = opening !== CODE && opening === sentences[index - 1]?.words[0] ? run + 1 : 1
    const message = `${MIN_REPEATS} sentences in a row begin with “${opening}”`
    return run === MIN_REPEATS ? [{ line, column, message, fix: 'begin one of them with another word' }] : []
  })
}

/** Splits a line of prose into sentences; inline code counts as one word. */
function sentencesIn(text: string, line: number): Sentence[] {
  if (TABLE_OR_HEADING.test(text)) return []
  const start = MARKERS.exec(text)?.[0].length ?? 0
  // a capital letter replaces code, so that a sentence can begin with it
  const readable = text.slice(start).replaceAll(CODE, 'X')
  return [...readable.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const words = sentence
      .replace(INVISIBLE, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .map((word) => (/^X+\W*$/.test(word) ? CODE : word.replace(/^\W+/, '')))
    return words.length > 0 ? [{ line, column: start + index + 1, words }] : []
  })
}
