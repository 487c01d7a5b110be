import type { Fields } from '../dialect/blocks'
import { createFunction } from '../dialect/create-function'
import type { Replace } from '../dialect/rewrite-tree'
import { callOf, castTo, operationOf, textOf } from '../dialect/tree'
import { functionName, operatorName } from '../engine/parse'
import { ReasonError } from '../reasons'
import { comparisons, operator } from './operators'

/** A leg of a path: `.name`, `."name"` or `[1]`. Wildcards, ranges and `last` are not translated. */
const leg = /\.(?:([\p{L}_$][\p{L}\p{N}_$]*)|"((?:[^"\\])*)")|\[\s*(\d+)\s*\]/uy

/** The functions of documents whose second argument is a path. */
const withPath = new Set(['json_extract', 'json_length', 'json_contains'])

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
    part = operationOf(index === undefined ? ['->'] : ['dialect', '->'], part, { A_Const: key })
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

function callWithPath(name: string, [document, ...args]: unknown[]): object {
  const candidates = name === 'json_contains' ? args.splice(0, 1).map((candidate) => castTo(candidate, 'jsonb')) : []
  const [path, ...others] = args
  if (others.length > 0) throw new ReasonError('jsonPath')
  const part = path === undefined ? document : partAt(document, path)
  return callOf(['dialect', name === 'json_extract' ? 'json_part' : name], [part, ...candidates])
}

/** Whether an expression is a part of a document, which is compared with a literal as a document. */
export function isJsonPart(node: unknown): boolean {
  const { FuncCall } = (node ?? {}) as { FuncCall?: Fields }
  return FuncCall !== undefined && functionName(FuncCall) === 'json_part'
}

/** The condition of the cast of a document to a truth value. */
const toTruth = "(castsource, casttarget) = ('jsonb'::regtype, 'bool'::regtype)"
const isTrue = "$1 OPERATOR(pg_catalog.=) 'true'"
const memberOf = `EXISTS (SELECT FROM jsonb_array_elements(CASE jsonb_typeof($2) WHEN 'array' THEN $2 ELSE jsonb_build_array($2) END) AS element
  WHERE element OPERATOR(pg_catalog.=) to_jsonb($1))`

/** The SQL of the functions of documents. A comparison follows the precedence of types: see The JSON Data Type in MySQL’s manual. */
export const jsonFunctions = `
${operator('->', ['jsonb', 'integer'], "CASE WHEN jsonb_typeof($1) = ''array'' THEN $1 OPERATOR(pg_catalog.->) $2 WHEN $2 = 0 THEN $1 END", 'jsonb')}
CREATE FUNCTION dialect.json_part(jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1';
CREATE FUNCTION dialect.json_unquote(jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE jsonb_typeof($1) WHEN ''string'' THEN $1 #>> ''{}'' ELSE $1::text END';
CREATE FUNCTION dialect.json_length(jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE jsonb_typeof($1) WHEN ''array'' THEN jsonb_array_length($1) WHEN ''object'' THEN (SELECT count(*)::integer FROM jsonb_object_keys($1)) ELSE 1 END';
CREATE FUNCTION dialect.json_valid(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT pg_input_is_valid($1, ''jsonb'')';
CREATE FUNCTION dialect.json_quote(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS 'SELECT to_json($1)::text';
CREATE FUNCTION dialect.json_contains(jsonb, jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT AS $$BEGIN
  IF jsonb_typeof($1) = 'array' THEN RETURN NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof($2) WHEN 'array' THEN $2 ELSE jsonb_build_array($2) END) AS candidate
    WHERE NOT EXISTS (SELECT FROM jsonb_array_elements($1) AS element WHERE dialect.json_contains(element, candidate)));
  ELSIF jsonb_typeof($1) = 'object' AND jsonb_typeof($2) = 'object' THEN RETURN NOT EXISTS (
    SELECT FROM jsonb_each($2) AS other WHERE coalesce(dialect.json_contains($1 OPERATOR(pg_catalog.->) other.key, other.value), false) IS FALSE);
  END IF; RETURN $1 OPERATOR(pg_catalog.=) $2;
END$$;
${['text', 'numeric', 'boolean', 'jsonb'].map((type) => createFunction(`member_of(${type}, jsonb)`, 'boolean', memberOf)).join('\n')}
${jsonNumber('decimal', 'numeric', '$1::numeric')}
${jsonNumber('signed', 'numeric', 'round($1::numeric)')}
${jsonNumber('num', 'double precision', '$1::double precision')}
${['numeric', 'text', 'boolean'].map(comparisonsWith).join('\n')}
CREATE FUNCTION dialect.truth(jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT AS $$BEGIN
  IF jsonb_typeof($1) = 'number' THEN RETURN $1::numeric OPERATOR(pg_catalog.<>) 0; END IF;
  IF ${isTrue} THEN RETURN true; END IF;
  RAISE non_numeric_sql_json_item;
END$$;
UPDATE pg_cast SET castfunc = 'dialect.truth(jsonb)'::regprocedure, castcontext = 'a' WHERE ${toTruth};
CREATE FUNCTION dialect.json_rank(jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
  $$SELECT array_position('{null,number,string,object,array,boolean}', jsonb_typeof($1))$$;
${extreme('max', '>')}
${extreme('min', '<')}
`

/** The SQL that restores the cast that DROP SCHEMA leaves changed. */
export const resetJsonCast = `UPDATE pg_cast SET castfunc = 'pg_catalog.bool(jsonb)'::regprocedure, castcontext = 'e' WHERE ${toTruth} AND castcontext <> 'e';`

/** Returns the SQL of the aggregate that returns the first or last document in MySQL’s order. */
function extreme(name: string, sign: string): string {
  return `CREATE FUNCTION dialect."${name} of"(jsonb, jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE WHEN (dialect.json_rank($1), $1) OPERATOR(pg_catalog.${sign}) (dialect.json_rank($2), $2) THEN $1 ELSE $2 END';
CREATE AGGREGATE dialect.${name}(jsonb) (sfunc = dialect."${name} of", stype = jsonb);`
}

/** Returns the SQL of a function that converts a document to a number as it does a text. */
function jsonNumber(name: string, type: string, number: string): string {
  return `CREATE FUNCTION dialect.${name}(jsonb) RETURNS ${type} LANGUAGE sql IMMUTABLE STRICT AS
  $$SELECT CASE jsonb_typeof($1) WHEN 'number' THEN ${number} WHEN 'boolean' THEN (${isTrue})::integer ELSE dialect.${name}(dialect.json_unquote($1)) END$$;`
}

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
      const value = { text: "($1 #>> '{}')", boolean: `(${isTrue})` }[type] ?? `$1::${type}`
      const body = `CASE WHEN $1 IS NOT NULL AND $2 IS NOT NULL THEN
        CASE jsonb_typeof($1) WHEN '${kind}' THEN ${value} ${sign} $2 ELSE ${others} END END`
      const mirrored = sign === '<>' ? sign : sign.replace(/[<>]/, (letter) => (letter === '<' ? '>' : '<'))
      return [
        operator(sign, ['jsonb', type], body.replaceAll("'", "''"), 'boolean'),
        operator(mirrored, [type, 'jsonb'], `$2 OPERATOR(dialect.${sign}) $1`, 'boolean'),
      ].join('\n')
    })
    .join('\n')
}
