import type { JoinExpr, Node, SelectStmt, WithClause } from 'libpg-query'
import { emptyQuery, type CommonTable, type Query, type SelectItem, type SortKey, type Source } from '../query'
import { nameOf, nullOrder, stringsOf, type Context } from './context'
import { readExpression } from './expressions'

/** Returns the context for a statement, whose locations `at` turns into offsets of the text. */
export function makeContext(at: Context['at'], refine: Context['refine'] = (query) => query): Context {
  const context: Context = {
    at,
    refine,
    readQuery: (node, near) => {
      if ('SelectStmt' in node) return readSelect(node.SelectStmt, context, near)
      context.changes.push({ node, at: near })
      return emptyQuery(near)
    },
    changes: [],
  }
  return context
}

/** Returns a SELECT, a set operation or VALUES as a query. */
export function readSelect(node: SelectStmt, context: Context, near: number): Query {
  const items = readItems(node.targetList, context, near)
  const first = node.targetList?.[0]
  const at = first && 'ResTarget' in first ? context.at(first.ResTarget.location, near) : near
  const expression = (inner: Node) => readExpression(inner, context, at)
  const shared: Query = {
    ...emptyQuery(at),
    common: readCommon(node.withClause, context, near),
    orderBy: readOrder(node.sortClause, context, at),
    ...(node.limitCount && !isNull(node.limitCount) && { limit: expression(node.limitCount) }),
    ...(node.limitOffset && { offset: expression(node.limitOffset) }),
    locksForUpdate: (node.lockingClause ?? []).some(
      (lock) => 'LockingClause' in lock && lock.LockingClause.strength === 'LCS_FORUPDATE',
    ),
  }
  if (node.larg && node.rarg) {
    const left = readSelect(node.larg, context, at)
    const right = readSelect(node.rarg, context, at)
    const operators = { SETOP_INTERSECT: 'intersect', SETOP_EXCEPT: 'except' } as const
    const operator = operators[node.op as keyof typeof operators] ?? 'union'
    return { ...shared, at: left.at, setOperation: { operator, isAll: node.all ?? false, left, right, at: right.at } }
  }
  const groups = node.groupClause ?? []
  return context.refine({
    ...shared,
    isDistinct: node.distinctClause !== undefined,
    items,
    from: (node.fromClause ?? []).map((source) => readSource(source, context, at)),
    ...(node.whereClause && { where: expression(node.whereClause) }),
    groupBy: groups.filter((group) => !('GroupingSet' in group)).map(expression),
    hasGroupingSets: groups.some((group) => 'GroupingSet' in group),
    ...(node.havingClause && { having: expression(node.havingClause) }),
    ...(node.intoClause?.rel && { into: nameOf(node.intoClause.rel, context, at) }),
  })
}

/** Returns the common table expressions of a statement. */
export function readCommon(clause: WithClause | undefined, context: Context, near: number): CommonTable[] {
  return (clause?.ctes ?? []).flatMap((node) => {
    if (!('CommonTableExpr' in node)) return []
    const { ctename = '', ctequery, location } = node.CommonTableExpr
    const at = context.at(location, near)
    return [{ name: ctename, query: ctequery ? context.readQuery(ctequery, at) : emptyQuery(at) }]
  })
}

/** Returns the expressions of a select list, or the values of an UPDATE. */
export function readItems(nodes: readonly Node[] | undefined, context: Context, near: number): SelectItem[] {
  return (nodes ?? []).flatMap((node) => {
    if (!('ResTarget' in node)) return []
    const { val, name, location } = node.ResTarget
    const expression = readExpression(val, context, context.at(location, near))
    return [{ expression, ...(name !== undefined && { alias: name }) }]
  })
}

function readOrder(nodes: readonly Node[] | undefined, context: Context, near: number): SortKey[] {
  return (nodes ?? []).flatMap((node) => {
    if (!('SortBy' in node)) return []
    const expression = readExpression(node.SortBy.node, context, near)
    const isDescending = node.SortBy.sortby_dir === 'SORTBY_DESC'
    return [{ expression, isDescending, ...nullOrder(node.SortBy.sortby_nulls, isDescending) }]
  })
}

/** Returns an item of FROM or USING. */
export function readSource(node: Node, context: Context, near: number): Source {
  if ('RangeVar' in node) {
    const table = nameOf(node.RangeVar, context, near)
    return { kind: 'table', table, ...aliasOf(node.RangeVar.alias), at: table.at }
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect
    const query = subquery ? context.readQuery(subquery, near) : emptyQuery(near)
    return { kind: 'derived', query, ...aliasOf(alias), at: query.at }
  }
  if ('JoinExpr' in node) return readJoin(node.JoinExpr, context, near)
  if ('RangeTableSample' in node && node.RangeTableSample.relation)
    return readSource(node.RangeTableSample.relation, context, near)
  const alias = 'RangeFunction' in node ? aliasOf(node.RangeFunction.alias) : {}
  return { kind: 'function', ...alias, args: [], at: near }
}

function readJoin(node: JoinExpr, context: Context, near: number): Source {
  const side = (inner: Node | undefined) => (inner ? readSource(inner, context, near) : undefined)
  const [left, right] = [side(node.larg), side(node.rarg)]
  const unknown: Source = { kind: 'function', args: [], at: near }
  const types = { JOIN_LEFT: 'left', JOIN_RIGHT: 'right', JOIN_FULL: 'full' } as const
  const using = stringsOf(node.usingClause)
  const isNatural = node.isNatural ?? false
  const isCross = node.jointype === 'JOIN_INNER' && !node.quals && using.length === 0 && !isNatural
  const at = right?.at ?? near
  return {
    kind: 'join',
    type: isCross ? 'cross' : (types[node.jointype as keyof typeof types] ?? 'inner'),
    isNatural,
    left: left ?? unknown,
    right: right ?? unknown,
    ...(node.quals && { on: readExpression(node.quals, context, at) }),
    using,
    at,
  }
}

function aliasOf(alias: { aliasname?: string } | undefined): { alias?: string } {
  return alias?.aliasname === undefined ? {} : { alias: alias.aliasname }
}

/** True for LIMIT ALL, which the grammar reads as NULL. */
function isNull(node: Node): boolean {
  return 'A_Const' in node && node.A_Const.isnull === true
}
