import { callOf, castToSized, textOf } from '../dialect/tree'

/** Returns a syntax tree with the semantics of SQL Server. */
export type Convert = (tree: unknown) => unknown

/** Returns the syntax tree of a call of a function of the schema `dialect`. */
export function dialectCall(name: string, ...args: readonly unknown[]): object {
  return callOf(['dialect', name], args)
}

/** Returns an expression as text. */
export function textual(node: unknown, convert: Convert): object {
  return textOf(node) === undefined ? dialectCall('as_text', convert(node)) : (convert(node) as object)
}

/** Returns a value as INT. */
export function asInteger(node: unknown, convert: Convert): object {
  return castToSized(convert(node), 'int4')
}
