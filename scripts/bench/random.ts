/**
 * Numbers from 0 up to 1, the same ones every time that it begins at the same seed. Corpora, and with them published
 * figures, hang on this sequence: `seededRandom` of lib/sql has another.
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Picks one of some items, none of which is more likely than another. */
export function pickBy(random: () => number): <T>(items: readonly T[]) => T {
  return (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
}
