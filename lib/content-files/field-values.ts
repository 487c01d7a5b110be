import { isScalar, type Document } from 'yaml'
import { spelledDate } from '../content-model/spelled-date'
import type { FieldKind } from '../content-model/frontmatter-schema'

/** A frontmatter value, and its YAML text, because the number `2.0` is parsed as 2. */
interface Given {
  readonly value: unknown
  readonly sourceOf: (...path: readonly PropertyKey[]) => string | undefined
}

type Conversion = (given: Given) => unknown

/** Converts a number to its text in the YAML source. */
const asText: Conversion = ({ value, sourceOf }) => (typeof value === 'number' ? (sourceOf() ?? String(value)) : value)

const asTexts: Conversion = ({ value, sourceOf }) =>
  Array.isArray(value)
    ? value.map((item: unknown, index) => (typeof item === 'number' ? (sourceOf(index) ?? String(item)) : item))
    : value

/** Converts a text with comma-separated words to a list. */
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

/** The conversions of unambiguous values to the type of their field, as in Docusaurus. */
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

/** Converts the value of a frontmatter field to the type of its kind; an ambiguous value is not converted. */
export function fieldValue(name: string, value: unknown, kind: FieldKind, doc: Document): unknown {
  const sourceOf = (...path: readonly PropertyKey[]) => {
    const node: unknown = doc.getIn([name, ...path], true)
    return isScalar(node) ? node.source : undefined
  }
  const convert = conversions[kind]
  return convert ? convert({ value, sourceOf }) : value
}
