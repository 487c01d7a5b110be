import type { Replace } from '../dialect/rewrite-tree'
import { callOf, castTo, names, textOf } from '../dialect/tree'
import { functionName, operatorName } from '../engine/parse'
import { ReasonError } from '../reasons'
import { comparisons, operator } from './operators'

type Fields = Record<string, unknown>

/** A leg of a path: `.name`, `."name"` or `[1]`. Wildcards, ranges and `last` are not translated. */
const leg = /\.(?:([\p{L}_$][\p{L}\p{N}_$]*)|"((?:[^"\\])*)")|\[\s*(\d+)\s*\]/uy

/** The functions of documents whose second argument is a path. */
const withPath = new Set(['json_extract', 'json_length'])

/** Returns the expression for the part of a document at a path, with an operator for each leg. */
function partAt(document: unknown, path: unknown): unknown {
  const text = textOf(path)
  if (!text?.startsWith('$')) throw new ReasonError('jsonPath')
  // a literal is a document here
  let part = textOf(document) === undefined ? document : castTo(document, 'jsonb')
  leg.lastIndex = 1
  for (let at = 1; at < text.length; at = leg.lastIndex) {
    const [all, word, quoted, index] = leg.exec(text) ?? []
    if (all === undefined) throw new ReasonError('jsonPath')
    const key =
      index === undefined
        ? { sval: { sval: word ?? quoted ?? '' } }
        : { ival: index === '0' ? {} : { ival: Number(index) } }
    const name = index === undefined ? names('->') : names('dialect', '->')
    part = { A_Expr: { kind: 'AEXPR_OP', name, lexpr: part, rexpr: { A_Const: key } } }
  }
  return part
}

/** Returns calls of the schema `dialect` for an operator or function that finds a part of a document. */
export const withJsonPart: Replace = (kind, fields) => {
  const operator = operatorName(fields)
  if (kind === 'A_Expr' && (operator === '->' || operator === '->>')) {
    const part = callOf(['dialect', 'json_part'], [partAt(fields.lexpr, fields.rexpr)])
    return operator === '->' ? part : callOf(['dialect', 'json_unquote'], [part])
  }
  const name = kind === 'FuncCall' ? functionName(fields) : ''
  return withPath.has(name) ? callWithPath(name, (fields.args ?? []) as unknown[]) : undefined
}

function callWithPath(name: string, [document, path, ...others]: unknown[]): object {
  if (others.length > 0) throw new ReasonError('jsonPath')
  const part = path === undefined ? document : partAt(document, path)
  return callOf(['dialect', name === 'json_extract' ? 'json_part' : name], [part])
}

/** Whether an expression is a part of a document, which is compared with a literal as a document. */
export function isJsonPart(node: unknown): boolean {
  const { FuncCall } = (node ?? {}) as { FuncCall?: Fields }
  return FuncCall !== undefined && functionName(FuncCall) === 'json_part'
}

/** The SQL of the functions of documents. A comparison follows the precedence of types: see The JSON Data Type in MySQL’s manual. */
export const jsonFunctions = `
${operator('->', ['jsonb', 'integer'], "CASE WHEN jsonb_typeof($1) = ''array'' THEN $1 OPERATOR(pg_catalog.->) $2 WHEN $2 = 0 THEN $1 END", 'jsonb')}
CREATE FUNCTION dialect.json_part(jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1';
CREATE FUNCTION dialect.json_unquote(jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE jsonb_typeof($1) WHEN ''string'' THEN $1 #>> ''{}'' ELSE $1::text END';
CREATE FUNCTION dialect.json_length(jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE jsonb_typeof($1) WHEN ''array'' THEN jsonb_array_length($1) WHEN ''object'' THEN (SELECT count(*)::integer FROM jsonb_object_keys($1)) ELSE 1 END';
CREATE FUNCTION dialect.json_valid(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT pg_input_is_valid($1, ''jsonb'')';
${['numeric', 'text', 'boolean'].map(comparisonsWith).join('\n')}
`

/** Returns the SQL that compares documents with a type: a document of another type is never equal. */
function comparisonsWith(type: string): string {
  const kind = { numeric: 'number', text: 'string', boolean: 'boolean' }[type]
  // in ascending order: NULL, numbers, texts, objects, arrays, truth values
  const lower = {
    numeric: "'null'",
    text: "'null', 'number'",
    boolean: "'null', 'number', 'string', 'object', 'array'",
  }[type]
  return comparisons
    .map((sign) => {
      const others = sign.startsWith('<')
        ? sign === '<>'
          ? 'true'
          : `jsonb_typeof($1) IN (${lower})`
        : sign === '='
          ? 'false'
          : `jsonb_typeof($1) NOT IN (${lower})`
      const body = `CASE jsonb_typeof($1) WHEN '${kind}' THEN ($1 #>> '{}')::${type} ${sign} $2 ELSE ${others} END`
      return operator(sign, ['jsonb', type], body.replaceAll("'", "''"), 'boolean')
    })
    .join('\n')
}
