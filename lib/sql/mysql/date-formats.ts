import type { Replace } from '../dialect/rewrite-tree'
import { castTo, textOf } from '../dialect/tree'
import { functionName } from '../engine/parse'

/** The specifiers of DATE_FORMAT and STR_TO_DATE, with the templates of PostgreSQL's `to_char` and `to_timestamp`. */
const templates: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  y: 'YY',
  m: 'MM',
  c: 'FMMM',
  M: 'FMMonth',
  b: 'Mon',
  d: 'DD',
  e: 'FMDD',
  D: 'FMDDth',
  j: 'DDD',
  W: 'FMDay',
  a: 'Dy',
  H: 'HH24',
  k: 'FMHH24',
  h: 'HH12',
  I: 'HH12',
  l: 'FMHH12',
  i: 'MI',
  s: 'SS',
  S: 'SS',
  f: 'US',
  p: 'AM',
  T: 'HH24:MI:SS',
  r: 'HH12:MI:SS AM',
  v: 'IW',
  x: 'IYYY',
}
const letters = Object.keys(templates)

/**
 * Returns the DATE or TIME that STR_TO_DATE returns for a literal format that has only parts of a date or of a time; with both,
 * and for other formats, it returns a DATETIME.
 */
export const dateFromText: Replace = (kind, fields) => {
  if (kind !== 'FuncCall' || functionName(fields) !== 'str_to_date') return undefined
  const format = textOf((fields.args as unknown[])[1])
  const hasTime = /%[fHhIiklprSsT]/.test(format ?? '')
  if (format === undefined || (hasTime && /%[^fHhIiklprSsT]/.test(format))) return undefined
  const call = { FuncCall: fields }
  return hasTime ? castTo(castTo(call, 'pg_catalog', 'time'), 'pg_catalog', 'interval') : castTo(call, 'date')
}

/** The parts of the format `$2`: its specifiers with their templates, and the texts between them. */
const parts = `regexp_matches($2, '%.|[^%]+|%$', 'g') WITH ORDINALITY AS m (piece, at), LATERAL (SELECT piece[1] AS part,
  CASE WHEN piece[1] ~ '^%.' THEN (ARRAY[${letters.map((letter) => `'${templates[letter]}'`).join()}])[nullif(position(right(piece[1], 1) IN '${letters.join('')}'), 0)] END AS template) AS p`

/** The SQL that creates the functions that format dates, read dates from texts, and number weeks. */
export const dateFormats = `
CREATE FUNCTION dialect.week(timestamp, mode integer DEFAULT 0) RETURNS integer LANGUAGE sql IMMUTABLE AS $$SELECT CASE mode
  WHEN 0 THEN extract(doy FROM $1)::integer + 6 - extract(dow FROM $1)::integer
  WHEN 1 THEN extract(doy FROM $1)::integer - 2 + extract(isodow FROM date_trunc('year', $1))::integer
    + CASE WHEN extract(isodow FROM date_trunc('year', $1)) <= 4 THEN 7 ELSE 0 END
  WHEN 2 THEN extract(doy FROM $1 - extract(dow FROM $1) * interval '1 day')::integer + 6
  WHEN 3 THEN extract(week FROM $1)::integer * 7
  WHEN 5 THEN extract(doy FROM $1)::integer + 7 - extract(isodow FROM $1)::integer
  ELSE ('WEEK with mode ' || mode)::integer END / 7$$;
CREATE FUNCTION dialect.yearweek(timestamp, mode integer DEFAULT 0) RETURNS integer LANGUAGE sql IMMUTABLE AS $$SELECT CASE mode
  WHEN 0 THEN extract(year FROM $1 - extract(dow FROM $1) * interval '1 day')::integer * 100 + dialect.week($1, 2)
  WHEN 1 THEN to_char($1, 'IYYYIW')::integer
  ELSE ('YEARWEEK with mode ' || mode)::integer END$$;
CREATE FUNCTION dialect.date_format(timestamp, text) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT string_agg(CASE
  WHEN template IS NOT NULL THEN to_char($1, template)
  WHEN part = '%w' THEN extract(dow FROM $1)::text
  WHEN part = '%V' THEN lpad(dialect.week($1, 2)::text, 2, '0')
  WHEN part = '%X' THEN (dialect.yearweek($1) / 100)::text
  WHEN part IN ('%U', '%u') THEN lpad(dialect.week($1, (part = '%u')::integer)::text, 2, '0')
  WHEN part ~ '^%.' THEN right(part, 1) ELSE part END, '' ORDER BY at) FROM ${parts} WHERE $1 IS NOT NULL$$;
CREATE FUNCTION dialect.date_format(text, text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT dialect.date_format(dialect.moment($1), $2)';
CREATE FUNCTION dialect.time_format(interval, text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT dialect.date_format(timestamp ''2000-01-01'' OPERATOR(pg_catalog.+) $1, $2)';
CREATE FUNCTION dialect.str_to_date(text, text) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT AS $$BEGIN
  RETURN (SELECT CASE WHEN $1 ~ ('^\\s*' || string_agg(CASE
    WHEN part IN ('%T', '%r') THEN '[\\d:]+' WHEN part = '%Y' THEN '\\d{4}' WHEN part ~ '^%[MbWa]' THEN '[[:alpha:]]+'
    WHEN template IS NOT NULL THEN '\\d+' ELSE regexp_replace(part, '(\\W)', '\\\\\\1', 'g') END, '' ORDER BY at))
    THEN to_timestamp($1, string_agg(coalesce(template, '"' || part || '"'), '' ORDER BY at))::timestamp END FROM ${parts});
EXCEPTION WHEN data_exception THEN RETURN NULL;
END$$;
`
