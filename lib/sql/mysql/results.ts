import { asText, textOf } from '../dialect/tree'
import type { Table } from '../engine/catalog'
import { columnName, functionName, walk, type Node } from '../engine/parse'

type Fields = Record<string, unknown>

/** Functions that return one of their arguments after the number of arguments given here. */
const choosing: Readonly<Record<string, number>> = { if: 1, ifnull: 0, nvl: 0, nvl2: 1 }

/**
 * Casts a literal that does not start with a number to text, so that next to a number it is converted to 0, and next to an
 * ENUM it need not be one of its values.
 */
export function wordAsText(node: unknown): unknown {
  return isWord(node) ? asText(node) : node
}

function isWord(node: unknown): boolean {
  return !/^\s*[-+]?\.?\d/.test(textOf(node) ?? '0')
}

/**
 * Gives the results of CASE, COALESCE, IF and set operations the type of MySQL, in place: an ENUM is a text there, and so
 * is a number or a date if another result is a word.
 */
export function resultsAsText(statement: Node, tables: readonly Table[]): void {
  const columns = tables.flatMap((table) => table.columns)
  const aliases: { name: string; val: unknown }[] = []
  walk(statement, (kind, { name, val }) => {
    if (kind === 'ResTarget' && typeof name === 'string') aliases.push({ name, val })
  })
  const isEnum = (node: unknown, seen: readonly string[] = []): boolean => {
    const column = columnOf(node)
    if (column === undefined || seen.includes(column)) return false
    const same = columns.filter(({ name }) => name === column)
    if (same.length > 0) return same.every(({ labels }) => labels !== undefined)
    const values = aliases.flatMap(({ name, val }) => (name === column ? [val] : []))
    return values.length > 0 && values.every((value) => isEnum(value, [...seen, column]))
  }
  const asResults = (nodes: readonly unknown[]) => {
    const areTexts = nodes.some(isWord) && !nodes.some(isTruthValue)
    return nodes.map((node) =>
      isWord(node) || (node !== undefined && (areTexts || isEnum(node))) ? asText(node) : node,
    )
  }
  walk(statement, (kind, fields) => {
    if (kind === 'CaseExpr') caseResults(fields, asResults)
    if (kind === 'CoalesceExpr') fields.args = asResults(fields.args as unknown[])
    // they compare numbers with texts as numbers
    const compares = kind === 'MinMaxExpr' || (kind === 'FuncCall' && functionName(fields) === 'field')
    if (compares)
      fields.args = (fields.args as unknown[]).map((node) => (isEnum(node) ? asText(node) : wordAsText(node)))
    const first = kind === 'FuncCall' ? choosing[functionName(fields)] : undefined
    if (first !== undefined) {
      const args = fields.args as unknown[]
      fields.args = [...args.slice(0, first), ...asResults(args.slice(first))]
    }
    if (kind !== 'SelectStmt' || fields.op === 'SETOP_NONE') return
    for (const branch of [fields.larg, fields.rarg] as Fields[])
      for (const { ResTarget } of (branch.targetList ?? []) as { ResTarget: { val: unknown; name?: string } }[]) {
        if (!isEnum(ResTarget.val)) ResTarget.val = wordAsText(ResTarget.val)
        else {
          const { ColumnRef } = ResTarget.val as { ColumnRef: Fields }
          ResTarget.name ??= columnName(ColumnRef) ?? ''
          ResTarget.val = asText(ResTarget.val)
        }
      }
  })
}

/** Returns the name of the column that an expression is. */
function columnOf(node: unknown): string | undefined {
  const { ColumnRef } = (node ?? {}) as { ColumnRef?: Fields }
  return ColumnRef && columnName(ColumnRef)
}

function caseResults(fields: Fields, asResults: (nodes: readonly unknown[]) => unknown[]): void {
  const branches = (fields.args as { CaseWhen: Fields }[]).map(({ CaseWhen }) => CaseWhen)
  const results = asResults([...branches.map(({ result }) => result), fields.defresult])
  for (const [at, branch] of branches.entries()) branch.result = results[at]
  if (fields.defresult !== undefined) fields.defresult = results.at(-1)
}

/** Whether an expression is a condition, whose text would not be a number. */
function isTruthValue(node: unknown): boolean {
  const { A_Expr, BoolExpr, NullTest, SubLink } = (node ?? {}) as Record<string, Fields | undefined>
  const operator = (A_Expr?.name as { String?: { sval?: string } }[] | undefined)?.at(-1)?.String?.sval ?? ''
  return (
    Boolean(BoolExpr ?? NullTest ?? SubLink) || (A_Expr !== undefined && !/^(?:[-+*/%]|@[-+]|\/\/)$/.test(operator))
  )
}
