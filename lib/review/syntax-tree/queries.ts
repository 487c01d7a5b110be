import { emptyQuery, type CommonTable, type Join, type Query, type SortKey, type Source } from '../query'
import { lastAt } from '../last-at'
import type { StatementText } from '../tokens'
import { readExpression } from './expressions'
import { asText, asTree, asTrees, offsetOf, tableName, word, type Context, type Grammar, type Tree } from './tree'

/** Returns the context for a statement. */
export function makeContext(grammar: Grammar, { start, tokens }: StatementText): Context {
  const context: Context = { grammar, start, tokens, readQuery: (node, near) => readSelect(node, context, near) }
  return context
}

/** Returns a SELECT, or the set operation that a chain of SELECTs makes, as a query. */
export function readSelect(node: Tree, context: Context, near: number): Query {
  let query = readBlock(node, context, near)
  let current = node
  for (let next = asTree(current._next); next; next = asTree(current._next)) {
    const right = readBlock(next, context, query.at)
    const words = word(current.set_op)
    const name = context.grammar.operatorBefore?.(right.at, context) ?? words
    const operator = name.startsWith('intersect') ? 'intersect' : name.startsWith('except') ? 'except' : 'union'
    const isLast = !asTree(next._next)
    const { orderBy, limit, offset, ...block } = right
    // the parser gives the ORDER BY and LIMIT of a set operation to its last branch
    const tail = isLast && !next.parentheses
    query = {
      ...emptyQuery(query.at),
      ...(tail && { orderBy, ...(limit && { limit }), ...(offset && { offset }) }),
      setOperation: {
        operator,
        isAll: words.endsWith('all'),
        left: query,
        right: tail ? { ...block, orderBy: [] } : right,
        at: right.at,
      },
    }
    current = next
  }
  return query
}

function readBlock(node: Tree, context: Context, near: number): Query {
  // before the offset of the SELECT after them
  const common = readCommon(node.with, context, near)
  const at = offsetOf(node, context, near)
  const read = (value: unknown) => readExpression(asTree(value), context, at)
  const groups = asTree(node.groupby)
  return {
    ...emptyQuery(at),
    common,
    isDistinct: isDistinct(node.distinct),
    items: asTrees(node.columns).map((item) => {
      const alias = asText(item.as)
      const near = offsetOf(item, context, at)
      const expression = readExpression(asTree(item.expr), context, near)
      const read = { expression, ...(alias !== undefined && { alias }) }
      return context.grammar.readAlias?.(read) ?? read
    }),
    from: readFrom(node.from, context, at),
    ...(asTree(node.where) && { where: read(node.where) }),
    groupBy: asTrees(groups?.columns)
      .filter((key) => !isGroupingSet(key))
      .map(read),
    hasGroupingSets: asTrees(groups?.modifiers).length > 0 || asTrees(groups?.columns).some(isGroupingSet),
    ...(asTree(node.having) && { having: read(node.having) }),
    orderBy: readOrder(node.orderby, context, at),
    ...context.grammar.readLimit(node, context, at),
    locksForUpdate: word(node.locking_read).startsWith('for update'),
  }
}

/** True for ROLLUP(…) and CUBE(…) as a key. */
function isGroupingSet({ name }: Tree): boolean {
  return /^(?:rollup|cube)$/.test(word(asTrees(asTree(name)?.name)[0]))
}

function isDistinct(value: unknown): boolean {
  return word(value) === 'distinct' || word(asTree(value)?.type) === 'distinct'
}

/** Returns the sort keys of a statement. */
export function readOrder(value: unknown, context: Context, near: number): SortKey[] {
  return asTrees(value).map((key) => ({
    expression: readExpression(asTree(key.expr), context, near),
    isDescending: word(key.type) === 'desc',
  }))
}

/** Returns the common table expressions of a statement. */
export function readCommon(value: unknown, context: Context, near: number): CommonTable[] {
  return asTrees(value).flatMap(({ name, stmt }) => {
    const query = asTree(asTree(stmt)?.ast) ?? asTree(stmt)
    return query ? [{ name: asText(name) ?? '', query: context.readQuery(query, near) }] : []
  })
}

/** Returns the sources of FROM; an item with JOIN is joined to all before it since the last comma. */
export function readFrom(value: unknown, context: Context, near: number): Source[] {
  const sources: Source[] = []
  for (const item of asTrees(value)) {
    if (item.type === 'dual') continue
    const right = readItem(item, context, near)
    const left = item.join ? sources.pop() : undefined
    sources.push(left ? readJoin(item, left, right, context) : right)
  }
  return sources
}

function readItem(item: Tree, context: Context, near: number): Source {
  // v(a, b)
  const alias = asText(item.as)?.replace(/\(.*\)$/s, '')
  const named = alias === undefined ? {} : { alias }
  const inner = asTree(item.expr)
  const query = asTree(inner?.ast)
  if (query) {
    const read = context.readQuery(query, near)
    return { kind: 'derived', query: read, ...named, at: read.at }
  }
  if (inner) return { kind: 'function', args: [readExpression(inner, context, near)], ...named, at: near }
  const table = tableName(item, context, near)
  return { kind: 'table', table, ...named, at: table.at }
}

/** True if NATURAL, which the parsers do not know, is before the JOIN of a source. */
function isAfterNatural(at: number, { tokens }: Context): boolean {
  let index = lastAt(tokens, at - 1, ({ start }) => start)
  while (/^(?:inner|join|left|outer|right|\(|\.)$/i.test(tokens[index]?.text ?? '')) index--
  return /^natural$/i.test(tokens[index]?.text ?? '')
}

function readJoin(item: Tree, left: Source, right: Source, context: Context): Join {
  const join = word(item.join)
  const outer = /\b(left|right|full)\b/.exec(join.replace('outer apply', 'left'))?.[1] as
    | 'left'
    | 'right'
    | 'full'
    | undefined
  const using = asTrees(item.using).flatMap((column) => asText(column) ?? [])
  const isNatural = isAfterNatural(right.at, context)
  const isCross = !outer && !asTree(item.on) && using.length === 0 && !isNatural
  return {
    kind: 'join',
    type: isCross ? 'cross' : (outer ?? 'inner'),
    isNatural,
    left,
    right,
    ...(asTree(item.on) && { on: readExpression(asTree(item.on), context, right.at) }),
    using,
    at: right.at,
  }
}
