/** A memoised function. */
export interface Memoized<Input, Value> {
  (input: Input): Promise<Value>
  /** Whether the result for an input is cached or pending. */
  has(input: Input): boolean
}

/** Returns a memoised version of an async function; rejections are not cached. */
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
