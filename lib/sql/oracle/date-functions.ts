import { createFunction as create } from '../dialect/create-function'

const lastDay = (date: string) => `date_trunc('month', ${date}) + interval '1 month - 1 day'`
const isLast = (date: string) => `date_trunc('day', ${date}) = ${lastDay(date)}`
const months = (date: string) => `(extract(year FROM ${date}) * 12 + extract(month FROM ${date}))`
/** The time after the start of a unit from which ROUND rounds up: a year on 1 July, a month on its 16th day. */
const halves: Readonly<Record<string, string>> = {
  year: '6 months',
  quarter: '1 month 15 days',
  month: '15 days',
  day: '12 hours',
  hour: '30 minutes',
  minute: '30 seconds',
}

/**
 * The SQL that creates Oracle's functions of dates. The rules of ADD_MONTHS, MONTHS_BETWEEN and ROUND are those of Oracle's
 * SQL Language Reference. Fractions of seconds that become a DATE are not modelled.
 */
export const dateFunctions = [
  create('as_date(timestamp)', 'timestamp', '$1'),
  create(
    'as_date(timestamptz)',
    'timestamp',
    `CASE WHEN date_trunc('second', $1) = $1 THEN $1::timestamp ELSE dialect.unmodelled('a fraction of a second in a DATE')::timestamp END`,
  ),
  // a constant, so that it raises without rows
  `CREATE FUNCTION dialect.session_text() RETURNS text LANGUAGE plpgsql IMMUTABLE AS $f$BEGIN
  RAISE 'NLS_DATE_FORMAT determines the text of a date: write TO_CHAR with a format' USING ERRCODE = '42846'; END$f$;`,
  ...['timestamp', 'timestamptz'].map((type) =>
    create(`date_text(${type})`, 'text', 'dialect.session_text()', 'IMMUTABLE'),
  ),
  create('as_timestamp(timestamp)', 'timestamptz', '$1::timestamptz'),
  create('as_timestamp(timestamptz)', 'timestamptz', '$1'),
  create('"months of"(interval)', 'integer', '(extract(year FROM $1) * 12 + extract(month FROM $1))::integer'),
  ...['timestamp', 'timestamptz'].map(
    (
      type,
    ) => `CREATE FUNCTION dialect.shifted(${type}, interval) RETURNS ${type} LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE moved ${type} := $1 OPERATOR(pg_catalog.+) make_interval(months => dialect."months of"($2));
BEGIN
  IF extract(day FROM moved) <> extract(day FROM $1) THEN
    RAISE 'ORA-01839: date not valid for month specified' USING ERRCODE = '22007';
  END IF;
  RETURN $1 OPERATOR(pg_catalog.+) $2;
END$f$;`,
  ),
  create(
    'add_months(timestamp, numeric)',
    'timestamp',
    `CASE WHEN ${isLast('$1')} THEN ${lastDay(`($1 + trunc($2) * interval '1 month')`)} + ($1 - date_trunc('day', $1)) ELSE $1 + trunc($2) * interval '1 month' END`,
  ),
  create(
    'months_between(timestamp, timestamp)',
    'numeric',
    `${months('$1')} - ${months('$2')} + CASE
      WHEN extract(day FROM $1) = extract(day FROM $2) OR (${isLast('$1')} AND ${isLast('$2')}) THEN 0
      ELSE (extract(epoch FROM ($1 - date_trunc('month', $1)) - ($2 - date_trunc('month', $2))) / 86400) / 31 END`,
  ),
  create('last_day(timestamp)', 'timestamp', `${lastDay('$1')} + ($1 - date_trunc('day', $1))`),
  create(
    'next_day(timestamp, text)',
    'timestamp',
    `$1 + ((array_position('{MON,TUE,WED,THU,FRI,SAT,SUN}'::text[], left($2, 3)) - extract(isodow FROM $1)::integer + 6) % 7 + 1) * interval '1 day'`,
  ),
  create('trunc(timestamp)', 'timestamp', `date_trunc('day', $1)`),
  create('trunc(timestamptz)', 'timestamp', `date_trunc('day', dialect.as_date($1))`),
  create('trunc_date(timestamp, text)', 'timestamp', 'date_trunc($2, $1)'),
  create('trunc_date(timestamptz, text)', 'timestamp', 'date_trunc($2, dialect.as_date($1))'),
  create(
    'round_date(timestamp, text)',
    'timestamp',
    `(SELECT CASE WHEN $1 >= s + (CASE $2 ${Object.entries(halves)
      .map(([unit, half]) => `WHEN '${unit}' THEN '${half}'`)
      .join(
        ' ',
      )} END)::interval THEN s + (CASE $2 WHEN 'quarter' THEN '3 months' ELSE '1 ' || $2 END)::interval ELSE s END
      FROM date_trunc($2, $1) AS d (s))`,
  ),
  create('round(timestamp)', 'timestamp', `dialect.round_date($1, 'day')`),
  create('extract_date(text, timestamp)', 'numeric', 'date_part($1, $2)::numeric'),
  create('extract_date(text, timestamptz)', 'numeric', 'date_part($1, $2)::numeric'),
  // 50 hours are 2 days and 2 hours
  ...['date', 'time'].map((name) =>
    create(`extract_${name}(text, interval)`, 'numeric', 'date_part($1, justify_hours($2))::numeric'),
  ),
  create('extract_time(text, timestamptz)', 'numeric', 'date_part($1, $2)::numeric'),
  // EXTRACT has no hours of a DATE, which PostgreSQL would convert to TIMESTAMP
  `CREATE FUNCTION dialect.extract_time(text, timestamp) RETURNS numeric LANGUAGE plpgsql AS $f$BEGIN
  RAISE 'ORA-30076: invalid extract field for extract source' USING ERRCODE = '42846'; END$f$;`,
  create('numtodsinterval(numeric, text)', 'interval', `$1 * ('1 ' || $2)::interval`),
  create('numtoyminterval(numeric, text)', 'interval', `round($1) * ('1 ' || $2)::interval`),
  create('to_char(timestamp, text)', 'text', 'pg_catalog.to_char($1, $2)'),
  create('to_char(timestamptz, text)', 'text', 'pg_catalog.to_char($1, $2)'),
  create(
    'to_char(numeric, text)',
    'text',
    `CASE WHEN pg_catalog.to_char($1, $2) LIKE '%#%' THEN dialect.unmodelled('a number that is too long for its format') ELSE pg_catalog.to_char($1, $2) END`,
  ),
  ...(['to_date', 'to_timestamp'] as const).map((name) => {
    const type = name === 'to_date' ? 'timestamp' : 'timestamptz'
    return `CREATE FUNCTION dialect.${name}(text, text, text) RETURNS ${type} LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  -- Oracle also reads some texts that do not have the format
  IF $1 !~ $2 THEN RETURN dialect.unmodelled('a text without the format of ${name.toUpperCase()}')::${type}; END IF;
  RETURN pg_catalog.to_timestamp($1, $3)::${type};
END$f$;`
  }),
].join('\n')
