import { createFunction as create } from '../dialect/create-function'

const month = (date: string) => `(extract(year FROM ${date}) * 12.0 + extract(month FROM ${date}))`
const since = (unit: string, length: number) =>
  `(extract(epoch FROM date_trunc('${unit}', $3)) - extract(epoch FROM date_trunc('${unit}', $2))) / ${length}.0`
/** 7 January 1900 was a Sunday. */
const week = (date: string) => `floor((${date}::date - date '1900-01-07')::numeric / 7.0)`

/** The text of a moment in a format that does not depend on the language of the session. */
const iso = String.raw`^(?:\d{4}-\d\d?-\d\d?|\d{8})(?:[ T]\d\d?:\d\d(?::\d\d(?:\.\d{1,7})?)?)?$`

/** Returns the SQL that reads a date from a text; a conversion of the others depends on the language of the session. */
const reader = (name: string, result: string, read: string, extra = '') =>
  String.raw`CREATE FUNCTION dialect.${name}(bpchar) RETURNS ${result} LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE source text COLLATE "C" := trim($1::text);
BEGIN
  IF source = '' THEN source := '1900-01-01'; END IF;
  IF source ~ '^\d\d?:\d' THEN source := '1900-01-01 ' || source; END IF;
  IF source !~ '\d' THEN RAISE 'Conversion failed when converting date and/or time from character string.' USING ERRCODE = '22018'; END IF;
  IF source !~ '${iso}' OR source ~ '\.\d{6}[1-8]$' THEN
    PERFORM dialect.unmodelled('the date ' || source || ', which is not written as 20240131 or 2024-01-31 12:00:00');
  END IF;
  ${extra}
  RETURN ${read};
END$f$;
CREATE CAST (bpchar AS ${result}) WITH FUNCTION dialect.${name}(bpchar) AS ASSIGNMENT;`

const micros = String.raw`regexp_replace(source, '(\.\d{6})\d$', '\1')`

/**
 * The SQL that creates SQL Server's functions of dates. DATETIME is `timestamp(3)`, rounded to 1/300 of a second, and
 * DATETIME2 is `timestamptz`, so that they are different types. The language of the session is us_english.
 */
export const dateFunctions = [
  create(
    'ticks(timestamp)',
    'timestamp',
    `CASE WHEN date_trunc('second', $1) = $1 THEN $1 ELSE date_trunc('second', $1) OPERATOR(pg_catalog.+)
      round(round(extract(milliseconds FROM $1) % 1000.0 * 0.3) * 10.0 / 3.0) * interval '1 millisecond' END`,
  ),
  create('"ticks of"(timestamp, integer)', 'timestamp', 'dialect.ticks($1)'),
  reader('read_date', 'date', `${micros}::timestamp::date`),
  // a DATETIME has at most three digits of fractions
  reader(
    'read_datetime',
    'timestamp',
    'dialect.ticks(source::timestamp)',
    String.raw`IF source ~ '\.\d{4,}$' THEN RAISE 'Conversion failed when converting date and/or time from character string.' USING ERRCODE = '22018'; END IF;`,
  ),
  reader('read_datetime2', 'timestamptz', `${micros}::timestamptz`),
  `CREATE FUNCTION dialect.read_time(bpchar) RETURNS time LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  IF trim($1::text) COLLATE "C" !~ '^\\d\\d?:\\d\\d(?::\\d\\d(?:\\.\\d{1,6})?)?$' THEN PERFORM dialect.unmodelled('the time ' || $1::text); END IF;
  RETURN trim($1::text)::time; END$f$;
CREATE CAST (bpchar AS time) WITH FUNCTION dialect.read_time(bpchar) AS ASSIGNMENT;`,
  create('instant(time)', 'timestamp', `timestamp '1900-01-01' OPERATOR(pg_catalog.+) $1`),
  create('instant(date)', 'timestamp', '$1::timestamp'),
  create('instant(timestamp)', 'timestamp', '$1'),
  create('instant(timestamptz)', 'timestamp', '$1::timestamp'),
  create('instant(bpchar)', 'timestamp', 'dialect.read_datetime2($1)::timestamp'),
  create('instant(integer)', 'timestamp', `timestamp '1900-01-01' OPERATOR(pg_catalog.+) $1 * interval '1 day'`),
  create(
    'span(text, integer)',
    'interval',
    `$2 * CASE $1 WHEN 'quarter' THEN interval '3 months' WHEN 'weekday' THEN interval '1 day' WHEN 'dayofyear' THEN interval '1 day'
      ELSE ('1 ' || $1)::interval END`,
  ),
  // a DATE has no hours
  `CREATE FUNCTION dialect.dateadd(text, integer, date) RETURNS date LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  IF $1 IN ('hour', 'minute', 'second', 'millisecond') THEN RAISE 'The datepart % is not supported by date function dateadd for data type date.', $1 USING ERRCODE = '42846'; END IF;
  RETURN ($3 OPERATOR(pg_catalog.+) dialect.span($1, $2))::date; END$f$;`,
  // and a TIME no days
  `CREATE FUNCTION dialect.dateadd(text, integer, time) RETURNS time LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  IF $1 NOT IN ('hour', 'minute', 'second', 'millisecond') THEN RAISE 'The datepart % is not supported by date function dateadd for data type time.', $1 USING ERRCODE = '42846'; END IF;
  RETURN $3 OPERATOR(pg_catalog.+) dialect.span($1, $2); END$f$;`,
  create(
    'dateadd(text, integer, timestamp)',
    'timestamp',
    'dialect.ticks($3 OPERATOR(pg_catalog.+) dialect.span($1, $2))',
  ),
  create(
    'dateadd(text, integer, timestamptz)',
    'timestamptz',
    '($3::timestamp OPERATOR(pg_catalog.+) dialect.span($1, $2))::timestamptz',
  ),
  create('dateadd(text, integer, bpchar)', 'timestamp', 'dialect.dateadd($1, $2, dialect.read_datetime($3))'),
  create('dateadd(text, integer, integer)', 'timestamp', 'dialect.dateadd($1, $2, dialect.instant($3))'),
  // the number of boundaries between two moments; a week begins on Sunday
  create(
    'datediff(text, timestamp, timestamp)',
    'integer',
    `(CASE $1 WHEN 'year' THEN extract(year FROM $3) - extract(year FROM $2)
      WHEN 'quarter' THEN floor((${month('$3')} - 1.0) / 3.0) - floor((${month('$2')} - 1.0) / 3.0)
      WHEN 'month' THEN ${month('$3')} - ${month('$2')}
      WHEN 'week' THEN ${week('$3')} - ${week('$2')}
      WHEN 'hour' THEN ${since('hour', 3600)} WHEN 'minute' THEN ${since('minute', 60)}
      WHEN 'second' THEN ${since('second', 1)} WHEN 'millisecond' THEN ${since('milliseconds', 1)} * 1000
      ELSE $3::date - $2::date END)::integer`,
  ),
  create(
    'datepart(text, timestamp)',
    'integer',
    `CASE $1 WHEN 'weekday' THEN extract(dow FROM $2) + 1 WHEN 'dayofyear' THEN extract(doy FROM $2)
      WHEN 'second' THEN floor(extract(second FROM $2)) WHEN 'millisecond' THEN floor(extract(milliseconds FROM $2))::integer % 1000
      WHEN 'iso_week' THEN extract(week FROM $2) ELSE date_part($1, $2)::numeric END::integer`,
  ),
  create(
    'eomonth(timestamp, integer DEFAULT 0)',
    'date',
    `(date_trunc('month', $1) OPERATOR(pg_catalog.+) ($2 + 1) * interval '1 month')::date OPERATOR(pg_catalog.-) 1`,
  ),
  create('datefromparts(integer, integer, integer)', 'date', 'make_date($1, $2, $3)'),
  create('styled(date, text, text)', 'bpchar', 'to_char($1, $2)::bpchar'),
  create('styled(timestamp, text, text)', 'bpchar', 'to_char($1, $3)::bpchar'),
  // a DATETIME2 has up to seven digits of fractions
  create(
    'styled(timestamptz, text, text)',
    'bpchar',
    `CASE WHEN right($3, 2) = 'MS' THEN dialect.unmodelled('the text of a DATETIME2 with fractions')::bpchar ELSE to_char($1, $3)::bpchar END`,
  ),
].join('\n')
