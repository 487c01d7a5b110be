import { storageSlot } from './storage'

const slot = storageSlot('docs-preferred-version-default')

/** Stores the version of the docs that the reader has selected. */
export function preferVersion(name: string): void {
  slot.set(name)
}

/** Deletes the stored version if it no longer exists. */
export function forgetMissingVersion(versions: readonly string[]): void {
  const preferred = slot.get()
  if (preferred !== null && !versions.includes(preferred)) slot.set(null)
}
