import { isNull, names, textOf } from '../dialect/tree'
import { textual, varying, type Convert } from './texts'

/**
 * Returns a call of DECODE as CASE. It finds NULL, and compares texts with their blanks. The first search value determines
 * the type of the comparison, the first result that of the results, which is a text if it is NULL: see DECODE in Oracle’s
 * SQL Language Reference.
 */
export function decode([value, ...pairs]: unknown[], convert: Convert): object {
  const searched = textOf(pairs[0]) === undefined ? varying : textual
  const returned = isNull(pairs[1]) || textOf(pairs[1]) !== undefined ? textual : varying
  const as = (type: typeof varying, node: unknown) => (isNull(node) ? node : type(node, convert))
  const name = names('=')
  const whens = Array.from({ length: Math.floor(pairs.length / 2) }, (_, at) => {
    const [lexpr, rexpr] = [as(searched, value), as(searched, pairs[2 * at])]
    const expr = { A_Expr: { kind: 'AEXPR_NOT_DISTINCT', name, lexpr, rexpr } }
    return { CaseWhen: { expr, result: as(returned, pairs[2 * at + 1]) } }
  })
  return { CaseExpr: { args: whens, ...(pairs.length % 2 === 1 && { defresult: as(returned, pairs.at(-1)) }) } }
}
