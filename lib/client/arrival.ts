import { storageSlot } from './storage'

/*
 * Passes the terms of a search to the page of the opened result, which highlights them once.
 */

const slot = storageSlot('search.arrival', 'session')

interface Arrival {
  /** The path of the page's URL. */
  readonly path: string
  readonly terms: readonly string[]
}

/** Stores the terms for the page at an absolute URL. Without storage, nothing will be highlighted. */
export function saveTerms(url: string, terms: readonly string[]): void {
  const arrival: Arrival = { path: new URL(url).pathname, terms }
  slot.set(JSON.stringify(arrival))
}

/** Returns the terms that are stored for this page, and deletes them. */
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
