/** Returns a qualified name as a syntax tree contains it. */
export function names(...parts: string[]): object[] {
  return parts.map((sval) => ({ String: { sval } }))
}

/** Returns the syntax tree of a call. */
export function callOf(name: readonly string[], args: readonly unknown[]): { FuncCall: Record<string, unknown> } {
  return { FuncCall: { funcname: names(...name), args, funcformat: 'COERCE_EXPLICIT_CALL' } }
}

/** Returns the syntax tree of an operator, whose name may be qualified, with its operands. */
export function operationOf(operator: readonly string[], lexpr: unknown, rexpr: unknown): object {
  return { A_Expr: { kind: 'AEXPR_OP', name: names(...operator), lexpr, rexpr } }
}

/** Returns the syntax tree of conditions with AND or OR between them; a single condition alone. */
export function combine(operator: 'AND' | 'OR', conditions: readonly unknown[]): object {
  const [only = {}] = conditions as readonly object[]
  return conditions.length > 1 ? { BoolExpr: { boolop: `${operator}_EXPR`, args: conditions } } : only
}

/** Returns the syntax tree of a cast to the type with a name, which may be qualified. */
export function castTo(arg: unknown, ...type: string[]): object {
  return { TypeCast: { arg, typeName: { names: names(...type), typemod: -1 } } }
}

/** Types whose names are not keywords of PostgreSQL's grammar, so that they have no schema in its trees. */
const plainTypes = ['bpchar', 'text', 'uuid', 'date', 'bytea', 'jsonb', 'timestamptz']

/** Returns the syntax tree of a cast to a type of PostgreSQL with sizes, such as a precision and a scale. */
export function castToSized(arg: unknown, type: string, sizes: readonly number[] = []): object {
  const typeName = {
    names: plainTypes.includes(type) ? names(type) : names('pg_catalog', type),
    ...(sizes.length > 0 && { typmods: sizes.map(integer) }),
    typemod: -1,
  }
  return { TypeCast: { arg, typeName } }
}

/** Returns the syntax tree of a cast to text. */
export function asText(arg: unknown): object {
  return castTo(arg, 'text')
}

/** Returns the text of a string literal; undefined for other syntax trees. */
export function textOf(node: unknown): string | undefined {
  return (node as { A_Const?: { sval?: { sval?: string } } } | undefined)?.A_Const?.sval?.sval
}

/** Whether a node is the literal NULL. */
export function isNull(node: unknown): boolean {
  return (node as { A_Const?: { isnull?: boolean } } | undefined)?.A_Const?.isnull === true
}

/** Makes GREATEST and LEAST return NULL if an argument is NULL. */
export function nullIfAny(fields: Record<string, unknown>): void {
  const args = fields.args as unknown[]
  const tests = args.map((arg) => ({ NullTest: { arg, nulltesttype: 'IS_NOT_NULL' } }))
  const known = { BoolExpr: { boolop: 'AND_EXPR', args: tests } }
  fields.args = args.map((arg) => ({ CaseExpr: { args: [{ CaseWhen: { expr: known, result: arg } }] } }))
}

/** Returns the syntax tree of a string literal without a type. */
export function constant(sval: string): object {
  return { A_Const: { sval: { sval } } }
}

/** Returns the syntax tree of an integer. */
export function integer(value: number): object {
  return { A_Const: { ival: value === 0 ? {} : { ival: value } } }
}

/** Returns the syntax tree of a CASE with one condition. */
export function caseOf(condition: unknown, result: unknown, defresult?: unknown): object {
  const args = [{ CaseWhen: { expr: condition, result } }]
  return { CaseExpr: { args, ...(defresult !== undefined && { defresult }) } }
}
