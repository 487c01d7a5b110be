/**
 * Access to one key of the browser's storage. It never throws: if storage is unavailable, it does nothing and warns
 * once.
 */
export interface StorageSlot {
  get(): string | null
  /** Writes, or deletes with `null`, and dispatches a `storage` event in this window. */
  set(value: string | null): void
}

let warned = false

function unavailable(): void {
  if (!warned) console.warn('Browser storage is not available')
  warned = true
}

/**
 * Returns the slot of a key in localStorage or sessionStorage. Browsers dispatch `storage` events in other tabs only; a
 * slot does so in this one as well.
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
