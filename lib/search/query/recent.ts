import { storageSlot } from '../../client/storage'

const slot = storageSlot('search.recent')
const MOST = 6

/** The reader's last queries, newest first; anything else in the storage counts as none. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a query that led somewhere. */
export function saveRecentQuery(query: string): void {
  const typed = [...query.trim()].slice(0, 100).join('')
  if (typed === '') return
  slot.set(JSON.stringify([typed, ...recentQueries().filter((entry) => entry !== typed)].slice(0, MOST)))
}

/** Forgets all of them. */
export function clearRecentQueries(): void {
  slot.set(null)
}
