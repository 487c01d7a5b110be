import { textOf } from '../dialect/tree'
import { unknownSyntax } from '../dialect/unknown-syntax'
import { allowRecursion, unqualifyTargets } from '../dialect/statements'
import { columnName, functionName, operatorName, treeKey, walk, type Node } from '../engine/parse'
import type { Fields } from '../dialect/blocks'
import { engine } from './names'
import { TOP } from './respell'

const conditions = ['BoolExpr', 'NullTest']
const comparing = /^(?:[<>=]+|!?~~)$/

/** Prepares a statement for `withSqlServerSemantics`, in place. */
export function prepareStatement(statement: Node): void {
  walk(statement, (kind, fields) => {
    allowRecursion(fields)
    // the schema script omits the schemas of tables
    if (kind === 'RangeVar') {
      delete fields.schemaname
      delete fields.catalogname
    }
    if (kind === 'RangeFunction') nameColumn(fields)
    if (kind === 'SortBy' && fields.sortby_nulls !== 'SORTBY_NULLS_DEFAULT') unknownSyntax(engine, 'NULLS FIRST')
    if (kind === 'SelectStmt') prepareBlock(fields)
    if (kind === 'UpdateStmt' || kind === 'MergeWhenClause' || kind === 'InsertStmt') unqualifyTargets(fields)
    if (kind === 'InsertStmt' && fields.onConflictClause !== undefined) unknownSyntax(engine, 'ON CONFLICT')
  })
}

/** Rejects functions in FROM except STRING_SPLIT. */
function nameColumn(fields: Fields): void {
  const calls: string[] = []
  walk([fields.functions], (kind, call) => {
    if (kind === 'FuncCall') calls.push(functionName(call))
  })
  if (calls[0] !== 'string_split') unknownSyntax(engine, 'a function in FROM')
}

function prepareBlock(select: Fields): void {
  limitRows(select)
  const keys = (select.groupClause as { A_Const?: object }[] | undefined) ?? []
  if (keys.some((key) => key.A_Const)) unknownSyntax(engine, 'GROUP BY 1')
  if (select.distinctClause !== undefined && treeKey(select.distinctClause) !== '[{}]')
    unknownSyntax(engine, 'DISTINCT ON')
  if (select.lockingClause !== undefined) unknownSyntax(engine, 'FOR UPDATE')
  for (const item of (select.targetList as { ResTarget: Fields }[] | undefined) ?? []) nameTarget(item.ResTarget)
}

/** Replaces the call that marks `TOP (n)`, the first column of a select list, with a limit. */
function limitRows(select: Fields): void {
  const [first, ...targets] = (select.targetList as { ResTarget: { val?: { FuncCall?: Fields } } }[] | undefined) ?? []
  const call = first?.ResTarget.val?.FuncCall
  if (!call || functionName(call) !== TOP) return
  const [count, ties] = call.args as unknown[]
  select.targetList = targets
  select.limitCount = count
  select.limitOption = textOf(ties) === 'ties' ? 'LIMIT_OPTION_WITH_TIES' : 'LIMIT_OPTION_COUNT'
}

/** Replaces `total = SUM(a)` in a select list, where a comparison cannot be, with `SUM(a) AS total`. */
function nameTarget(target: Fields): void {
  const { A_Expr: comparison, ...other } = (target.val ?? {}) as Record<string, Fields>
  const operator = operatorName(comparison ?? {})
  const column = (comparison?.lexpr as { ColumnRef?: Fields } | undefined)?.ColumnRef
  const isAlias =
    comparison?.kind === 'AEXPR_OP' && operator === '=' && (column?.fields as unknown[] | undefined)?.length === 1
  if (isAlias && column && target.name === undefined) {
    target.name = columnName(column)
    target.val = comparison.rexpr
  } else if (
    comparison
      ? comparing.test(operator) && comparison.kind !== 'AEXPR_NULLIF'
      : conditions.some((kind) => kind in other)
  )
    unknownSyntax(engine, 'a condition in a select list')
}
