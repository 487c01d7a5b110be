import { storageSlot } from './storage'

const slot = storageSlot('docs-preferred-version-default')

/** Remembers the version of the docs that the reader picked. */
export function preferVersion(name: string): void {
  slot.set(name)
}

/** Forgets a picked version that is no longer there. */
export function forgetMissingVersion(versions: readonly string[]): void {
  const preferred = slot.get()
  if (preferred !== null && !versions.includes(preferred)) slot.set(null)
}
