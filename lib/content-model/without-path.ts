/** Returns data without the value at a path; the other items of a list move up. */
export function withoutPath(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      index !== step ? [item] : rest.length > 0 ? [withoutPath(item, rest)] : [],
    )
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key !== step ? [[key, inner]] : rest.length > 0 ? [[key, withoutPath(inner, rest)]] : [],
    ),
  )
}

/** Returns a map without some of its keys. */
export function withoutKeys(map: object, ...keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)))
}
