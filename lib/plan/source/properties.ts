/** The fields of a part of a plan, such as those of a node in `EXPLAIN (FORMAT JSON)`. */
export type Properties = Readonly<Record<string, unknown>>

/** Returns a number, also from a text such as `27kB`; undefined if it is none. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Removes the entries without a value; returns undefined if none is left. */
export function omitUndefined<Value extends object>(fields: Value): Defined<Value> | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Defined<Value>) : undefined
}

/** The type of an object whose undefined fields are left out. */
type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> }

/** True for an object that is not a list. */
export function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text; undefined for another value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
