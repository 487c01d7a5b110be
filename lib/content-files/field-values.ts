import { isScalar, type Document } from 'yaml'
import { spelledDate } from '../content-model/spelled-date'
import type { FieldKind } from '../content-model/frontmatter-schema'

/** A value of the frontmatter, and the YAML text of a number, which `2.0` loses. */
interface Given {
  readonly value: unknown
  readonly sourceOf: (...path: readonly PropertyKey[]) => string | undefined
}

type Conversion = (given: Given) => unknown

/** Converts a number to the text that was written. */
const asText: Conversion = ({ value, sourceOf }) => (typeof value === 'number' ? (sourceOf() ?? String(value)) : value)

const asTexts: Conversion = ({ value, sourceOf }) =>
  Array.isArray(value)
    ? value.map((item: unknown, index) => (typeof item === 'number' ? (sourceOf(index) ?? String(item)) : item))
    : value

/** Converts a list of words with commas between them to a list. */
const asKeywords: Conversion = (given) =>
  typeof given.value === 'string' && given.value !== ''
    ? given.value
        .split(/[,，、]/)
        .map((word) => word.trim())
        .filter(Boolean)
    : asTexts(given)

const asDate: Conversion = ({ value }) => (typeof value === 'string' ? (spelledDate(value) ?? value) : value)

const asNumber: Conversion = ({ value }) =>
  typeof value === 'string' && /^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

const asFlag: Conversion = ({ value }) => (value === 'true' ? true : value === 'false' ? false : value)

/** The conversions of values with one meaning to the type of their field, as Docusaurus makes them. */
const conversions: Partial<Record<FieldKind, Conversion>> = {
  text: asText,
  name: asText,
  slug: asText,
  texts: asKeywords,
  tagKeys: asTexts,
  flag: asFlag,
  number: asNumber,
  level: asNumber,
  date: asDate,
  url: ({ value }) => (value === '' ? null : value),
  lastUpdate: ({ value }) =>
    typeof value === 'object' && value !== null && 'date' in value
      ? { ...value, date: asDate({ value: value.date, sourceOf: () => undefined }) }
      : value,
}

/** Returns the value of a field of a YAML document in the type of its kind, if it has a meaning in that type. */
export function fieldValue(name: string, value: unknown, kind: FieldKind, doc: Document): unknown {
  const sourceOf = (...path: readonly PropertyKey[]) => {
    const node: unknown = doc.getIn([name, ...path], true)
    return isScalar(node) ? node.source : undefined
  }
  const convert = conversions[kind]
  return convert ? convert({ value, sourceOf }) : value
}
