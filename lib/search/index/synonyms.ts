import type { SynonymRow } from '../../content-files/project/synonyms'
import { cutPhrase } from '../query/query'

/** Phrases that mean the same: `known` ones are in the index and can be found, a query may contain the `other` ones too. */
export type IndexedSynonyms = readonly [known: readonly string[], other: readonly string[]]

/** The rows of synonyms that lead to something in an index, as its manifest lists them. */
export function indexedSynonyms(rows: readonly SynonymRow[], terms: ReadonlySet<string>): IndexedSynonyms[] {
  const isKnown = (phrase: string) => cutPhrase(phrase).every((term) => terms.has(term))
  return rows.flatMap((row): IndexedSynonyms[] => {
    const phrases = row.filter((phrase) => cutPhrase(phrase).length > 0)
    const known = phrases.filter(isKnown)
    return known.length > 0 && phrases.length > 1 ? [[known, phrases.filter((phrase) => !isKnown(phrase))]] : []
  })
}
