import type { Fields } from '../dialect/blocks'
import { asText, castTo, constant, textOf } from '../dialect/tree'
import { isJsonPart } from './json'
import { asNumber } from './operands'
import { wordAsText } from './results'
import { areNumbersAndTexts, type Kind, type KindOf } from './value-kinds'

/** Gives the literals of a comparison the types in which MySQL compares them, in place. */
export function compare(fields: Fields, kindOf: KindOf): void {
  const list = (fields.rexpr as { List?: { items: unknown[] } } | undefined)?.List
  const operands = list ? list.items : [fields.rexpr]
  const isDocument = [fields.lexpr, ...operands].some(isJsonPart)
  const leftKind = kindOf(fields.lexpr)
  const rightKind = kindOf(operands.find((operand) => textOf(operand) === undefined))
  // it compares all three as numbers if one is
  const isNumeric =
    /BETWEEN$/.test(String(fields.kind)) && areNumbersAndTexts([fields.lexpr, ...operands].map((node) => kindOf(node)))
  const literal = (node: unknown, kind: Kind | undefined) => {
    if (isDocument && textOf(node) !== undefined) return asText(node)
    if (!isNumeric) return comparedWith(node, kind)
    return textOf(node) === undefined ? asNumber(node, kindOf) : comparedWith(node, 'number')
  }
  const typed = operands.map((operand) => literal(operand, leftKind))
  fields.lexpr = literal(fields.lexpr, rightKind)
  if (list) list.items = typed
  else [fields.rexpr] = typed
}

/** Gives the literals after WHEN the types in which MySQL compares them with the value after CASE, in place. */
export function compareCases({ arg, args }: Fields, kindOf: KindOf): void {
  if (arg === undefined) return
  for (const { CaseWhen: branch } of args as { CaseWhen: Fields }[])
    branch.expr = comparedWith(branch.expr, kindOf(arg))
}

/** Returns the moment with the digits of a literal such as 20240131; undefined for other expressions. */
export function momentOfDigits(node: unknown): object | undefined {
  const { ival, fval } = (node as { A_Const?: { ival?: { ival?: number }; fval?: { fval?: string } } }).A_Const ?? {}
  const digits = String(ival?.ival ?? fval?.fval ?? textOf(node))
  if (!/^(?:\d{8}|\d{14})$/.test(digits)) return undefined
  return castTo(constant(digits.replace(/^\d{8}(?=.)/, '$&T')), 'pg_catalog', 'timestamp')
}

/** Returns a literal as it is compared with values of a kind. */
function comparedWith(node: unknown, kind: Kind | undefined): unknown {
  const text = textOf(node)
  if (kind === 'date' || kind === 'datetime') {
    const moment = momentOfDigits(node)
    if (moment) return moment
    if (/^\d{4}-\d{1,2}-\d{1,2}[ T]\d{1,2}$/.test(text ?? ''))
      return castTo(constant(`${text}:00`), 'pg_catalog', 'timestamp')
    // as a date, it would lose its time
    return kind === 'date' && /:.*[1-9]|\d[ T]0*[1-9]/.test(text ?? '') ? castTo(node, 'pg_catalog', 'timestamp') : node
  }
  if (kind !== 'number' || text === undefined || /^\s*[-+]?\d+\s*$/.test(text)) return wordAsText(node)
  const [number] = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(text) ?? []
  return number === undefined ? asText(node) : castTo(constant(number.trim()), 'pg_catalog', 'numeric')
}
