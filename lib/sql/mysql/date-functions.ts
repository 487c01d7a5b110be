import { createFunction } from '../dialect/create-function'

/** The functions of one date or time: the type of the result, and its SQL for the moment `$1`. */
const functions: Readonly<Record<string, readonly [string, string]>> = {
  year: ['integer', 'extract(year FROM $1)'],
  month: ['integer', 'extract(month FROM $1)'],
  quarter: ['integer', 'extract(quarter FROM $1)'],
  day: ['integer', 'extract(day FROM $1)'],
  dayofmonth: ['integer', 'extract(day FROM $1)'],
  dayofweek: ['integer', 'extract(dow FROM $1) + 1'],
  weekday: ['integer', 'extract(isodow FROM $1) - 1'],
  dayofyear: ['integer', 'extract(doy FROM $1)'],
  weekofyear: ['integer', 'extract(week FROM $1)'],
  dayname: ['text', "trim(to_char($1, 'Day'))"],
  monthname: ['text', "trim(to_char($1, 'Month'))"],
  last_day: ['date', "date_trunc('month', $1) + interval '1 month - 1 day'"],
  ...Object.fromEntries(
    Object.entries({
      year_month: 'YYYYMM',
      day_hour: 'DDHH24',
      day_minute: 'DDHH24MI',
      day_second: 'DDHH24MISS',
      hour_minute: 'HH24MI',
      hour_second: 'HH24MISS',
      minute_second: 'MISS',
    }).map(([name, format]) => [name, ['integer', `to_char($1, '${format}')`]] as const),
  ),
  to_days: ['integer', "($1::date OPERATOR(pg_catalog.-) date '0001-01-01') + 366"],
  to_seconds: ['bigint', "extract(epoch FROM $1 OPERATOR(pg_catalog.-) timestamp '0001-01-01') + 31622400"],
  unix_timestamp: ['bigint', 'extract(epoch FROM $1)'],
  timestamp: ['timestamp', '$1'],
}
/** The SQL of the moment with the digits of a number, with SQLSTATE 22008 if there is none. */
const momentOfDigits = `make_timestamp(div(n, 10000000000)::integer, ${[100000000, 1000000, 10000, 100]
  .map((power) => `mod(div(n, ${power}), 100)::integer`)
  .join(
    ', ',
  )}, mod(n, 100)::double precision) FROM (SELECT round($1) * CASE WHEN $1 < 1000000000 THEN 1000000 ELSE 1 END) AS t(n)`
const times = ['timestamp', 'interval']
/** The functions of one time, of a day or not. */
const timeFunctions: Readonly<Record<string, string>> = {
  hour: 'extract(hour FROM $1)',
  minute: 'extract(minute FROM $1)',
  second: 'trunc(extract(second FROM $1))',
  microsecond: 'extract(microseconds FROM $1)::integer % 1000000',
}

/**
 * The SQL of the functions of dates and times. A text or number is the moment that it begins with, or NULL if that is none:
 * see Date and Time Literals in MySQL’s Reference Manual.
 */
export const dateFunctions = `
CREATE FUNCTION dialect.moment(text) RETURNS timestamp LANGUAGE sql IMMUTABLE STRICT AS $$SELECT CASE
  WHEN pg_input_is_valid(found, 'timestamp') THEN found::timestamp END FROM (SELECT CASE WHEN $1 ~ '^\\d{14}$' THEN overlay($1 PLACING 'T' FROM 9 FOR 0)
  ELSE substring($1 from '^\\s*(?:\\d{8}|\\d{4}-\\d{1,2}-\\d{1,2}(?:[ T]\\d{1,2}:\\d{1,2}(?::\\d{1,2}(?:\\.\\d+)?)?)?)') END) AS t(found)$$;
CREATE FUNCTION dialect.moment(numeric) RETURNS timestamp LANGUAGE sql IMMUTABLE STRICT AS 'SELECT dialect.moment(round($1)::text)';
CREATE FUNCTION dialect.moment(timestamp) RETURNS timestamp LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1';
${createFunction('moment_of_digits(numeric)', 'timestamp', momentOfDigits)}
${Object.entries(functions)
  .map(([name, [type, body]]) => dateFunction(name, type, body))
  .join('\n')}
${Object.entries(timeFunctions)
  .map(([name, body]) => timeFunction(name, body))
  .join('\n')}
CREATE FUNCTION dialect.unix_timestamp() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT dialect.unix_timestamp(LOCALTIMESTAMP(0))';
${['timestamp', 'interval', 'text'].map(timeDifference).join('\n')}
${createFunction('convert_tz(timestamp, text, text)', 'timestamp', `$1 AT TIME ZONE ${zone('$2')} AT TIME ZONE ${zone('$3')}`)}
CREATE FUNCTION dialect.from_days(integer) RETURNS date LANGUAGE sql IMMUTABLE AS 'SELECT date ''0001-01-01'' OPERATOR(pg_catalog.+) ($1 - 366)';
CREATE FUNCTION dialect.period_diff(integer, integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT $1 / 100 * 12 + $1 % 100 - $2 / 100 * 12 - $2 % 100';
CREATE FUNCTION dialect.period_add(integer, integer) RETURNS integer LANGUAGE sql IMMUTABLE AS
  'SELECT months / 12 * 100 + months % 12 + 1 FROM (SELECT $1 / 100 * 12 + $1 % 100 - 1 + $2) AS t(months)';
CREATE FUNCTION dialect."timestamp"(timestamp, interval) RETURNS timestamp LANGUAGE sql IMMUTABLE AS 'SELECT $1 OPERATOR(pg_catalog.+) $2';
${times
  .flatMap((type) => [
    createFunction(`addtime(${type}, interval)`, type, '$1 OPERATOR(pg_catalog.+) $2'),
    createFunction(`subtime(${type}, interval)`, type, '$1 OPERATOR(pg_catalog.-) $2'),
  ])
  .join('\n')}`

/** Returns the SQL of a time zone; the offsets of PostgreSQL have the other sign. */
function zone(name: string): string {
  return `CASE WHEN ${name} ~ '^[-+]' THEN translate(${name}, '+-', '-+') ELSE ${name} END`
}

/** Returns the SQL of TIMEDIFF for two values of a type. */
function timeDifference(type: string): string {
  const body =
    type === 'text'
      ? `CASE WHEN ${isTime('$1')} THEN dialect.timediff($1::interval, $2::interval) ELSE dialect.timediff(dialect.moment($1), dialect.moment($2)) END`
      : 'make_interval(secs => least(greatest(extract(epoch FROM $1 OPERATOR(pg_catalog.-) $2), -3020399), 3020399))'
  return createFunction(`timediff(${type}, ${type})`, 'interval', body)
}

function isTime(text: string): string {
  return `${text} ~ '^\\s*-?\\d+:'`
}

/** Returns the SQL of a function of a timestamp, and of a text that contains one. */
function dateFunction(name: string, type: string, body: string): string {
  return [
    createFunction(`"${name}"(timestamp)`, type, `(${body})::${type}`),
    createFunction(`"${name}"(text)`, type, `dialect."${name}"(dialect.moment($1))`),
  ].join('\n')
}

function timeFunction(name: string, body: string): string {
  const ofText = `CASE WHEN ${isTime('$1')} THEN dialect.${name}($1::interval) ELSE dialect.${name}(dialect.moment($1)) END`
  return [
    ...times.map((type) => createFunction(`${name}(${type})`, 'integer', `(${body})::integer`)),
    createFunction(`${name}(text)`, 'integer', ofText),
  ].join('\n')
}
