import type { SynonymRow } from '../../content-files/project/synonyms'
import type { IndexedSynonyms } from './files'
import { tokenizePhrase } from '../text/units'

/** Returns the rows of synonyms that have a phrase in the index, in the format of the manifest. */
export function indexedSynonyms(rows: readonly SynonymRow[], terms: ReadonlySet<string>): IndexedSynonyms[] {
  const isKnown = (phrase: string) => tokenizePhrase(phrase).every((term) => terms.has(term))
  return rows.flatMap((row): IndexedSynonyms[] => {
    const phrases = row.filter((phrase) => tokenizePhrase(phrase).length > 0)
    const known = phrases.filter(isKnown)
    return known.length > 0 && phrases.length > 1 ? [[known, phrases.filter((phrase) => !isKnown(phrase))]] : []
  })
}
