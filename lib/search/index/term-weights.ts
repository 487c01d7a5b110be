import { strengthSlot } from './codec'
import { facets } from './files'
import type { SearchDocument } from './documents'
import { hasParticle } from '../text/vocabulary'
import { phrases, tokenize, type TokenKind } from '../text/tokenize'

/** The weight of an occurrence, by field. */
const fields = {
  title: 20,
  heading: 10,
  // a heading of the glossary: with the weight of a heading, the glossary would rank before the pages about its terms
  entry: 1.6,
  above: 1.6,
  description: 2,
  keywords: 4,
  tags: 1.5,
  text: 1,
  table: 0.5,
  code: 0.5,
} as const

/** The weight of an occurrence, by kind of token. */
const kinds: Record<TokenKind, number> = { word: 1, part: 0.5, join: 0.7, han2: 1, han1: 0.35, operator: 1 }
const PHRASE = 0.8

/** The BM25 parameters k1 (term frequency saturation) and b (length normalisation). */
const SATURATION = 2.5
const LENGTH = 0.35

function slotOf(weight: number): number {
  return strengthSlot(weight / (SATURATION + weight))
}

/** Whether a line of a section's text is a table row. */
function isRow(line: string): boolean {
  return line.includes(' | ')
}

/** Returns the length of a section in characters, for length normalisation. */
export function sectionLength({ section }: SearchDocument): number {
  return section.text.length + section.code.length
}

/** The collection statistics that term weighting uses. */
export interface Measure {
  /** The mean length of all sections, in characters. */
  readonly averageLength: number
  /** The pairs of Chinese characters that are not indexed in texts. */
  readonly dropped: ReadonlySet<string>
}

/** Returns the slot of each term of a document. */
export function termSlots(document: SearchDocument, { averageLength, dropped }: Measure): Map<string, number> {
  const { page, part, section, above } = document
  const weights = new Map<string, number>()
  const norm = 1 - LENGTH + (LENGTH * sectionLength(document)) / Math.max(1, averageLength)
  // prefix search for a character finds the pairs that start with it, so it is indexed only if its own weight is higher
  const begun = new Map<string, number>()
  const count = (term: string, weight: number, sums = weights) => sums.set(term, (sums.get(term) ?? 0) + weight)
  const add = (text: string, weight: number, { everyPhrase = false, isText = false } = {}) => {
    const isDropped = (pair: string) => dropped.has(pair) && (isText || hasParticle(pair))
    const tokens = tokenize(text)
    tokens.forEach(({ term, kind, start }, index) => {
      if ((kind === 'han2' && isDropped(term)) || (kind === 'han1' && hasParticle(term))) return
      const pair = tokens[index - 1]
      // a character without Chinese neighbours is a word
      const isAlone = kind === 'han1' && !(pair?.kind.startsWith('han') && pair.end >= start)
      const isInPair = kind === 'han1' && pair?.kind === 'han2' && !isDropped(pair.term)
      if (isInPair) count(term, weight * kinds.han2, begun)
      else count(term, weight * (isAlone ? kinds.han2 : kinds[kind]))
    })
    for (const phrase of phrases(tokens, text, everyPhrase)) count(phrase, weight * PHRASE)
  }
  if (part === 'intro') {
    add(page.title, fields.title, { everyPhrase: true })
    add(page.description, fields.description)
    add([...page.trail, ...page.tags].join('\n'), fields.tags)
    add(page.href.replaceAll('/', '\n'), fields.tags)
  }
  add(section.heading, section.isEntry ? fields.entry : fields.heading, { everyPhrase: true })
  add(above.join('\n'), fields.above)
  if (part === 'keywords') add(section.text, fields.keywords)
  const lines = part === 'keywords' ? [] : section.text.split('\n')
  add(lines.filter((line) => !isRow(line)).join('\n'), fields.text / norm, { isText: true })
  // tables often only mention a term, such as the databases of a rule
  add(lines.filter(isRow).join('\n'), fields.table / norm, { isText: true })
  add(section.code, fields.code / norm)
  const slots = new Map<string, number>()
  for (const [term, weight] of weights) if (weight > (begun.get(term) ?? 0)) slots.set(term, slotOf(weight))
  slots.set(facets.kind(page.kind), 0)
  for (const key of page.tagKeys) slots.set(facets.tag(key), 0)
  return slots
}
