import { callOf, isNull, textOf } from '../dialect/tree'
import { walk, type Node } from '../engine/parse'
import type { Fields } from '../dialect/blocks'
import { literals } from './respell'

/**
 * Marks the literals that stay CHAR as results of CASE and of subqueries, in place: those of one length. Literals of different
 * lengths become VARCHAR2, as the set operators of Oracle’s SQL Language Reference do.
 */
export function markCharLiterals(statement: Node): void {
  const queries: unknown[] = []
  walk(statement, (kind, fields) => {
    if (kind === 'CaseExpr') markResults(fields)
    if (kind === 'SubLink') queries.push(fields.subselect)
    if (kind === 'RangeSubselect') queries.push(fields.subquery)
    if (kind === 'CommonTableExpr') queries.push(fields.ctequery)
  })
  for (const query of queries) markTargets((query as { SelectStmt: Fields }).SelectStmt)
}

function markResults(fields: Fields): void {
  const whens = (fields.args as { CaseWhen: Fields }[]).map(({ CaseWhen }) => CaseWhen)
  const results = [...whens.map(({ result }) => result), fields.defresult]
  if (!haveOneLength(results)) return
  for (const when of whens) when.result = marked(when.result)
  fields.defresult = marked(fields.defresult)
}

function markTargets(query: Fields): void {
  const lists = branches(query).map(({ targetList }) => (targetList ?? []) as { ResTarget: Fields }[])
  for (const at of (lists[0] ?? []).keys()) {
    const targets = lists.map((list) => list[at]?.ResTarget ?? {})
    if (!haveOneLength(targets.map(({ val }) => val))) continue
    for (const target of targets) target.val = marked(target.val)
  }
}

function branches(query: Fields): Fields[] {
  const { larg, rarg } = query as Partial<Record<'larg' | 'rarg', Fields>>
  return larg && rarg ? [...branches(larg), ...branches(rarg)] : [query]
}

/** Whether nodes are literals of one length, or NULL. */
function haveOneLength(nodes: readonly unknown[]): boolean {
  const known = nodes.filter((node) => node !== undefined && !isNull(node)).map(textOf)
  return known[0] !== undefined && known.every((text) => text?.length === known[0]?.length)
}

function marked(node: unknown): unknown {
  return textOf(node) === undefined ? node : callOf(['dialect', literals.char], [node])
}
