import { storageSlot } from '../../client/storage'

const slot = storageSlot('search.recent')
const MAX_QUERIES = 6

/** Returns the reader's recent queries, newest first; an empty array if the stored value is invalid. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MAX_QUERIES) : []
  } catch {
    return []
  }
}

/** Stores a query as the most recent; call it when the reader opens a result. */
export function saveRecentQuery(query: string): void {
  const typed = [...query.trim()].slice(0, 100).join('')
  if (typed === '') return
  slot.set(JSON.stringify([typed, ...recentQueries().filter((entry) => entry !== typed)].slice(0, MAX_QUERIES)))
}

/** Deletes all recent queries. */
export function clearRecentQueries(): void {
  slot.set(null)
}
