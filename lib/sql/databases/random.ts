/** A seeded random number generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number
  /** Returns an integer in [0, end). */
  below(end: number): number
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  /** Returns a random item; throws a `RangeError` for an empty list. */
  pick<T>(items: readonly T[]): T
  /** Returns up to `count` of the items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** Returns a random number generator with this seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('cannot pick from nothing')
      return items[below(items.length)] as T
    },
    sample<T>(items: readonly T[], count: number): T[] {
      const rest = [...items]
      const taken: T[] = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1))
      return taken
    },
  }
}
