import { callOf, textOf } from '../dialect/tree'
import { textual, type Convert } from './texts'

/**
 * Returns a call of DECODE as CASE. It finds NULL, and compares texts with their blanks. The first search value determines
 * the type of the comparison, the first result that of the results, which is a text if it is NULL: see DECODE in Oracle’s
 * SQL Language Reference.
 */
export function decode([value, ...pairs]: unknown[], convert: Convert): object {
  const searched = textOf(pairs[0]) === undefined ? varying : textual
  const returned = isNull(pairs[1]) || textOf(pairs[1]) !== undefined ? textual : varying
  const as = (type: typeof varying, node: unknown) => (isNull(node) ? node : type(node, convert))
  const name = [{ String: { sval: '=' } }]
  const whens = Array.from({ length: Math.floor(pairs.length / 2) }, (_, at) => {
    const [lexpr, rexpr] = [as(searched, value), as(searched, pairs[2 * at])]
    const expr = { A_Expr: { kind: 'AEXPR_NOT_DISTINCT', name, lexpr, rexpr } }
    return { CaseWhen: { expr, result: as(returned, pairs[2 * at + 1]) } }
  })
  return { CaseExpr: { args: whens, ...(pairs.length % 2 === 1 && { defresult: as(returned, pairs.at(-1)) }) } }
}

/** Returns an expression as VARCHAR2 if it is CHAR. */
function varying(node: unknown, convert: Convert): object {
  return callOf(['dialect', 'varying'], [convert(node)])
}

/** Whether a node is the literal NULL. */
export function isNull(node: unknown): boolean {
  return (node as { A_Const?: { isnull?: boolean } } | undefined)?.A_Const?.isnull === true
}
