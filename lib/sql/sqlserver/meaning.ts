import { functionName, isComparison, operatorName } from '../engine/parse'
import { unknownSyntax } from '../dialect/unknown-syntax'
import type { Fields } from '../dialect/blocks'
import { rewriteClock, rewriteTree, type Rewrites } from '../dialect/rewrite-tree'
import { constant, names, textOf, castToSized } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { rewriteCall } from './calls'
import { engine } from './names'
import { dialectCall, textual } from './trees'

/** Returns a syntax tree that PostgreSQL evaluates with the semantics of SQL Server. */
export function withSqlServerSemantics(tree: unknown): unknown {
  return rewriteTree(tree, rewrites)
}

const convert = withSqlServerSemantics
const inside = (fields: Fields) => convert(fields) as Fields

const rewrites: Rewrites = {
  A_Const(fields) {
    if (fields.boolval !== undefined) unknownSyntax(engine, 'TRUE')
    return fields.sval === undefined ? { A_Const: fields } : castToSized({ A_Const: fields }, 'bpchar')
  },
  A_Expr: expression,
  FuncCall: (fields) => rewriteCall(fields, convert),
  SQLValueFunction: (fields) => rewriteClock(engine, fields),
  TypeCast(fields) {
    // a long number; other casts are calls that mark them
    if (textOf(fields.arg) !== undefined) unknownSyntax(engine, 'a type before a literal')
    return { TypeCast: { ...fields, arg: convert(fields.arg) } }
  },
  // without the schema and database, as in dbo.t.a
  ColumnRef: (fields) => ({ ColumnRef: { ...fields, fields: (fields.fields as unknown[]).slice(-2) } }),
  BooleanTest: () => unknownSyntax(engine, 'IS TRUE'),
  SortBy: sortBy,
}

/** Returns a sort key: NULL is the lowest value. */
function sortBy(fields: Fields): object {
  const nulls = fields.sortby_dir === 'SORTBY_DESC' ? 'SORTBY_NULLS_LAST' : 'SORTBY_NULLS_FIRST'
  return { SortBy: { ...inside(fields), sortby_nulls: nulls } }
}

function expression(fields: Fields): object {
  const operator = operatorName(fields)
  const { kind, lexpr, rexpr } = fields
  if (isComparison(fields)) return { A_Expr: inside(fields) }
  if (kind === 'AEXPR_LIKE') return like(lexpr, rexpr, operator === '!~~')
  if (isSum(rexpr, operator)) throw new ReasonError('untranslated', { engine, name: operator.replace('#', '^') })
  if (kind !== 'AEXPR_OP' || !/^[-+*/%&|#~]$/.test(operator)) return unknownSyntax(engine, operator)
  const isShared = operator !== '~' && (lexpr === undefined || /[%&|#]/.test(operator))
  return { A_Expr: { ...inside(fields), name: isShared ? fields.name : names('dialect', operator) } }
}

/** Whether the right operand of `&`, `|` or `#` is a sum: SQL Server reads `(a & b) + c`, and PostgreSQL `a & (b + c)`. */
function isSum(operand: unknown, operator: string): boolean {
  const { A_Expr: sum } = (operand ?? {}) as { A_Expr?: Fields }
  return /[&|#]/.test(operator) && ['+', '-'].includes(operatorName(sum ?? {}))
}

/**
 * Returns LIKE. A literal pattern without classes stays a pattern of PostgreSQL, from which the values of random databases come;
 * its backslashes have no meaning.
 */
function like(value: unknown, pattern: unknown, isNot: boolean): object {
  const text = textOf(pattern)
  const left = textual(value, convert)
  if (text !== undefined && !text.includes('[')) {
    const name = names(isNot ? '!~~' : '~~')
    // a trailing blank has no influence if % follows another sign
    const lexpr = /(?:^|[^%_ ])%+$/.test(text) ? left : dialectCall('without_blanks', left)
    const rexpr = constant(text.replaceAll('\\', '\\\\'))
    return { A_Expr: { kind: 'AEXPR_LIKE', name, lexpr, rexpr: castToSized(rexpr, 'text') } }
  }
  const escaped = (pattern as { FuncCall?: Fields }).FuncCall
  const parts = escaped && functionName(escaped) === 'like_escape' ? (escaped.args as unknown[]) : [pattern]
  const matches = dialectCall('like', left, dialectCall('pattern', ...parts.map((part) => textual(part, convert))))
  return isNot ? { BoolExpr: { boolop: 'NOT_EXPR', args: [matches] } } : matches
}
