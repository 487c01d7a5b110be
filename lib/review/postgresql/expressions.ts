import type { A_Const, A_Expr, BoolExpr, CaseExpr, FuncCall, Node, SubLink } from 'libpg-query'
import type { Expression, Subquery } from '../query'
import { stringsOf, typeOf, type Context } from './context'

/** Returns an expression of PostgreSQL's syntax tree; `near` is the offset of the part around it. */
export function readExpression(node: Node | undefined, context: Context, near: number): Expression {
  if (!node) return { kind: 'other', args: [], at: near }
  const read = (inner: Node | undefined, at = near) => readExpression(inner, context, at)
  const all = (nodes: readonly Node[] | undefined, at = near) => (nodes ?? []).map((inner) => read(inner, at))
  if ('ColumnRef' in node) return readColumn(node.ColumnRef.fields ?? [], context.at(node.ColumnRef.location, near))
  if ('A_Const' in node) return readConstant(node.A_Const, context.at(node.A_Const.location, near))
  if ('ParamRef' in node) return { kind: 'parameter', at: context.at(node.ParamRef.location, near) }
  if ('A_Expr' in node) return readOperation(node.A_Expr, context, near)
  if ('BoolExpr' in node) return readBoolean(node.BoolExpr, context, near)
  if ('SubLink' in node) return readSubquery(node.SubLink, context, near)
  if ('FuncCall' in node) return readCall(node.FuncCall, context, near)
  if ('CaseExpr' in node) return readCase(node.CaseExpr, context, near)
  if ('NullTest' in node) {
    const at = context.at(node.NullTest.location, near)
    const operator = node.NullTest.nulltesttype === 'IS_NOT_NULL' ? 'IS NOT NULL' : 'IS NULL'
    return { kind: 'operation', operator, args: [read(node.NullTest.arg, at)], at }
  }
  if ('TypeCast' in node) {
    const at = context.at(node.TypeCast.location, near)
    return { kind: 'cast', type: typeOf(node.TypeCast.typeName).name, args: [read(node.TypeCast.arg, at)], at }
  }
  if ('CollateClause' in node) {
    const { location, arg, collname } = node.CollateClause
    const at = context.at(location, near)
    return { kind: 'collate', name: stringsOf(collname).at(-1) ?? '', args: [read(arg, at)], at }
  }
  if ('CoalesceExpr' in node) return named('coalesce', node.CoalesceExpr)
  if ('MinMaxExpr' in node) return named(node.MinMaxExpr.op === 'IS_LEAST' ? 'least' : 'greatest', node.MinMaxExpr)
  if ('SQLValueFunction' in node) return named('current_value', { ...node.SQLValueFunction, args: [] })
  if ('RowExpr' in node) return other(node.RowExpr.args, node.RowExpr.location)
  if ('A_ArrayExpr' in node) return other(node.A_ArrayExpr.elements, node.A_ArrayExpr.location)
  if ('List' in node) return other(node.List.items, undefined)
  if ('BooleanTest' in node) return other(node.BooleanTest.arg && [node.BooleanTest.arg], node.BooleanTest.location)
  if ('A_Indirection' in node) return other(node.A_Indirection.arg && [node.A_Indirection.arg], undefined)
  if ('MultiAssignRef' in node) return read(node.MultiAssignRef.source)
  return { kind: 'other', args: [], at: near }

  function other(nodes: readonly Node[] | undefined, location: number | undefined): Expression {
    const at = context.at(location, near)
    return { kind: 'other', args: all(nodes, at), at }
  }
  function named(name: string, call: { args?: Node[]; location?: number }): Expression {
    const at = context.at(call.location, near)
    return { kind: 'call', name, args: all(call.args, at), isDistinct: false, isWindow: false, at }
  }
}

function readColumn(fields: readonly Node[], at: number): Expression {
  const names = stringsOf(fields)
  const last = fields.at(-1)
  const table = last && 'A_Star' in last ? names.at(-1) : names.at(-2)
  const owner = table === undefined ? {} : { table }
  if (last && 'A_Star' in last) return { kind: 'star', ...owner, at }
  return { kind: 'column', ...owner, name: names.at(-1) ?? '', at }
}

function readConstant({ isnull, ival, fval, boolval, sval, bsval }: A_Const, at: number): Expression {
  if (isnull) return { kind: 'literal', type: 'null', value: 'NULL', at }
  if (ival) return { kind: 'literal', type: 'number', value: String(ival.ival ?? 0), at }
  if (fval) return { kind: 'literal', type: 'number', value: fval.fval ?? '', at }
  if (boolval) return { kind: 'literal', type: 'boolean', value: String(boolval.boolval ?? false), at }
  return { kind: 'literal', type: 'text', value: sval?.sval ?? bsval?.bsval ?? '', at }
}

const likeOperators: Readonly<Record<string, string>> = {
  '~~': 'LIKE',
  '!~~': 'NOT LIKE',
  '~~*': 'LIKE',
  '!~~*': 'NOT LIKE',
}

function readOperation(node: A_Expr, context: Context, near: number): Expression {
  const at = context.at(node.location, near)
  const name = stringsOf(node.name).at(-1) ?? ''
  const sides = [node.lexpr, node.rexpr]
    .flatMap((side) => side ?? [])
    .flatMap((side) => ('List' in side ? (side.List.items ?? []) : [side]))
    .map((side) => readExpression(side, context, at))
  const operation = (operator: string): Expression => ({ kind: 'operation', operator, args: sides, at })
  switch (node.kind) {
    case 'AEXPR_IN':
      return operation(name === '<>' ? 'NOT IN' : 'IN')
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
      return operation(likeOperators[name] ?? name)
    case 'AEXPR_BETWEEN':
    case 'AEXPR_BETWEEN_SYM':
      return operation('BETWEEN')
    case 'AEXPR_NOT_BETWEEN':
    case 'AEXPR_NOT_BETWEEN_SYM':
      return operation('NOT BETWEEN')
    case 'AEXPR_OP':
      return operation(name)
    case 'AEXPR_DISTINCT':
      return operation('IS DISTINCT FROM')
    case 'AEXPR_NOT_DISTINCT':
      return operation('IS NOT DISTINCT FROM')
    default:
      return { kind: 'other', args: sides, at }
  }
}

function readBoolean(node: BoolExpr, context: Context, near: number): Expression {
  const at = context.at(node.location, near)
  const args = (node.args ?? []).map((arg) => readExpression(arg, context, at))
  const [first] = args
  if (node.boolop === 'NOT_EXPR') {
    if (first?.kind === 'subquery' && (first.form === 'in' || first.form === 'exists'))
      return { ...first, isNegated: !first.isNegated }
    return { kind: 'operation', operator: 'NOT', args, at }
  }
  return { kind: 'operation', operator: node.boolop === 'OR_EXPR' ? 'OR' : 'AND', args, at }
}

function readSubquery(node: SubLink, context: Context, near: number): Subquery {
  const at = context.at(node.location, near)
  const forms = {
    EXISTS_SUBLINK: 'exists',
    ANY_SUBLINK: node.operName ? 'any' : 'in',
    ALL_SUBLINK: 'all',
  } as const
  return {
    kind: 'subquery',
    form: forms[node.subLinkType as keyof typeof forms] ?? 'scalar',
    isNegated: false,
    ...(node.testexpr && { left: readExpression(node.testexpr, context, at) }),
    query: context.readQuery(node.subselect ?? { SelectStmt: {} }, at),
    at,
  }
}

function readCall(node: FuncCall, context: Context, near: number): Expression {
  const at = context.at(node.location, near)
  const args = [...(node.args ?? []), ...(node.agg_filter ? [node.agg_filter] : [])]
  return {
    kind: 'call',
    name: (stringsOf(node.funcname).at(-1) ?? '').toLowerCase(),
    args: args.map((arg) => readExpression('NamedArgExpr' in arg ? arg.NamedArgExpr.arg : arg, context, at)),
    isDistinct: node.agg_distinct ?? false,
    isWindow: node.over !== undefined,
    at,
  }
}

function readCase(node: CaseExpr, context: Context, near: number): Expression {
  const at = context.at(node.location, near)
  const whens = (node.args ?? []).flatMap((when) => ('CaseWhen' in when ? [when.CaseWhen] : []))
  return {
    kind: 'case',
    ...(node.arg && { subject: readExpression(node.arg, context, at) }),
    conditions: whens.map(({ expr }) => readExpression(expr, context, at)),
    results: [...whens.map(({ result }) => result), ...(node.defresult ? [node.defresult] : [])].map((result) =>
      readExpression(result, context, at),
    ),
    at,
  }
}
