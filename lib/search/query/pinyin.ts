/** The maximum length of a word's pinyin: four syllables of six letters. */
const MAX_PINYIN = 24
/** The maximum number of words in a query that are read together as pinyin. */
const MAX_WORDS = 12

/** Matches words of Latin letters, which may have tones, with blanks between them. */
const LATIN_WORDS = /[\p{Script=Latin}\p{M}'’]+(?:\s+[\p{Script=Latin}\p{M}'’]+)*/gu

/** Replaces the pinyin in a query with Chinese words. `sounds` are words by their pinyin. */
export function replacePinyin(text: string, sounds: ReadonlyMap<string, string>): string {
  return text.replace(LATIN_WORDS, (run) => replaceWords(run.split(/\s+/), sounds).join(' '))
}

/** Replaces the longest sequence of words that is pinyin at each position, and keeps the other words. */
function replaceWords(words: readonly string[], sounds: ReadonlyMap<string, string>): string[] {
  const replaced: string[] = []
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + MAX_WORDS)
    while (end > start + 1 && toChinese(words.slice(start, end).join(''), sounds) === undefined) end--
    const own = words.slice(start, end).join('')
    replaced.push(toChinese(own, sounds) ?? own)
    start = end
  }
  return replaced
}

/**
 * Converts pinyin to Chinese words, preferring the longest word at each position; returns undefined if a part is not
 * the pinyin of a known word. Parses from the end, so that each position is parsed once.
 */
function toChinese(pinyin: string, sounds: ReadonlyMap<string, string>): string | undefined {
  const text = withoutTones(pinyin)
  if (!/^[a-z]+$/.test(text)) return undefined
  const wordsFrom: (string | undefined)[] = []
  wordsFrom[text.length] = ''
  for (let start = text.length - 1; start >= 0; start--) {
    for (let end = Math.min(text.length, start + MAX_PINYIN); end > start; end--) {
      const rest = wordsFrom[end]
      if (rest === undefined) continue
      const word = sounds.get(text.slice(start, end))
      if (word === undefined) continue
      wordsFrom[start] = word + rest
      break
    }
  }
  return wordsFrom[0]
}

/** Returns pinyin in the spelling of the index, without tones and apostrophes: `lvsuoyin` for `lǜsuǒyǐn`. */
function withoutTones(text: string): string {
  const letters = text.normalize('NFD').replace(/u\u0308/g, 'v')
  return letters.replace(/[\p{M}'’]+/gu, '')
}
