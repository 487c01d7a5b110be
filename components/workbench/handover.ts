import { storageSlot } from '@/lib/client/storage'

const slot = () => storageSlot('handed over', 'session')

/**
 * Keeps an input for the tool that is opened next, at a URL that ends with `hash`; for inputs that are too long for a
 * URL. Returns false if the browser refuses to store it.
 */
export function handOver(hash: string, value: unknown): boolean {
  const json = JSON.stringify({ hash, value })
  slot().set(json)
  return slot().get() === json
}

/** Returns the input that was handed over to the tool with a hash; undefined if there is none. */
export function handedOver(hash: string): unknown {
  try {
    const { hash: wanted, value } = JSON.parse(slot().get() ?? '') as { hash?: unknown; value?: unknown }
    return wanted === hash ? value : undefined
  } catch {
    return undefined
  }
}

/** Removes the input that was handed over, which the tool now keeps itself. */
export function forgetHandover(): void {
  slot().set(null)
}
