import type { Fields } from '../dialect/blocks'
import { asText, castTo, textOf } from '../dialect/tree'
import { columnName, functionName, walk, type Node } from '../engine/parse'
import { addsInterval } from './intervals'
import { asNumber, truthAsNumber } from './operands'
import { asWritten } from './quotient-texts'
import { areMixed, areNumbersAndTexts, isTextKind, isWord, type KindOf } from './value-kinds'

interface Target {
  ResTarget: { val: unknown; name?: string }
}

/**
 * Casts a literal that does not start with a number to text, so that next to a number it is converted to 0, and next to an
 * ENUM it need not be one of its values.
 */
export function wordAsText(node: unknown): unknown {
  return isWord(node) ? asText(node) : node
}

/** Returns an expression as a text, in which a truth value is 1 or 0. */
export function toText(node: unknown, kindOf: KindOf): object {
  return asText(asWritten(node, kindOf))
}

/**
 * Gives the results of CASE, COALESCE and set operations the type of MySQL, in place: an ENUM is a text there, and so are
 * values of several types, such as a number and a text.
 */
export function resultsAsText(statement: Node, kindOf: KindOf): void {
  const asResults = (nodes: readonly unknown[]) => {
    const areTexts = nodes.some(isWord) || areMixed(nodes.map(kindOf))
    const areNumbers = nodes.some((node) => kindOf(node) === 'number')
    return nodes.map((node) => {
      const kind = kindOf(node)
      const isText = isWord(node) || kind === 'enum' || kind === 'char' || (areTexts && kind !== 'text')
      if (isText && node !== undefined) return toText(node, kindOf)
      return areNumbers ? truthAsNumber(node, kindOf) : node
    })
  }
  walk(statement, (kind, fields) => {
    if (fields.withClause !== undefined) recursiveResults(fields.withClause as Fields, kindOf)
    if (kind === 'CaseExpr') caseResults(fields, asResults)
    if (kind === 'CoalesceExpr') fields.args = asResults(fields.args as unknown[])
    const isField = kind === 'FuncCall' && functionName(fields) === 'field'
    if (kind === 'MinMaxExpr' || isField)
      fields.args = comparedValues(fields.args as unknown[], isField ? asNumber : toText, kindOf)
    if (kind === 'SelectStmt' && fields.op !== 'SETOP_NONE') columnResults(branches(fields), asResults)
  })
}

/** Returns the values that a function compares, of which numbers and texts together are converted by another function. */
function comparedValues(
  nodes: readonly unknown[],
  convert: (node: unknown, kindOf: KindOf) => unknown,
  kindOf: KindOf,
): unknown[] {
  if (areNumbersAndTexts(nodes.map(kindOf))) return nodes.map((node) => convert(node, kindOf))
  return nodes.map((node) => (kindOf(node) === 'enum' ? asText(node) : wordAsText(truthAsNumber(node, kindOf))))
}

/** Returns the select lists of a set operation. */
function branches({ larg, rarg, targetList }: Fields): Target[][] {
  if (larg === undefined || rarg === undefined) return targetList === undefined ? [] : [targetList as Target[]]
  return [larg, rarg].flatMap((branch) => branches(branch as Fields))
}

function columnResults(lists: readonly Target[][], asResults: (nodes: readonly unknown[]) => unknown[]): void {
  for (const [at, { ResTarget: head }] of (lists[0] ?? []).entries()) {
    const targets = lists.flatMap((list) => list[at]?.ResTarget ?? [])
    const { ColumnRef: column } = head.val as { ColumnRef?: Fields }
    const results = asResults(targets.map(({ val }) => val))
    if (column && results[0] !== head.val) head.name ??= columnName(column) ?? ''
    for (const [index, target] of targets.entries()) target.val = results[index]
  }
}

/**
 * Gives the columns of a recursive query the types of its first part, in place: a text of any length, or the date that a
 * literal contains if dates follow.
 */
function recursiveResults({ recursive, ctes }: Fields, kindOf: KindOf): void {
  if (recursive !== true) return
  for (const { CommonTableExpr } of ctes as { CommonTableExpr: Fields }[]) {
    const { larg, rarg } = (CommonTableExpr.ctequery as { SelectStmt: { larg?: Fields; rarg?: Fields } }).SelectStmt
    const [firsts, others] = [larg, rarg].map((part) => part?.targetList as Target[] | undefined)
    for (const [at, { ResTarget: first }] of (firsts ?? []).entries()) {
      const other = others?.[at]?.ResTarget
      if (!other || !isTextKind(kindOf(first.val))) continue
      first.name ??= columnName((first.val as { ColumnRef?: Fields }).ColumnRef ?? {}) ?? '?column?'
      const isDate = /^\d{4}-\d{1,2}-\d{1,2}$/.test(textOf(first.val) ?? '') && addsInterval(other.val)
      first.val = isDate ? castTo(first.val, 'date') : asText(first.val)
      if (!isDate) other.val = asText(other.val)
    }
  }
}

function caseResults(fields: Fields, asResults: (nodes: readonly unknown[]) => unknown[]): void {
  const cases = (fields.args as { CaseWhen: Fields }[]).map(({ CaseWhen }) => CaseWhen)
  const results = asResults([...cases.map(({ result }) => result), fields.defresult])
  for (const [at, branch] of cases.entries()) branch.result = results[at]
  if (fields.defresult !== undefined) fields.defresult = results.at(-1)
}
