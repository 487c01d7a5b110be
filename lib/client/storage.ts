/**
 * Access to a key of localStorage or sessionStorage. Its methods never throw: if storage is unavailable, they do
 * nothing and log a warning once.
 */
export interface StorageSlot {
  get(): string | null
  /** Sets the value, or deletes it if `null`, and dispatches a `storage` event in this window. */
  set(value: string | null): void
}

let warned = false

function unavailable(): void {
  if (!warned) console.warn('Browser storage is not available')
  warned = true
}

/**
 * Returns the slot of a key in localStorage or sessionStorage. Browsers dispatch `storage` events only in other tabs; a
 * slot dispatches them in this tab as well.
 */
export function storageSlot(key: string, kind: 'local' | 'session' = 'local'): StorageSlot {
  const area = (): Storage | null => {
    try {
      return kind === 'local' ? localStorage : sessionStorage
    } catch {
      unavailable()
      return null
    }
  }
  const read = (storage: Storage | null) => {
    try {
      return storage?.getItem(key) ?? null
    } catch {
      unavailable()
      return null
    }
  }
  return {
    get: () => read(area()),
    set(value) {
      const storage = area()
      const oldValue = read(storage)
      if (storage && oldValue === value) return
      try {
        if (value === null) storage?.removeItem(key)
        else storage?.setItem(key, value)
      } catch {
        unavailable()
      }
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: storage }))
    },
  }
}
