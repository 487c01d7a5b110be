import type { Call, Expression } from '../../review/query'
import { findColumn, type Schema } from '../../review/schema'
import { nameOfSource } from '../../review/scope'
import type { StatementBody } from '../../review/statement'
import { conditionsOf, conjunctsOf, expressionsOf, joinsOf, leavesOf, partsOf, type Block } from '../../review/walk'
import { Usages, type Usage, type Views } from './usage'

/** Returns how a statement uses the columns of the tables of a schema, per table and query block. */
export function readUsages(body: StatementBody, schema: Schema, views: Views): Usage[] {
  const usages = new Usages(body, schema, views)
  for (const block of usages.blocks) {
    for (const source of leavesOf(block.query.from)) usages.of(source, block)
    for (const condition of conditionsOf(block.query).flatMap(conjunctsOf)) readCondition(condition, block, usages)
    readUsing(block, usages)
    readOrder(block, usages)
    readOutput(block, usages)
  }
  return usages.all
}

const ranges = new Set(['<', '<=', '>', '>=', 'BETWEEN'])

function readCondition(condition: Expression, block: Block, usages: Usages): void {
  if (condition.kind === 'subquery') return readSubquery(condition, block, usages)
  if (condition.kind === 'column') {
    const found = usages.resolve(condition, block)
    found?.usage.equal.add(found.column)
    return
  }
  if (condition.kind === 'other') {
    // column = ANY (array)
    const [column, list] = condition.args.map((arg) => usages.resolve(arg, block))
    if (column && !list) column.usage.listed.add(column.column)
    return
  }
  if (condition.kind !== 'operation') return
  const { operator, args } = condition
  if (operator === 'OR') return readAlternatives(args, block, usages)
  const [left, right] = args
  if (operator === '=' && args.length === 2) {
    readEquality(left, right, block, usages)
    readEquality(right, left, block, usages)
    return
  }
  if (operator === 'NOT' && left) {
    // the planner replaces NOT with the opposite comparison, and an index does not serve <>
    if (left.kind === 'column' || (left.kind === 'operation' && ranges.has(left.operator)))
      readCondition(left, block, usages)
    return
  }
  const target = usages.resolve(left, block) ?? (ranges.has(operator) ? usages.resolve(right, block) : undefined)
  if (!target) return
  if (operator === 'IN') target.usage[args.length > 2 ? 'listed' : 'equal'].add(target.column)
  else if (operator === 'IS NULL') target.usage.equal.add(target.column)
  else if (ranges.has(operator)) target.usage.ranges.add(target.column)
  else if (operator === 'LIKE' && right?.kind === 'literal' && /^[^%_]/.test(right.value))
    target.usage.prefixes.add(target.column)
}

/** Reads `column = other`: a join if the other side contains a column of another table of the same block. */
function readEquality(side: Expression | undefined, other: Expression | undefined, block: Block, usages: Usages) {
  if (side?.kind === 'call') return readConverted(side, other, block, usages)
  const target = usages.resolve(side, block)
  if (!target || !other) return
  const others = partsOf(other).flatMap((part) => usages.resolve(part, block) ?? [])
  if (others.some(({ usage }) => usage === target.usage)) return
  // a subquery’s condition on a column of the block around it is a join for the outer table, and a value for the inner one
  const isInner = others.every((found) => found.block !== target.block && isBelow(target.block, found.block))
  if (others.length === 0 || isInner) target.usage.equal.add(target.column)
  else for (const { usage } of others) addJoin(target.usage, usage.source, target.column)
}

/** Reads `lower(column) = value`; a comparison with a column of another table is left out. */
function readConverted(call: Call, other: Expression | undefined, block: Block, usages: Usages): void {
  const { name, args } = call
  if ((name !== 'lower' && name !== 'upper') || args.length !== 1 || !other) return
  const target = usages.resolve(args[0], block)
  const isValue = partsOf(other).every((part) => part.kind !== 'column')
  if (target && isValue) target.usage.converted.set(target.column, name)
}

function isBelow(block: Block | undefined, outer: Block): boolean {
  return block !== undefined && (block.outer === outer || isBelow(block.outer, outer))
}

function addJoin(usage: Usage, key: Parameters<Usage['joined']['get']>[0], column: string): void {
  usage.joined.set(key, (usage.joined.get(key) ?? new Set()).add(column))
}

/** Reads `column IN (SELECT other …)`, which joins both columns. */
function readSubquery(condition: Extract<Expression, { kind: 'subquery' }>, block: Block, usages: Usages): void {
  if (condition.form !== 'in' && condition.form !== 'any') return
  const outer = usages.resolve(condition.left, block)
  if (outer) addJoin(outer.usage, condition.query, outer.column)
  const inner = usages.blocks.find(({ query }) => query === condition.query)
  const item = inner && usages.resolve(inner.query.items[0]?.expression, inner)
  if (item) addJoin(item.usage, condition.query, item.column)
}

/** Reads the branches of OR: each is answered by an index of its own. */
function readAlternatives(branches: readonly Expression[], block: Block, usages: Usages): void {
  for (const branch of branches) {
    const columns = new Map<Usage, Set<string>>()
    for (const condition of conjunctsOf(branch)) {
      if (condition.kind !== 'operation' || !/^(?:=|<|<=|>|>=|BETWEEN|IN|IS NULL)$/.test(condition.operator)) continue
      const found = usages.resolve(condition.args[0], block)
      if (found) columns.set(found.usage, (columns.get(found.usage) ?? new Set()).add(found.column))
    }
    for (const [usage, set] of columns) usage.alternatives.push(set)
  }
}

/** Reads JOIN … USING. */
function readUsing(block: Block, usages: Usages): void {
  for (const join of joinsOf(block.query.from)) {
    const sides = [...leavesOf([join.left]), ...leavesOf([join.right])]
    for (const name of join.using)
      for (const source of sides) {
        const usage = usages.of(source, block)
        const column = findColumn(usage?.table, name)
        const [partner] = sides.filter((other) => other !== source)
        if (usage && column && partner) addJoin(usage, partner, column.name)
      }
  }
}

function readOrder(block: Block, usages: Usages): void {
  const { query } = block
  const alone = query.items.length === 1 ? query.items[0]?.expression : undefined
  if (query.groupBy.length === 0 && alone?.kind === 'call' && /^(?:min|max)$/.test(alone.name)) {
    const found = usages.resolve(alone.args[0], block)
    if (found) found.usage.sort.push({ column: found.column, isDescending: false })
  }
  let owner: Usage | undefined
  for (const { expression, ...direction } of query.orderBy) {
    const found = usages.resolve(outputOf(expression, block), block)
    if (!found || (owner && owner !== found.usage)) break
    owner = found.usage
    if (!owner.sort.some(({ column }) => column === found.column))
      owner.sort.push({ column: found.column, ...direction })
  }
  const distinct = query.isDistinct ? query.items.map(({ expression }) => expression) : []
  for (const expression of [...query.groupBy.map((group) => outputOf(group, block)), ...distinct]) {
    const found = usages.resolve(expression, block)
    found?.usage.groups.add(found.column)
  }
}

/** Returns the expression of the select list that a position or an alias in ORDER BY and GROUP BY stands for. */
function outputOf(expression: Expression, { query: { items } }: Block): Expression {
  if (expression.kind === 'literal' && expression.type === 'number')
    return items[Number(expression.value) - 1]?.expression ?? expression
  if (expression.kind !== 'column' || expression.table !== undefined) return expression
  return items.find(({ alias }) => alias === expression.name)?.expression ?? expression
}

/** Collects the columns that a block reads, so that an index can contain all of them. */
function readOutput(block: Block, usages: Usages): void {
  for (const part of expressionsOf(block.query)) {
    if (part.kind === 'star') {
      for (const source of leavesOf(block.query.from)) {
        const usage = usages.of(source, block)
        if (usage && (part.table === undefined || nameOfSource(source) === part.table.toLowerCase()))
          usage.read = undefined
      }
    } else {
      const found = usages.resolve(part, block)
      found?.usage.read?.add(found.column)
    }
  }
  if (block.role === 'change' || block.query.locksForUpdate)
    for (const source of leavesOf(block.query.from)) {
      const usage = usages.of(source, block)
      if (usage) usage.read = undefined
    }
}
