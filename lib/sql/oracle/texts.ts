import { asText, callOf, textOf } from '../dialect/tree'

/** Returns a syntax tree with the semantics of Oracle. */
export type Convert = (tree: unknown) => unknown

/**
 * Returns an expression as text, into which Oracle converts a number without trailing zeros. A literal gets the type text:
 * if its type was open, PostgreSQL would read it as the type beside it, such as a date, and that depends on
 * NLS_DATE_FORMAT in Oracle.
 */
export function textual(node: unknown, convert: Convert): object {
  return textOf(node) === undefined ? callOf(['dialect', 'as_text'], [convert(node)]) : asText(node)
}
