import { storageSlot } from './storage'

/*
 * What a search result leaves for the page it leads to: the terms to mark there, once.
 */

const slot = storageSlot('search.arrival', 'session')

interface Arrival {
  /** Address of the page, without query and hash. */
  readonly path: string
  readonly terms: readonly string[]
}

/** Leaves the terms for the page at an absolute address. Without storage, nothing will be marked. */
export function leaveTerms(address: string, terms: readonly string[]): void {
  const arrival: Arrival = { path: new URL(address).pathname, terms }
  slot.set(JSON.stringify(arrival))
}

/** The terms that were left for this page; they are gone then. */
export function takeTerms(): readonly string[] {
  try {
    const arrival = JSON.parse(slot.get() ?? 'null') as Partial<Arrival> | null
    if (arrival?.path !== location.pathname) return []
    slot.set(null)
    return Array.isArray(arrival.terms) ? arrival.terms.filter((term) => typeof term === 'string') : []
  } catch {
    return []
  }
}
