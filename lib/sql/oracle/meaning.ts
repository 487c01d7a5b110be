import {
  castType,
  columnName,
  functionName,
  isComparison,
  nameParts,
  operatorName,
  treeKey,
  walk,
  type Node,
} from '../engine/parse'
import { unknownSyntax } from '../dialect/unknown-syntax'
import type { Fields } from '../dialect/blocks'
import { rewriteClock, rewriteTree, type Rewrites } from '../dialect/rewrite-tree'
import { asText, callOf, castTo, constant, names, nullIfAny, textOf } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { engine } from './names'
import { allowRecursion, unqualifyTargets } from '../dialect/statements'
import { rewriteCall } from './calls'
import { cast } from './casts'
import { literals } from './respell'
import { asChar, character, textual as textualOf, varying } from './texts'

/** Returns a syntax tree that PostgreSQL evaluates with the semantics of Oracle. */
export function withOracleSemantics(tree: unknown): unknown {
  return rewriteTree(tree, rewrites)
}

const textual = (node: unknown) => textualOf(node, withOracleSemantics)
const inside = (fields: Fields) => withOracleSemantics(fields) as Fields

const rewrites: Rewrites = {
  A_Const: (fields) => (fields.sval === undefined ? { A_Const: fields } : asText({ A_Const: fields })),
  A_Expr: expression,
  CaseExpr: simpleCase,
  FuncCall: call,
  MinMaxExpr(fields) {
    const args = (fields.args as unknown[]).map((arg) => varying(arg, withOracleSemantics))
    const greatest = { ...fields, args }
    nullIfAny(greatest)
    return { MinMaxExpr: greatest }
  },
  SQLValueFunction: (fields) => rewriteClock(engine, fields),
  TypeCast: (fields) => (castType(fields) === 'interval' ? { TypeCast: fields } : cast(fields, withOracleSemantics)),
  ColumnRef: column,
  BooleanTest: () => unknownSyntax(engine, 'IS TRUE'),
}

/** Returns a reference to a column without the owner of the table, as in `scott.emp.sal`. */
function column(fields: Fields): object {
  const name = columnName(fields)
  if (name === 'nextval' || name === 'currval') throw new ReasonError('volatile', { name })
  return { ColumnRef: { ...fields, fields: (fields.fields as unknown[]).slice(-2) } }
}

/** Returns a side of a comparison: Oracle's literals are CHAR, so that CHAR is compared without trailing blanks. */
function operand(node: unknown): unknown {
  const { List, RowExpr } = (node ?? {}) as { List?: { items: unknown[] }; RowExpr?: { args: unknown[] } }
  if (List) return { List: { ...List, items: List.items.map(operand) } }
  if (RowExpr) return { RowExpr: { ...RowExpr, args: RowExpr.args.map(operand) } }
  return textOf(node) === undefined ? withOracleSemantics(node) : asChar(node)
}

function expression(fields: Fields): object {
  const operator = operatorName(fields)
  const { kind, lexpr, rexpr } = fields
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') unknownSyntax(engine, 'IS DISTINCT FROM')
  if (isComparison(fields)) return { A_Expr: { ...fields, lexpr: operand(lexpr), rexpr: operand(rexpr) } }
  if (kind === 'AEXPR_LIKE') return { A_Expr: { ...fields, lexpr: textual(lexpr), rexpr: pattern(rexpr) } }
  if (kind !== 'AEXPR_OP' || !['+', '-', '*', '/', '||'].includes(operator)) return unknownSyntax(engine, operator)
  if (operator === '||') {
    const parts = [lexpr, rexpr].map((node) => character(node, withOracleSemantics))
    return callOf(['dialect', 'concat'], parts)
  }
  const name = lexpr !== undefined && operator !== '*' ? names('dialect', operator) : fields.name
  return { A_Expr: { ...inside(fields), name } }
}

/** Returns the pattern of LIKE, in which a backslash has no meaning unless ESCAPE names it. */
function pattern(node: unknown): unknown {
  const escaped = (node as { FuncCall?: Fields }).FuncCall
  if (escaped && functionName(escaped) === 'like_escape')
    return { FuncCall: { ...escaped, args: (escaped.args as unknown[]).map(textual) } }
  const text = textOf(node)
  if (text !== undefined) return constant(text.replaceAll('\\', '\\\\'))
  return callOf(['pg_catalog', 'replace'], [textual(node), constant('\\'), constant('\\\\')])
}

/** Returns `CASE a WHEN b THEN …`, which compares as `=` does. */
function simpleCase(fields: Fields): object {
  if (fields.arg === undefined) return { CaseExpr: inside(fields) }
  const whens = (fields.args as { CaseWhen: Fields }[]).map(({ CaseWhen: when }) => ({
    CaseWhen: { ...inside(when), expr: operand(when.expr) },
  }))
  return { CaseExpr: { ...inside(fields), arg: operand(fields.arg), args: whens } }
}

function call(fields: Fields): object {
  const [schema, name] = nameParts(fields.funcname)
  if (schema === 'dialect') {
    if (name === literals.char) return asChar((fields.args as unknown[])[0])
    const type = { [literals.date]: ['pg_catalog', 'timestamp'], [literals.timestamp]: ['timestamptz'] }[name ?? '']
    return type ? castTo((fields.args as unknown[])[0], ...type) : { FuncCall: inside(fields) }
  }
  return rewriteCall(fields, withOracleSemantics)
}

/** Prepares a statement for `withOracleSemantics`, in place. */
export function prepareStatement(statement: Node): void {
  walk(statement, (kind, fields) => {
    allowRecursion(fields)
    // the schema script omits the owners of tables
    if (kind === 'RangeVar') delete fields.schemaname
    if (kind === 'RangeFunction' && !JSON.stringify(fields).includes('"dialect"'))
      unknownSyntax(engine, 'a function in FROM')
    if (kind === 'SelectStmt') constantGroups(fields)
    if (kind === 'UpdateStmt' || kind === 'MergeWhenClause' || kind === 'InsertStmt') unqualifyTargets(fields)
    if (kind === 'InsertStmt' && fields.onConflictClause !== undefined) unknownSyntax(engine, 'ON CONFLICT')
  })
}

/** Rejects constants in GROUP BY, which Oracle does not read as the numbers of columns. */
function constantGroups(select: Fields): void {
  const keys = (select.groupClause as { A_Const?: object }[] | undefined) ?? []
  if (keys.some((key) => key.A_Const)) unknownSyntax(engine, 'GROUP BY 1')
  const selected = (select.targetList as { ResTarget?: { val?: unknown } }[] | undefined) ?? []
  if (select.distinctClause !== undefined && treeKey(select.distinctClause) !== '[{}]' && selected.length > 0)
    unknownSyntax(engine, 'DISTINCT ON')
}
