import { functionName, nameParts, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { dialectFunctions } from './functions'

/** Functions of MySQL that PostgreSQL has with the same results, or that other modules rewrite. */
const shared = `abs acos adddate any_value ascii asin atan atan2 avg bit_length ceil ceiling char_length character_length
concat concat_ws cos cot count cume_dist date date_add date_sub degrees dense_rank exp first_value floor json_extract lag
last_value lead length ln log log10 lower lpad ltrim max md5 min mod nth_value ntile now octet_length percent_rank pi pow
power radians rank regexp_instr regexp_like regexp_replace regexp_substr repeat replace reverse round row_number rpad rtrim
sign sin sqrt std stddev stddev_pop stddev_samp subdate substr substring sum tan time upper var_pop var_samp variance`

const known = new Set([
  ...shared.split(/\s+/),
  ...Array.from(dialectFunctions.matchAll(/CREATE (?:FUNCTION|AGGREGATE) dialect\."?(\w+)"?\(/g), ([, name]) => name),
])

/**
 * Throws a `ReasonError` for a function without a translation. PostgreSQL may have one with the same name and other results,
 * such as JSON_ARRAY, which omits NULL there.
 */
export function rejectUnknownFunctions(statement: Node): void {
  walk(statement, (kind, fields) => {
    const name = kind.startsWith('Json') ? jsonFunction(kind, fields) : unknownCall(kind, fields)
    if (name !== undefined) throw new ReasonError('unknownFunction', { engine: 'MySQL', name: name.toUpperCase() })
  })
}

/** Returns the name of a function for which PostgreSQL’s grammar has a node of its own, such as `JsonArrayAgg`. */
function jsonFunction(kind: string, { op }: Record<string, unknown>): string {
  if (kind === 'JsonFuncExpr') return String(op).replace(/_OP$/, '')
  return kind.replace(/(?:Query)?Constructor$/, '').replace('Json', 'JSON_')
}

function unknownCall(kind: string, fields: Record<string, unknown>): string | undefined {
  if (kind !== 'FuncCall' || fields.funcformat === 'COERCE_SQL_SYNTAX') return undefined
  const name = functionName(fields)
  const schema = nameParts(fields.funcname).at(-2)
  // the call that LIKE … ESCAPE becomes
  if (name === 'like_escape') return undefined
  return schema === 'dialect' || (!schema && known.has(name)) ? undefined : name
}
