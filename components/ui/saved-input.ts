import { storageSlot, type StorageSlot } from '@/lib/client/storage'
import type { IslandName } from './Island'

/** Returns the key in session storage of the input of an island. */
export function savedInputKey(island: IslandName): string {
  return `input.${island}`
}

/** Returns the input of an island that the reader finds again in the same tab. */
export function savedInput(island: IslandName): StorageSlot {
  return storageSlot(savedInputKey(island), 'session')
}
