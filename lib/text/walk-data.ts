/** A nested value of an object or array, with the path of keys and indexes from the root to it. */
export interface DataPart {
  readonly path: readonly PropertyKey[]
  readonly value: unknown
}

/** Yields a value and all values nested in it, parents first. The data must not contain circular references. */
export function* walkData(value: unknown, path: readonly PropertyKey[] = []): Generator<DataPart> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* walkData(inner, [...path, Array.isArray(value) ? Number(key) : key])
}
