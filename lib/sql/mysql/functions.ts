import { numberFunction } from '../dialect/numbered-columns'
import { numberCasts } from './casts'
import { dateFormats } from './date-formats'
import { dateFunctions } from './date-functions'
import { dateArithmetic } from './intervals'
import { jsonFunctions } from './json'
import { quotientTexts } from './quotient-texts'
import { textAssignments } from './text-assignments'
import { textFunctions } from './text-functions'
import { unsignedArithmetic } from './unsigned'
import { onUpdateFunctions } from './on-update'
import { dialectOperators, numberTypes } from './operators'

/** For operands of any other type, PostgreSQL would take the division of DOUBLE, which rounds halves to even numbers. */
const dividedTypes = ['smallint', 'integer', ...numberTypes]

/**
 * The SQL that creates functions, operators and aggregates of MySQL and MariaDB (NVL, NVL2) that
 * PostgreSQL does not have, in the schema `dialect`, and those that replace PostgreSQL's own in `dialect_first`.
 */
export const dialectFunctions = `
CREATE SCHEMA dialect;
CREATE SCHEMA dialect_first;
CREATE DOMAIN dialect.bool AS smallint;
${numberFunction}
CREATE FUNCTION dialect.mid(text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT CASE
  WHEN $2 > 0 THEN substr($1, $2) WHEN $2 < 0 AND -$2 <= length($1) THEN right($1, -$2) WHEN $1 IS NOT NULL THEN '''' END';
CREATE FUNCTION dialect.mid(text, integer, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT left(dialect.mid($1, $2), greatest($3, 0))';
CREATE FUNCTION dialect.concatenated(text[]) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN array_position($1, NULL) IS NULL THEN array_to_string($1, '''') END';
CREATE FUNCTION dialect.substring_index(text, text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT CASE
  WHEN $2 = '''' THEN left($1, 0) WHEN $3 > 0 THEN array_to_string((string_to_array($1, $2))[1:$3], $2)
  ELSE array_to_string((string_to_array($1, $2))[greatest(1, cardinality(string_to_array($1, $2)) + 1 + $3):], $2) END';
CREATE FUNCTION dialect.field(anycompatible, VARIADIC anycompatiblearray) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 IS NULL THEN 0 ELSE coalesce(array_position($2, $1), 0) END';
CREATE FUNCTION dialect.find_in_set(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 IS NOT NULL AND $2 IS NOT NULL THEN coalesce(array_position(string_to_array($2, '',''), $1), 0) END';
CREATE FUNCTION dialect."left"(text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT pg_catalog.left($1, greatest($2, 0))';
CREATE FUNCTION dialect."right"(text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT pg_catalog.right($1, greatest($2, 0))';
CREATE FUNCTION dialect.space(integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT repeat('' '', $1)';
CREATE FUNCTION dialect."interval"(numeric, VARIADIC numeric[]) RETURNS integer LANGUAGE sql IMMUTABLE AS
  'SELECT CASE WHEN $1 IS NULL THEN -1 ELSE (SELECT count(*)::integer FROM unnest($2) AS bound WHERE bound <= $1) END';
CREATE FUNCTION dialect.sqrt(double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 >= 0 THEN pg_catalog.sqrt($1) END';
CREATE FUNCTION dialect.ln(double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 > 0 THEN pg_catalog.ln($1) END';
CREATE FUNCTION dialect.log(double precision, double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 <> 1 THEN dialect.ln($2) / dialect.ln($1) END';
CREATE FUNCTION dialect.log10(double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 > 0 THEN pg_catalog.log10($1) END';
CREATE FUNCTION dialect.log2(double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT dialect.log(2, $1)';
CREATE FUNCTION dialect.rand() RETURNS double precision LANGUAGE sql VOLATILE AS 'SELECT random()';
CREATE FUNCTION dialect.ucase(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT upper($1)';
CREATE FUNCTION dialect.lcase(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT lower($1)';
CREATE FUNCTION dialect.from_unixtime(bigint) RETURNS timestamp LANGUAGE sql IMMUTABLE AS 'SELECT timestamp ''1970-01-01'' + $1 * interval ''1 second''';
CREATE FUNCTION dialect.makedate(integer, integer) RETURNS date LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $2 > 0 THEN make_date($1, 1, 1) OPERATOR(pg_catalog.+) ($2 - 1) END';
CREATE FUNCTION dialect.hex(bigint) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT upper(to_hex($1))';
CREATE FUNCTION dialect.hex(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT upper(encode(convert_to($1, ''UTF8''), ''hex''))';
CREATE FUNCTION dialect.datediff(timestamp, timestamp) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT $1::date OPERATOR(pg_catalog.-) $2::date';
CREATE FUNCTION dialect.date_add(timestamp, interval) RETURNS timestamp LANGUAGE sql IMMUTABLE AS 'SELECT $1 + $2';
CREATE FUNCTION dialect.date_sub(timestamp, interval) RETURNS timestamp LANGUAGE sql IMMUTABLE AS 'SELECT $1 - $2';
CREATE FUNCTION dialect.timestampdiff(text, timestamp, timestamp) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT CASE $1
  WHEN ''year'' THEN extract(year FROM age($3, $2))
  WHEN ''month'' THEN extract(year FROM age($3, $2)) * 12 + extract(month FROM age($3, $2))
  WHEN ''quarter'' THEN trunc((extract(year FROM age($3, $2)) * 12 + extract(month FROM age($3, $2))) / 3)
  WHEN ''week'' THEN trunc(extract(epoch FROM $3 OPERATOR(pg_catalog.-) $2) / 604800)
  WHEN ''day'' THEN trunc(extract(epoch FROM $3 OPERATOR(pg_catalog.-) $2) / 86400) WHEN ''hour'' THEN trunc(extract(epoch FROM $3 OPERATOR(pg_catalog.-) $2) / 3600)
  WHEN ''minute'' THEN trunc(extract(epoch FROM $3 OPERATOR(pg_catalog.-) $2) / 60) WHEN ''second'' THEN extract(epoch FROM $3 OPERATOR(pg_catalog.-) $2) END::bigint';
${dateFunctions}
${dateFormats}
CREATE FUNCTION dialect.from_unixtime(bigint, text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT dialect.date_format(dialect.from_unixtime($1), $2)';
${numberCasts}
CREATE FUNCTION dialect.truncate(numeric, integer) RETURNS numeric LANGUAGE sql IMMUTABLE AS 'SELECT trunc($1, $2)';
CREATE FUNCTION dialect.instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)';
CREATE FUNCTION dialect.locate(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($2, $1)';
CREATE FUNCTION dialect.locate(text, text, integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT CASE strpos(substr($2, $3), $1) WHEN 0 THEN 0 ELSE strpos(substr($2, $3), $1) + $3 - 1 END';
CREATE FUNCTION dialect.truncate(double precision, integer) RETURNS numeric LANGUAGE sql IMMUTABLE AS 'SELECT trunc($1::numeric, $2)';
CREATE FUNCTION dialect.bit_count(bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT pg_catalog.bit_count($1::bit(64))';
CREATE FUNCTION dialect.elt(integer, VARIADIC text[]) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $2[$1]';
CREATE FUNCTION dialect.strcmp(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 < $2 THEN -1 WHEN $1 = $2 THEN 0 WHEN $1 > $2 THEN 1 END';
CREATE FUNCTION dialect.sec_to_time(bigint) RETURNS interval LANGUAGE sql IMMUTABLE AS 'SELECT $1 * interval ''1 second''';
CREATE FUNCTION dialect.time_to_sec(interval) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT trunc(extract(epoch FROM $1))::bigint';
CREATE FUNCTION dialect.round(double precision, integer) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT round($1 * power(10::double precision, $2)) / power(10::double precision, $2)';
${['smallint', 'integer', 'bigint']
  .map(
    (type) =>
      `CREATE FUNCTION dialect.round(${type}, integer) RETURNS numeric LANGUAGE sql IMMUTABLE AS 'SELECT round($1::numeric, $2)';`,
  )
  .join('\n')}
CREATE FUNCTION dialect.joined(text, anyelement, text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT coalesce($1 || $3 || $2, $1, $2::text)';
CREATE AGGREGATE dialect.group_concat(anyelement, text) (sfunc = dialect.joined, stype = text);
CREATE FUNCTION dialect.counted(bigint, boolean) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $2 IS NULL THEN $1 ELSE coalesce($1, 0) + $2::integer END';
CREATE AGGREGATE dialect.sum(boolean) (sfunc = dialect.counted, stype = bigint);
CREATE FUNCTION dialect.shared(numeric[], boolean) RETURNS numeric[] LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $2 IS NULL THEN $1 ELSE ARRAY[$1[1] + $2::integer, $1[2] + 1] END';
CREATE FUNCTION dialect.share(numeric[]) RETURNS numeric LANGUAGE sql IMMUTABLE AS 'SELECT $1[1] / nullif($1[2], 0)';
CREATE AGGREGATE dialect.avg(boolean) (sfunc = dialect.shared, stype = numeric[], finalfunc = dialect.share, initcond = '{0,0}');
${dividedTypes
  .flatMap((left) =>
    dividedTypes.map((right) => {
      const result = left === 'double precision' || right === 'double precision' ? 'double precision' : 'numeric'
      return `CREATE FUNCTION dialect.divide(${left}, ${right}) RETURNS ${result} LANGUAGE sql IMMUTABLE AS 'SELECT $1::${result} / nullif($2, 0)::${result}';
CREATE OPERATOR dialect./ (leftarg = ${left}, rightarg = ${right}, function = dialect.divide);
CREATE FUNCTION dialect.whole(${left}, ${right}) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT trunc($1::numeric / nullif($2, 0)::numeric)::bigint';
CREATE OPERATOR dialect.// (leftarg = ${left}, rightarg = ${right}, function = dialect.whole);`
    }),
  )
  .join('\n')}
${dialectOperators}
CREATE FUNCTION dialect.mod(double precision, double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT pg_catalog.mod($1::numeric, $2::numeric)::double precision';
CREATE OPERATOR dialect.% (leftarg = double precision, rightarg = double precision, function = dialect.mod);
CREATE FUNCTION dialect.added(double precision, text) RETURNS double precision LANGUAGE sql IMMUTABLE AS 'SELECT coalesce($1 + dialect.num($2), $1, dialect.num($2))';
CREATE AGGREGATE dialect.sum(text) (sfunc = dialect.added, stype = double precision);
${dateArithmetic}
${onUpdateFunctions}
${unsignedArithmetic}
${jsonFunctions}
${textFunctions}
${textAssignments}
${quotientTexts}
`
