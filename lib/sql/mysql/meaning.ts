import { unqualifyTargets } from '../dialect/statements'
import { asText, callOf, combine, integer, names, operationOf, textOf } from '../dialect/tree'
import type { Table } from '../engine/catalog'
import { functionName, isComparison, operatorName, walk, type Node } from '../engine/parse'
import { convertAssigned, convertPairs } from './assigned-values'
import { assignInOrder } from './assignments'
import { castByFunction } from './casts'
import { isChangeQuery } from './changes'
import { compare, compareCases } from './comparisons'
import { divide, divisor } from './divisions'
import { replaceHavingAliases } from './having'
import { addInterval, callWithInterval, hasInterval } from './intervals'
import { convertArguments, operandsAsNumbers, textAsMoment } from './operands'
import { asWritten } from './quotient-texts'
import { regexpPattern, rewriteRegexp } from './regexps'
import { resultsAsText, toText } from './results'
import { compareWithQuery } from './row-comparisons'
import { sourceColumns } from './source-columns'
import { convertToTexts } from './text-arguments'
import { checkSign, unsignedBy, type Test } from './unsigned'
import { isArithmetic, kindsOf, type KindOf } from './value-kinds'

interface Fields {
  [name: string]: unknown
}

/** How a statement is evaluated: a change in the strict mode, with these kinds of values. */
interface Context {
  readonly isChange: boolean
  readonly kindOf: KindOf
  readonly isUnsigned: Test
}

/** Functions of PostgreSQL whose results differ, and those of MySQL in their place. */
const replacements: Readonly<Record<string, readonly string[]>> = {
  std: ['stddev_pop'],
  stddev: ['stddev_pop'],
  variance: ['var_pop'],
  bit_and: ['dialect', 'bit_and'],
  bit_or: ['dialect', 'bit_or'],
  bit_xor: ['dialect', 'bit_xor'],
  sqrt: ['dialect', 'sqrt'],
  ln: ['dialect', 'ln'],
  log: ['dialect', 'log'],
  log10: ['dialect', 'log10'],
  insert: ['dialect', 'insert'],
  format: ['dialect', 'format'],
}

/** Rewrites a statement's syntax tree in place so that PostgreSQL evaluates it with the semantics of MySQL. */
export function applyMySqlSemantics(statement: Node, tables: readonly Table[]): void {
  const columnsOf = sourceColumns(statement, tables)
  const kindOf = kindsOf(statement, columnsOf)
  resultsAsText(statement, kindOf)
  const context = {
    isChange: !('SelectStmt' in statement) || isChangeQuery(statement),
    kindOf,
    isUnsigned: unsignedBy(columnsOf),
  }
  walk(statement, (kind, fields) => {
    if (kind === 'SortBy' && fields.sortby_nulls === 'SORTBY_NULLS_DEFAULT') {
      fields.sortby_nulls = fields.sortby_dir === 'SORTBY_DESC' ? 'SORTBY_NULLS_LAST' : 'SORTBY_NULLS_FIRST'
    }
    if (kind === 'A_Expr') expression(fields, context)
    if (kind === 'CaseExpr') compareCases(fields, kindOf)
    if (kind === 'SubLink') compareWithQuery(fields, kindOf)
    if (kind === 'SelectStmt') {
      replaceHavingAliases(fields)
      groupByConstants(fields)
      omitSortConstants(fields)
      requireRows(fields)
    }
    if (kind === 'FuncCall') call(fields, context)
    if (kind === 'TypeCast') castByFunction(fields, kindOf)
    if (kind === 'UpdateStmt') {
      unqualifyTargets(fields)
      convertAssigned(fields, tables, kindOf)
      assignInOrder(fields, tables)
    }
    if (kind === 'InsertStmt') convertAssigned(fields, tables, kindOf)
  })
}

function expression(fields: Fields, { isChange, isUnsigned, kindOf }: Context): void {
  const operator = operatorName(fields)
  if (fields.kind === 'AEXPR_OP' && isArithmetic(operator)) {
    if (hasInterval(fields)) fields.lexpr = textAsMoment(fields.lexpr, kindOf)
    else operandsAsNumbers(fields, kindOf)
  }
  if (fields.kind === 'AEXPR_OP' && fields.lexpr !== undefined) {
    divide(fields, isChange)
    checkSign(fields, operator, isUnsigned)
    if (operator === '+' || operator === '-') addInterval(fields, operator)
    if (operator === '~' || operator === '!~') {
      fields.lexpr = asText(fields.lexpr)
      fields.rexpr = regexpPattern(fields.rexpr)
    }
  }
  if (fields.kind === 'AEXPR_LIKE' || fields.kind === 'AEXPR_ILIKE') {
    fields.lexpr = asText(fields.lexpr)
    if (kindOf(fields.rexpr) === 'number') fields.rexpr = asText(fields.rexpr)
  }
  if (isComparison(fields)) compare(fields, kindOf)
}

function call(fields: Fields, { isChange, kindOf }: Context): void {
  const name = functionName(fields)
  convertArguments(fields, name, kindOf)
  const args = (fields.args ?? []) as unknown[]
  countPairs(fields)
  if (name === 'update_of') fields.args = convertPairs(args, kindOf)
  const replacement = replacements[name]
  if (replacement) fields.funcname = names(...replacement)
  rewriteRegexp(fields)
  callWithInterval(fields)
  if (name === 'concat' && args.length > 0) Object.assign(fields, concatenated(args, kindOf).FuncCall)
  if (name === 'concat_ws') fields.args = args.map((arg) => toText(arg, kindOf))
  // of one argument, the natural logarithm
  if (name === 'log' && args.length === 1) fields.funcname = names('dialect', 'ln')
  // the last argument is the separator
  if (name === 'group_concat') {
    const [first] = args
    const value = args.length > 2 ? concatenated(args.slice(0, -1), kindOf) : asWritten(first, kindOf)
    fields.args = [value, args.at(-1)]
  }
  const unit = name === 'extract' ? (textOf(args[0]) ?? '') : ''
  if (['week', 'microsecond'].includes(unit) || unit.includes('_')) {
    fields.funcname = names('dialect', unit)
    fields.args = args.slice(1)
    fields.funcformat = 'COERCE_EXPLICIT_CALL'
  }
  if (name === 'mod' && args.length === 2) fields.args = [args[0], divisor(args[1], isChange)]
  if (/^[blr]trim$/.test(name)) {
    fields.args = args.map((arg) => toText(arg, kindOf))
    if (args.length > 1) Object.assign(fields, { funcname: names('dialect', name), funcformat: 'COERCE_EXPLICIT_CALL' })
  }
  // SUBSTRING(s FROM 2) of PostgreSQL has other negative positions
  if (name === 'substring') fields.funcformat = 'COERCE_EXPLICIT_CALL'
  if (fields.funcformat === 'COERCE_SQL_SYNTAX' || !convertToTexts(fields, name, kindOf)) return
  if (name === 'length') fields.funcname = names('octet_length')
  if (name === 'substr' || name === 'substring') fields.funcname = names('dialect', 'mid')
  if (name === 'left' || name === 'right') fields.funcname = names('dialect', name)
}

function concatenated(args: readonly unknown[], kindOf: KindOf): { FuncCall: Fields } {
  const elements = args.map((arg) => toText(arg, kindOf))
  return callOf(['dialect', 'concatenated'], [{ A_ArrayExpr: { elements } }])
}

/** Allows a constant in GROUP BY that is not a column number: it puts all rows in one group. */
function groupByConstants(select: Fields): void {
  const keys = select.groupClause as { A_Const?: Fields }[] | undefined
  if (keys === undefined) return
  select.groupClause = keys.map((key) => (isPlainConstant(key) ? { CoalesceExpr: { args: [key] } } : key))
}

/** Omits each constant in ORDER BY that is not a column number, such as NULL: it does not sort. */
function omitSortConstants(select: Fields): void {
  const keys = select.sortClause as { SortBy: { node: { A_Const?: Fields } } }[] | undefined
  const sorting = keys?.filter(({ SortBy: { node } }) => !isPlainConstant(node))
  if (sorting?.length === 0) delete select.sortClause
  else if (sorting) select.sortClause = sorting
}

/** Whether a key is a constant that is not a column number. */
function isPlainConstant({ A_Const: constant }: { A_Const?: Fields }): boolean {
  return constant !== undefined && !('ival' in constant)
}

/** Makes ROLLUP return no total for no rows: MySQL returns one only without GROUP BY. */
function requireRows(select: Fields): void {
  if (!JSON.stringify(select.groupClause ?? []).includes('"GROUPING_SET_ROLLUP"')) return
  const count = { FuncCall: { funcname: names('count'), agg_star: true, funcformat: 'COERCE_EXPLICIT_CALL' } }
  const known = operationOf(['>'], count, integer(0))
  select.havingClause = select.havingClause === undefined ? known : combine('AND', [known, select.havingClause])
}

/** Rewrites `COUNT(DISTINCT a, b)`, which counts the distinct pairs without NULL. */
function countPairs(fields: Fields): void {
  const args = (fields.args ?? []) as Node[]
  if (functionName(fields) !== 'count' || fields.agg_distinct !== true || args.length < 2) return
  const known = args.map((arg) => ({ NullTest: { arg, nulltesttype: 'IS_NOT_NULL' } }))
  const row = { RowExpr: { args, row_format: 'COERCE_EXPLICIT_CALL' } }
  const when = { CaseWhen: { expr: { BoolExpr: { boolop: 'AND_EXPR', args: known } }, result: row } }
  fields.args = [{ CaseExpr: { args: [when] } }]
}
