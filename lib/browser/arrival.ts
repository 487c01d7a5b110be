/*
 * What a search result leaves for the page it leads to: the terms to mark there, once.
 */

const key = 'search.arrival'

interface Arrival {
  /** Address of the page, without query and hash. */
  readonly path: string
  readonly terms: readonly string[]
}

/** Leaves the terms for the page at an absolute address. Without storage, nothing will be marked. */
export function leaveTerms(address: string, terms: readonly string[]): void {
  try {
    const arrival: Arrival = { path: new URL(address).pathname, terms }
    sessionStorage.setItem(key, JSON.stringify(arrival))
  } catch {
    // private mode, or a full storage
  }
}

/** The terms that were left for this page; they are gone then. */
export function takeTerms(): readonly string[] {
  try {
    const arrival = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Arrival | null
    if (arrival?.path !== location.pathname) return []
    sessionStorage.removeItem(key)
    return arrival.terms
  } catch {
    return []
  }
}
