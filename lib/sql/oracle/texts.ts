import { asText, callOf, castTo, isNull, textOf } from '../dialect/tree'

/** Returns a syntax tree with the semantics of Oracle. */
export type Convert = (tree: unknown) => unknown

/** Returns the syntax tree of a literal as CHAR, which is its type in Oracle. */
export function asChar(arg: unknown): object {
  return castTo(arg, 'bpchar')
}

/** Returns an expression as text, or as CHAR if it is CHAR. */
export function character(node: unknown, convert: Convert): object {
  return textOf(node) === undefined ? callOf(['dialect', 'as_text'], [convert(node)]) : asChar(node)
}

/**
 * Returns an expression as text, into which Oracle converts a number without trailing zeros. A literal gets the type text:
 * if its type was open, PostgreSQL would read it as the type beside it, such as a date, and that depends on
 * NLS_DATE_FORMAT in Oracle.
 */
export function textual(node: unknown, convert: Convert): object {
  return textOf(node) === undefined ? callOf(['dialect', 'as_text'], [convert(node)]) : asText(node)
}

/** Returns an expression as VARCHAR2 if it is CHAR. */
export function varying(node: unknown, convert: Convert): object {
  const converted = convert(node)
  return isNull(node) ? (converted as object) : callOf(['dialect', 'varying'], [converted])
}
