import type { Expression, Literal, Operation } from '../query'
import { asText, asTree, asTrees, columnOf, offsetOf, word, type Context, type Tree } from './tree'

/** Returns an expression of a syntax tree; `near` is the offset of the part around it. */
export function readExpression(node: Tree | undefined, context: Context, near: number): Expression {
  const at = offsetOf(node, context, near)
  const read = (value: unknown) => readExpression(asTree(value), context, at)
  if (!node) return { kind: 'other', args: [], at }
  const query = asTree(node.ast)
  if (query) return { kind: 'subquery', form: 'scalar', isNegated: false, query: context.readQuery(query, at), at }
  if (node.type === 'select')
    return { kind: 'subquery', form: 'scalar', isNegated: false, query: context.readQuery(node, at), at }
  switch (node.type) {
    case 'column_ref':
      return refined(readColumn(node, at), context)
    case 'star':
      return { kind: 'star', at }
    case 'param':
    case 'origin':
    case 'var':
      return { kind: 'parameter', at }
    case 'binary_expr':
      return readBinary(node, context, at)
    case 'unary_expr':
      return readUnary(node, context, at)
    case 'extract':
      return {
        kind: 'call',
        name: 'extract',
        args: [read(asTree(node.args)?.source)],
        isDistinct: false,
        isWindow: false,
        at,
      }
    case 'function':
    case 'aggr_func':
      return refined(readCall(node, context, at), context)
    case 'cast':
      return { kind: 'cast', type: word(asTrees(node.target)[0]?.dataType), args: [read(node.expr)], at }
    case 'expr_list':
      return single(asTrees(node.value).map(read), at)
    case 'case': {
      const subject = asTree(node.expr) && read(node.expr)
      const branches = asTrees(node.args).map(({ cond, result }) => ({
        conditions: cond ? [read(cond)] : [],
        result: read(result),
      }))
      return {
        kind: 'case',
        ...(subject && { subject }),
        conditions: branches.flatMap(({ conditions }) => conditions),
        results: branches.map(({ result }) => result),
        at,
      }
    }
    default:
      return literal(node, at) ?? { kind: 'other', args: [node.expr, node.value].flatMap(asTrees).map(read), at }
  }
}

function refined(expression: Expression, { grammar }: Context): Expression {
  return grammar.refine?.(expression) ?? expression
}

function single(args: readonly Expression[], at: number): Expression {
  const [first] = args
  return first && args.length === 1 ? first : { kind: 'other', args, at }
}

function literal({ type, value }: Tree, at: number): Literal | undefined {
  if (type === 'null') return { kind: 'literal', type: 'null', value: 'NULL', at }
  if (type === 'number' || type === 'bigint') return { kind: 'literal', type: 'number', value: asText(value) ?? '', at }
  if (type === 'bool' || type === 'boolean') return { kind: 'literal', type: 'boolean', value: String(value), at }
  if (/string$|^(?:date|time|datetime|timestamp)$/.test(String(type)))
    return {
      kind: 'literal',
      type: 'text',
      value: asText(value) ?? '',
      ...(type === 'var_string' && { isNational: true }),
      at,
    }
  return undefined
}

function readColumn(node: Tree, at: number): Expression {
  const name = columnOf(node) ?? ''
  const table = asText(node.table)
  const owner = table === undefined ? {} : { table }
  if (name === '*') return { kind: 'star', ...owner, at }
  const column: Expression = { kind: 'column', ...owner, name, at }
  const collation = asText(asTree(asTree(node.collate)?.collate)?.name)
  return collation === undefined ? column : { kind: 'collate', name: collation, args: [column], at }
}

const operators: Readonly<Record<string, string>> = { '!=': '<>', '&&': 'AND' }

function readBinary(node: Tree, context: Context, near: number): Expression {
  const written = String(node.operator).toUpperCase()
  const operator = operators[written] ?? written
  const left = readExpression(asTree(node.left), context, near)
  // the grammar of SQL Server has no places for operators and literals
  const at = node.loc ? near : left.at
  const right = asTree(node.right)
  const isList = right?.type === 'expr_list'
  const values = (isList ? asTrees(right.value) : [right]).map((value) => readExpression(value, context, at))
  const operation = (name: string, args: readonly Expression[]): Operation => ({
    kind: 'operation',
    operator: name,
    args,
    at,
  })
  if (operator === 'IS' || operator === 'IS NOT')
    return values[0]?.kind === 'literal' && values[0].type === 'null'
      ? operation(`${operator} NULL`, [left])
      : operation(operator, [left, ...values])
  if (operator === 'AND' || operator === 'OR')
    return operation(
      operator,
      [left, ...values].flatMap((arg) => flatten(arg, operator)),
    )
  const [inner] = values
  if ((operator === 'IN' || operator === 'NOT IN') && inner?.kind === 'subquery')
    return { ...inner, form: 'in', isNegated: operator === 'NOT IN', left, at }
  const quantified = quantifier(right)
  if (quantified && inner?.kind === 'call') {
    const [query] = inner.args
    if (query?.kind === 'subquery') return { ...query, form: quantified, left, at }
  }
  return operation(operator, [left, ...values])
}

function flatten(expression: Expression, operator: string): readonly Expression[] {
  return expression.kind === 'operation' && expression.operator === operator ? expression.args : [expression]
}

function quantifier(node: Tree | undefined): 'all' | 'any' | undefined {
  if (node?.type !== 'function') return undefined
  const name = functionName(node)
  if (name === 'all') return 'all'
  return name === 'any' || name === 'some' ? 'any' : undefined
}

function readUnary(node: Tree, context: Context, at: number): Expression {
  const operator = String(node.operator).toUpperCase()
  const arg = readExpression(asTree(node.expr), context, at)
  if (operator.endsWith('EXISTS') && arg.kind === 'subquery')
    return { ...arg, form: 'exists', isNegated: operator.startsWith('NOT') }
  if (operator === 'NOT' && arg.kind === 'subquery' && (arg.form === 'in' || arg.form === 'exists'))
    return { ...arg, isNegated: !arg.isNegated }
  if (operator === '-' && arg.kind === 'literal') return { ...arg, value: `-${arg.value}` }
  return { kind: 'operation', operator: operator === '!' ? 'NOT' : operator, args: [arg], at }
}

function functionName(node: Tree): string {
  const parts = asTree(node.name)?.name
  return word(parts === undefined ? node.name : asTrees(parts).at(-1))
}

function readCall(node: Tree, context: Context, at: number): Expression {
  const given = asTree(node.args)
  const inner = asTree(given?.expr)
  const list = inner ? (inner.type === 'expr_list' ? asTrees(inner.value) : [inner]) : asTrees(given?.value)
  const args = list.map((arg) => readExpression(arg, context, at))
  const name = functionName(node)
  const [first] = args
  if ((name === 'exists' || name === 'not exists') && first?.kind === 'subquery')
    return { ...first, form: 'exists', isNegated: name === 'not exists' }
  return { kind: 'call', name, args, isDistinct: Boolean(given?.distinct), isWindow: Boolean(node.over), at }
}
