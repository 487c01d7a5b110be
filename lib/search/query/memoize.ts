/** A function whose results are cached. */
export interface Memoized<Input, Value> {
  (input: Input): Promise<Value>
  /** Whether the result for a key is cached or pending. */
  has(input: Input): boolean
}

/** Calls the function once for each key; a rejected result is not cached. */
export function memoize<Input, Value>(
  work: (input: Input) => Promise<Value>,
  keyOf: (input: Input) => unknown = (input) => input,
): Memoized<Input, Value> {
  const known = new Map<unknown, Promise<Value>>()
  const once = (input: Input) => {
    const key = keyOf(input)
    const before = known.get(key)
    if (before) return before
    const begun = work(input)
    known.set(key, begun)
    begun.catch(() => known.delete(key))
    return begun
  }
  return Object.assign(once, { has: (input: Input) => known.has(keyOf(input)) })
}
