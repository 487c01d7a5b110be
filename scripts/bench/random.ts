/**
 * Returns a seeded pseudorandom generator of numbers in [0, 1). Its sequence, which differs from that of `seededRandom`
 * in lib/sql, must not change, because generated corpora and published benchmarks depend on it.
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns a function that picks an item with uniform probability. */
export function pickBy(random: () => number): <T>(items: readonly T[]) => T {
  return (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
}
