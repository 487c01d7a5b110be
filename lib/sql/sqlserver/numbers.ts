/** The types of numbers, each of which contains the values of those before it, as in SQL Server's order of precedence. */
export const numbers = ['smallint', 'integer', 'bigint', 'dialect.money', 'numeric', 'double precision'] as const

export type NumberType = (typeof numbers)[number]

/** Returns the type of an operation on two types of numbers. */
export function widest(left: NumberType, right: NumberType): NumberType {
  return numbers.indexOf(left) > numbers.indexOf(right) ? left : right
}
