/** An expression. `at` is the offset of the expression, or of its operator, in the reviewed text. */
export type Expression =
  | { readonly kind: 'column'; readonly table?: string; readonly name: string; readonly at: number }
  | { readonly kind: 'star'; readonly table?: string; readonly at: number }
  | Literal
  | { readonly kind: 'parameter'; readonly at: number }
  | Call
  | Operation
  | Subquery
  | { readonly kind: 'cast'; readonly type: string; readonly args: readonly Expression[]; readonly at: number }
  | { readonly kind: 'collate'; readonly name: string; readonly args: readonly Expression[]; readonly at: number }
  | Case
  | { readonly kind: 'other'; readonly args: readonly Expression[]; readonly at: number }

export interface Literal {
  readonly kind: 'literal'
  readonly type: 'null' | 'number' | 'text' | 'boolean'
  readonly value: string
  /** True for N'…' of SQL Server. */
  readonly isNational?: boolean
  readonly at: number
}

/** A function call; the name is in lower case and without schema. */
export interface Call {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
  readonly isDistinct: boolean
  readonly isWindow: boolean
  readonly at: number
}

/**
 * An operation. Words are in upper case (`AND`, `NOT LIKE`, `IS NULL`); `!=` is written `<>`. AND and OR have two or more
 * arguments; those of IN are the left side and the values.
 */
export interface Operation {
  readonly kind: 'operation'
  readonly operator: string
  readonly args: readonly Expression[]
  readonly at: number
}

export interface Subquery {
  readonly kind: 'subquery'
  readonly form: 'scalar' | 'exists' | 'in' | 'any' | 'all'
  /** True for NOT IN and NOT EXISTS. */
  readonly isNegated: boolean
  readonly left?: Expression
  readonly query: Query
  readonly at: number
}

export interface Case {
  readonly kind: 'case'
  readonly subject?: Expression
  readonly conditions: readonly Expression[]
  readonly results: readonly Expression[]
  readonly at: number
}

export interface SelectItem {
  readonly expression: Expression
  readonly alias?: string
}

export interface SortKey {
  readonly expression: Expression
  readonly isDescending: boolean
  /** The place of NULLs, if it is not the default of the direction. */
  readonly nulls?: NullOrder
}

export type NullOrder = 'first' | 'last'

/** The name of a table or another object. */
export interface ObjectName {
  readonly schema?: string
  readonly name: string
  readonly at: number
}

/** An item of FROM. */
export type Source =
  | { readonly kind: 'table'; readonly table: ObjectName; readonly alias?: string; readonly at: number }
  | { readonly kind: 'derived'; readonly query: Query; readonly alias?: string; readonly at: number }
  | { readonly kind: 'function'; readonly alias?: string; readonly args: readonly Expression[]; readonly at: number }
  | Join

export interface Join {
  readonly kind: 'join'
  readonly type: 'inner' | 'left' | 'right' | 'full' | 'cross'
  readonly isNatural: boolean
  readonly left: Source
  readonly right: Source
  readonly on?: Expression
  readonly using: readonly string[]
  readonly at: number
}

export interface CommonTable {
  readonly name: string
  readonly query: Query
}

/**
 * A query block: a SELECT, a set operation of two blocks, or the sources, values and conditions of an UPDATE or DELETE.
 */
export interface Query {
  readonly at: number
  readonly common: readonly CommonTable[]
  readonly isDistinct: boolean
  readonly items: readonly SelectItem[]
  readonly from: readonly Source[]
  readonly where?: Expression
  readonly groupBy: readonly Expression[]
  /** True for ROLLUP, CUBE and GROUPING SETS. */
  readonly hasGroupingSets: boolean
  readonly having?: Expression
  readonly orderBy: readonly SortKey[]
  readonly limit?: Expression
  readonly offset?: Expression
  /** True if ORDER BY sorts only the rows that the limit has chosen, as with ROWNUM of Oracle. */
  readonly isLimitedBeforeSort?: boolean
  readonly locksForUpdate: boolean
  /** The table that SELECT … INTO creates, or the variable or cursor of T-SQL that has the rows. */
  readonly into?: ObjectName
  readonly setOperation?: {
    readonly operator: 'union' | 'intersect' | 'except'
    readonly isAll: boolean
    readonly left: Query
    readonly right: Query
    readonly at: number
  }
}

/** Returns a query block without any clause. */
export function emptyQuery(at: number): Query {
  return {
    at,
    common: [],
    isDistinct: false,
    items: [],
    from: [],
    groupBy: [],
    hasGroupingSets: false,
    orderBy: [],
    locksForUpdate: false,
  }
}
