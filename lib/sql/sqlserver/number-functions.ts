import { createFunction as create, createPrefixOperator } from '../dialect/create-function'
import { numbers } from './numbers'
import { domains } from './types'

const invalid = (type: string) => `RAISE 'Conversion failed when converting a text to ${type}.' USING ERRCODE = '22018'`

/** Returns the SQL of a function that reads a number from a text; an empty text is 0 except for DECIMAL. `extra` runs first. */
const reader = (type: string, pattern: string, empty: string, extra = '') =>
  `CREATE FUNCTION dialect."read ${type}"(bpchar) RETURNS ${type} LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE source text COLLATE "C" := trim($1::text);
BEGIN
  ${extra}
  IF source = '' THEN ${empty}; END IF;
  IF source !~ '^[+-]?(?:${pattern})$' THEN ${invalid(type)}; END IF;
  RETURN source::${type};
END$f$;
CREATE CAST (bpchar AS ${type}) WITH FUNCTION dialect."read ${type}"(bpchar) AS ASSIGNMENT;`

/** Returns the SQL of the casts to a type of whole numbers, which cut off the fraction. */
const cutting = ([type, internal]: readonly [string, string]) =>
  [
    create(`"cut ${type}"(numeric)`, type, `pg_catalog.${internal}(trunc($1))`),
    create(`"cut ${type}"(double precision)`, type, `pg_catalog.${internal}(trunc($1))`),
  ].join('\n')

/** A BIT, which is a SMALLINT here, reads TRUE and FALSE. */
const truth = `IF lower(source) IN ('true', 'false') THEN RETURN (lower(source) = 'true')::integer; END IF;`
const fractions = String.raw`\d+\.?\d*|\.\d+`
const whole = Object.entries({ smallint: 'int2', integer: 'int4', bigint: 'int8' })

/** Returns the SQL of aggregates of a type; the average of whole numbers is a whole number, and sums are of type INT or BIGINT. */
const sums = (type: string, result: string) => `
CREATE FUNCTION dialect."sum of"(numeric, ${type}) RETURNS numeric LANGUAGE sql IMMUTABLE AS
  $f$SELECT CASE WHEN $2 IS NULL THEN $1 ELSE coalesce($1, 0) + $2::numeric END$f$;
CREATE AGGREGATE dialect.sum(${type}) (sfunc = dialect."sum of", stype = numeric, finalfunc = dialect."as ${result}");
CREATE FUNCTION dialect."share of"(numeric[], ${type}) RETURNS numeric[] LANGUAGE sql IMMUTABLE AS
  $f$SELECT CASE WHEN $2 IS NULL THEN $1 ELSE ARRAY[$1[1] + $2::numeric, $1[2] + 1] END$f$;
CREATE AGGREGATE dialect.avg(${type}) (sfunc = dialect."share of", stype = numeric[], initcond = '{0,0}', finalfunc = dialect."avg ${result}");`

/**
 * The SQL that creates SQL Server's functions of numbers, and its conversions to numbers. A quotient of decimals is cut off to
 * the digits of its scale, see `sizeQuotients`, an average to six or those of its values (“AVG” in the T-SQL reference), and
 * both to four for MONEY. A DECIMAL with four digits can be a MONEY that COALESCE or CASE combines with another type.
 */
export const numberFunctions = [
  `CREATE DOMAIN ${domains.bit} AS smallint CHECK (VALUE BETWEEN 0 AND 1);
CREATE DOMAIN ${domains.tinyint} AS smallint CHECK (VALUE BETWEEN 0 AND 255);
CREATE DOMAIN ${domains.money} AS numeric(19, 4);`,
  createPrefixOperator('~', domains.bit, '(1 - $1)::smallint'),
  createPrefixOperator('~', domains.tinyint, '(255 - $1)::smallint'),
  ...['integer', 'bigint'].map((type) => createPrefixOperator('~', type, 'OPERATOR(pg_catalog.~) $1')),
  // an expression such as ISNULL of a BIT is one as well
  createPrefixOperator(
    '~',
    'smallint',
    `CASE WHEN dialect.reject('~ of a SMALLINT, or of an expression of BIT or TINYINT, is not modelled') THEN $1 END`,
    'IMMUTABLE',
  ),
  // SQLSTATE 22008 means that the results say nothing about the statements; see beyondModel
  `CREATE FUNCTION dialect.unmodelled(text) RETURNS text LANGUAGE plpgsql VOLATILE AS $f$BEGIN
  RAISE '% is not modelled', $1 USING ERRCODE = '22008'; END$f$;`,
  // in the body of a function that is not strict, PostgreSQL evaluates the call without rows, so that there is no verdict
  `CREATE FUNCTION dialect.reject(text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $f$BEGIN
  RAISE '%', $1 USING ERRCODE = '42883'; END$f$;`,
  ...whole.map(cutting),
  ...whole.map(([type]) => reader(type, String.raw`\d+`, 'RETURN 0', type === 'smallint' ? truth : '')),
  reader('numeric', fractions, invalid('numeric')),
  reader('double precision', String.raw`(?:${fractions})(?:[eE][+-]?\d+)?`, 'RETURN 0'),
  create(
    `"read ${domains.money}"(bpchar)`,
    domains.money,
    `CASE WHEN $1 = '' THEN 0 ELSE dialect."read numeric"($1) END`,
  ),
  create(`money(numeric)`, domains.money, '$1'),
  create('has_money()', 'boolean', `EXISTS (SELECT FROM pg_attribute WHERE atttypid = '${domains.money}'::regtype)`),
  create(
    'quotient(numeric, numeric)',
    'numeric',
    `CASE WHEN round($1 OPERATOR(pg_catalog./) $2, 4) = $1 OPERATOR(pg_catalog./) $2 THEN trim_scale($1 OPERATOR(pg_catalog./) $2)
      ELSE dialect.unmodelled('a quotient with more than four digits, of an expression whose scale is not known,')::numeric END`,
  ),
  create(
    'quotient(numeric, numeric, integer)',
    'numeric',
    `pg_catalog.div($1 OPERATOR(pg_catalog.*) ('1e' || $3)::numeric, $2) OPERATOR(pg_catalog.*) ('1e-' || $3)::numeric`,
  ),
  ...['integer', 'bigint'].flatMap((type) => [
    create(`"as ${type}"(numeric)`, type, `$1::${type}`),
    create(
      `"avg ${type}"(numeric[])`,
      type,
      `CASE WHEN $1[2] > 0 THEN trunc($1[1]::${type}::numeric / $1[2])::${type} END`,
    ),
  ]),
  create('"as numeric"(numeric)', 'numeric', '$1'),
  create(`"as ${domains.money}"(numeric)`, domains.money, '$1'),
  create(
    `"avg ${domains.money}"(numeric[])`,
    domains.money,
    'CASE WHEN $1[2] > 0 THEN pg_catalog.trunc($1[1] OPERATOR(pg_catalog./) $1[2], 4) END',
  ),
  create(
    '"avg numeric"(numeric[])',
    'numeric',
    `CASE WHEN $1[2] > 0 THEN CASE WHEN scale($1[1]) = 4 AND dialect.has_money() THEN dialect.quotient($1[1], $1[2])
      ELSE dialect.quotient($1[1], $1[2], greatest(6, scale($1[1]))) END END`,
  ),
  sums('smallint', 'integer'),
  sums('integer', 'integer'),
  sums('bigint', 'bigint'),
  sums('numeric', 'numeric'),
  sums(domains.money, domains.money),
  ...Object.entries({ min: 'least', max: 'greatest' }).flatMap(([name, chosen]) => [
    create(`money_${name}(${domains.money}, ${domains.money})`, domains.money, `${chosen}($1, $2)`),
    `CREATE AGGREGATE dialect.${name}(${domains.money}) (sfunc = dialect.money_${name}, stype = ${domains.money});`,
  ]),
  `CREATE AGGREGATE dialect.sum(double precision) (sfunc = float8pl, stype = double precision);
CREATE AGGREGATE dialect.avg(double precision) (sfunc = float8_accum, stype = float8[], finalfunc = float8_avg, initcond = '{0,0,0}');`,
  ...['abs', 'ceil', 'floor', 'sign'].flatMap((name) =>
    numbers.map((type) => create(`${name}(${type})`, type, `pg_catalog.${name}($1)::${type}`)),
  ),
  ...numbers
    .filter((type) => type !== 'double precision')
    .flatMap((type) => [
      // the result has as many digits after the point as the argument
      create(
        `round(${type}, integer)`,
        type,
        `pg_catalog.round(pg_catalog.round($1::numeric, $2), scale($1))::${type}`,
      ),
      create(`cut(${type}, integer)`, type, `pg_catalog.round(pg_catalog.trunc($1::numeric, $2), scale($1))::${type}`),
    ]),
  // halves are rounded away from zero
  ...Object.entries({ round: 'round', cut: 'trunc' }).map(([name, called]) =>
    create(
      `${name}(double precision, integer)`,
      'double precision',
      `pg_catalog.${called}($1::numeric, $2)::double precision`,
    ),
  ),
  // the result has the type of the base
  ...['integer', 'bigint', 'numeric'].flatMap((type) => [
    create(
      `power(${type}, integer)`,
      type,
      `CASE WHEN $2 >= 0 AND pg_catalog.round(pg_catalog.power($1::numeric, $2), scale($1)) = pg_catalog.power($1::numeric, $2)
        THEN pg_catalog.round(pg_catalog.power($1::numeric, $2), scale($1))::${type}
        ELSE dialect.unmodelled('POWER with a fraction')::${type} END`,
    ),
    ...['numeric', 'double precision'].map((exponent) =>
      create(
        `power(${type}, ${exponent})`,
        type,
        `CASE WHEN dialect.reject('POWER of a number that is not FLOAT to a number that is not INT is not modelled') THEN $1 END`,
        'IMMUTABLE',
      ),
    ),
  ]),
  create('power(double precision, double precision)', 'double precision', 'pg_catalog.power($1, $2)'),
  create('square(double precision)', 'double precision', '$1 * $1'),
  ...['sqrt', 'exp', 'ln', 'log10'].map((name) =>
    create(`${name}(double precision)`, 'double precision', `pg_catalog.${name}($1)`),
  ),
  create(
    'tinyint(smallint)',
    domains.tinyint,
    `CASE WHEN $1 BETWEEN 0 AND 255 THEN $1 ELSE (40000 + $1::integer)::smallint END`,
  ),
  ...numbers.map((type) => create(`bit(${type})`, domains.bit, '($1 <> 0)::integer::smallint')),
  create(
    'bit(bpchar)',
    domains.bit,
    `CASE lower($1::text) WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE ($1::integer <> 0)::integer END::smallint`,
  ),
  // TRY_CAST
  create('is_number(bpchar)', 'boolean', `trim($1::text) COLLATE "C" ~ '^[+-]?(?:${fractions})$'`),
  create(
    'is_whole(bpchar)',
    'boolean',
    String.raw`CASE WHEN trim($1::text) COLLATE "C" ~ '^[+-]?\d{10,}$' THEN dialect.unmodelled('TRY_CAST of a long number')::boolean
      ELSE trim($1::text) COLLATE "C" ~ '^(?:[+-]?\d{1,9})?$' END`,
  ),
  ...['text', 'bpchar', ...numbers, 'date', 'timestamp', 'timestamptz', 'time'].map((type) =>
    create(`wide(${type})`, type, '$1'),
  ),
].join('\n')
