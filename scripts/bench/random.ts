/**
 * Returns a generator of numbers from 0 up to 1, which are the same for the same seed. Generated corpora, and with them
 * published figures, depend on this sequence, which differs from that of `seededRandom` in lib/sql.
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Picks one of some items with equal probability. */
export function pickBy(random: () => number): <T>(items: readonly T[]) => T {
  return (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
}
