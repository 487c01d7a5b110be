import { joinByKind } from '../source/rebuild'

/** Operators that combine or filter as many inputs as they have. */
const combining = /\b(?:EXCEPT|INTERSECT|MINUS|UNION)\b|^SUBPLAN FILTER$|^TEMP TABLE TRANSFORMATION$/
const reading = /^(?:.*(?<!SUBPLAN) SCAN|.*\bGET|EXPRESSION|FUNCTION_TABLE|LINK|TEMP TABLE ACCESS|VALUES\b.*)$/

interface Operator {
  readonly kind: string
  readonly column: number
  readonly cost: number
}

/**
 * Joins the operators of a table whose blanks a web page has merged, and returns true; returns false for any other table. In
 * a merged table, some operator has inputs but the one below it is not indented further.
 */
export function rebuildMerged<Entry extends Operator & { readonly children: Entry[] }>(
  entries: readonly Entry[],
): boolean {
  const isMerged = entries.slice(1).some(({ column }, at) => {
    const above = entries[at]
    return above !== undefined && column <= above.column && inputsOf(above.kind) > 0
  })
  if (isMerged) joinByKind(entries, ({ kind, cost }) => ({ inputs: inputsOf(kind), cost, text: kind }))
  return isMerged
}

/** Returns the number of inputs of an operator. */
function inputsOf(kind: string): number {
  if (combining.test(kind)) return Infinity
  if (/\bJOIN\b(?!.?FILTER)/.test(kind)) return 2
  return reading.test(kind) ? 0 : 1
}
