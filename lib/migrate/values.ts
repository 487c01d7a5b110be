import { parse } from 'yaml'

/* Reads unknown data, such as the configuration of a foreign site, without failing. */

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of an object; empty for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** Returns the items of a list; empty for any other value. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

/** Returns a text that is not empty; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the texts of a list, or a single text as a list. */
export function textsOf(value: unknown): readonly string[] {
  return [value].flat().flatMap((item) => textOf(item) ?? [])
}

/** Returns the fields of a text in YAML or JSON; none of an invalid one. */
export function readFields(text: string): Fields {
  try {
    return fieldsOf(parse(text))
  } catch {
    return {}
  }
}
