/** Returns a function that calls `compute` once for each object, and returns that result as long as the object exists. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const result = known.get(key) ?? { value: compute(key) }
    known.set(key, result)
    return result.value
  }
}
