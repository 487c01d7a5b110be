/** Does the work once for each key; what has failed is tried again when it is next asked for. */
export function remembered<Input, Value>(
  work: (input: Input) => Promise<Value>,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Promise<Value> {
  const known = new Map<unknown, Promise<Value>>()
  return (input) => {
    const key = keyOf(input)
    const before = known.get(key)
    if (before) return before
    const begun = work(input)
    known.set(key, begun)
    begun.catch(() => known.delete(key))
    return begun
  }
}
