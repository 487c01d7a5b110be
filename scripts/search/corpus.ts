import type { SearchPage } from '../../lib/search/index/documents'
import { pickBy, randomFrom } from '../bench/random'

const SECTIONS = 5
const WORDS_A_SECTION = 125
const syllables = 'ba co di fe gu ha jo ki lu me no pa qui ro se ti vo wa xe zu bra cle dro fra gli pro ste tri'.split(
  ' ',
)

/**
 * Generates pages of about 750 words with a realistic vocabulary: sentences of the real pages in which some words are
 * replaced with invented words. As on a real site, each page adds a few new words.
 */
export function corpus(real: readonly SearchPage[], docs: number): SearchPage[] {
  const random = randomFrom(7)
  const pick = pickBy(random)
  const sentences = real.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/)))
  const code = real.flatMap(({ sections }) => sections.flatMap((section) => (section.code ? [section.code] : [])))
  const headings = real.flatMap(({ sections }) => sections.flatMap(({ heading }) => (heading ? [heading] : [])))
  const keywords = real.map((page) => page.keywords)
  const invented: string[] = []
  const invent = () => {
    const word = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
    invented.push(random() < 0.4 ? `${word}_${pick(syllables)}${invented.length % 97}` : word)
  }
  // preferential attachment: the frequencies of words follow a power law
  const oneInvented = () => invented[Math.floor(random() ** 2 * invented.length)] ?? ''
  const changed = (sentence: string) =>
    sentence.replace(/\b[a-z]{5,}\b/g, (word) => (random() < 0.06 ? oneInvented() : word))

  return Array.from({ length: docs }, (_, number): SearchPage => {
    for (let fresh = 0; fresh < 5; fresh++) invent()
    const title = `${pick(headings)} ${oneInvented()}`
    return {
      id: `docs/bench/${number}`,
      href: `/bench/${number}/`,
      kind: number % 4 === 0 ? 'blog' : 'docs',
      title,
      description: changed(pick(sentences)),
      trail: ['Bench', `Part ${number % 50}`],
      tags: [],
      tagKeys: [],
      keywords: pick(keywords).map(changed),
      sections: Array.from({ length: SECTIONS + 1 }, (_section, index) => {
        let text = ''
        while (text.split(' ').length < WORDS_A_SECTION) text += `${changed(pick(sentences))} `
        return {
          id: index === 0 ? '' : `section-${index}`,
          heading: index === 0 ? '' : changed(pick(headings)),
          depth: index === 0 ? 0 : 2,
          text: text.trim(),
          code: index === 2 ? changed(pick(code)).slice(0, 400) : '',
        }
      }),
    }
  })
}
