/** One key of the browser's storage that never throws: where storage is missing, it does nothing and warns once. */
export interface StorageSlot {
  get(): string | null
  /** Writes, or deletes with `null`; other listeners of this window learn of it too. */
  set(value: string | null): void
}

let warned = false

function unavailable(): void {
  if (!warned) console.warn('Browser storage is not available')
  warned = true
}

/**
 * A slot of localStorage, or of the tab's own sessionStorage. Browsers tell only the other tabs of a change; a slot
 * tells this one as well.
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
