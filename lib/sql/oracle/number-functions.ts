import { createFunction as create } from '../dialect/create-function'

/** The SQL that creates Oracle's functions of numbers, and its conversions to numbers. */
export const numberFunctions = [
  // to_number reads by numeric_in, because the cast of a text to numeric calls it
  // SQLSTATE 22008 means that the results say nothing about the statements; see beyondModel
  `CREATE FUNCTION dialect.unmodelled(text) RETURNS text LANGUAGE plpgsql VOLATILE AS $f$BEGIN
  RAISE '%', $1 USING ERRCODE = '22008'; END$f$;
CREATE FUNCTION dialect.to_number(text) RETURNS numeric LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  IF $1 !~ '^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?\\s*$' THEN
    RAISE 'ORA-01722: invalid number' USING ERRCODE = '22018';
  END IF;
  RETURN numeric_in(textout(trim($1)), 0, -1); END$f$;
CREATE CAST (text AS numeric) WITH FUNCTION dialect.to_number(text) AS ASSIGNMENT;`,
  // CAST AS VARCHAR2(2) cuts off a text, but raises ORA-25137 for a number
  create(
    'as_text(numeric, integer)',
    'text',
    `CASE WHEN pg_catalog.length(dialect.as_text($1)) <= $2 THEN dialect.as_text($1)
      ELSE dialect.unmodelled('a number that is longer than its VARCHAR2') END`,
  ),
  create('as_number(numeric)', 'numeric', '$1'),
  create('as_number(text)', 'numeric', 'dialect.to_number($1)'),
  create('as_number(double precision)', 'double precision', '$1'),
  ...['abs', 'ceil', 'floor', 'sign', 'sqrt', 'exp', 'ln', 'round', 'trunc'].map((name) =>
    create(`${name}(numeric)`, 'numeric', `pg_catalog.${name}($1)`),
  ),
  ...['round', 'trunc'].map((name) =>
    create(`${name}(numeric, numeric)`, 'numeric', `pg_catalog.${name}($1, pg_catalog.trunc($2)::integer)`),
  ),
  create('log(numeric, numeric)', 'numeric', 'pg_catalog.log($1, $2)'),
  create('power(numeric, numeric)', 'numeric', 'pg_catalog.power($1, $2)'),
  create('mod(numeric, numeric)', 'numeric', 'CASE WHEN $2 = 0 THEN $1 ELSE pg_catalog.mod($1, $2) END'),
  create(
    'ratio(numeric, numeric)',
    'numeric',
    `CASE WHEN $2 = 0 THEN dialect.unmodelled('RATIO_TO_REPORT of a sum of 0')::numeric ELSE $1 / $2 END`,
  ),
  create(
    'middle(numeric[])',
    'numeric',
    `(SELECT avg(v) FROM (SELECT v, row_number() OVER (ORDER BY v) AS n, count(*) OVER () AS total FROM unnest($1) AS u (v)
      WHERE v IS NOT NULL) s WHERE n BETWEEN total / 2.0 AND total / 2.0 + 1)`,
  ),
  `CREATE AGGREGATE dialect.median(numeric) (sfunc = array_append, stype = numeric[], finalfunc = dialect.middle, initcond = '{}');`,
  ...['text', 'numeric', 'timestamp', 'timestamptz', 'interval'].map((type) => create(`wide(${type})`, type, '$1')),
  // NVL evaluates both arguments, and is VARCHAR2 if the first is a text; COALESCE short-circuits (SQL Language Reference)
  ...[
    ['anycompatible, anycompatible', 'anycompatible', '$1, $2'],
    ['text, text', 'text', '$1, $2'],
    ['bpchar, bpchar', 'text', '$1::text, $2::text'],
    ['text, numeric', 'text', '$1, dialect.as_text($2)'],
    ['numeric, text', 'numeric', '$1, dialect.to_number($2)'],
  ].map(
    ([types, result, values]) =>
      `CREATE FUNCTION dialect.nvl(${types}) RETURNS ${result} LANGUAGE plpgsql IMMUTABLE AS $f$BEGIN RETURN coalesce(${values}); END$f$;`,
  ),
  `CREATE FUNCTION dialect.levels(numeric) RETURNS SETOF numeric LANGUAGE sql IMMUTABLE AS
  $f$SELECT generate_series(1::numeric, greatest($1, 1))$f$;`,
].join('\n')
