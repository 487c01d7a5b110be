/** A value inside a value, with the keys and indexes that lead to it. */
export interface DataPart {
  readonly path: readonly PropertyKey[]
  readonly value: unknown
}

/** Yields the value and every value inside it, parents first. The data must not contain itself. */
export function* walkData(value: unknown, path: readonly PropertyKey[] = []): Generator<DataPart> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* walkData(inner, [...path, Array.isArray(value) ? Number(key) : key])
}
