import { callOf, integer, names, textOf } from '../dialect/tree'

/** Returns a syntax tree with the semantics of SQL Server. */
export type Convert = (tree: unknown) => unknown

/** Returns the syntax tree of a cast. */
export function castTo(arg: unknown, type: string, sizes: readonly number[] = []): object {
  const typmods = sizes.map(integer)
  const isStandard = !['bpchar', 'text', 'uuid', 'date', 'bytea', 'timestamptz'].includes(type)
  const typeName = {
    names: isStandard ? names('pg_catalog', type) : names(type),
    ...(sizes.length > 0 && { typmods }),
    typemod: -1,
  }
  return { TypeCast: { arg, typeName } }
}

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
  return castTo(convert(node), 'int4')
}
