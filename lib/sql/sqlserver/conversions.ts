import { createFunction as create } from '../dialect/create-function'
import { numbers, type NumberType } from './numbers'

const dates = { date: 'read_date', timestamp: 'read_datetime', timestamptz: 'read_datetime2' } as const

/** The text of a value of each type. */
const texts = {
  bpchar: '$1',
  smallint: '$1::text::bpchar',
  integer: '$1::text::bpchar',
  bigint: '$1::text::bpchar',
  numeric: 'textin(numeric_out($1))::bpchar',
  'dialect.money': 'textin(numeric_out(pg_catalog.round($1, 2)))::bpchar',
  uuid: 'upper($1::text)::bpchar',
  date: `to_char($1, 'YYYY-MM-DD')::bpchar`,
} as const
/** The types whose texts have forms that are not modelled. */
const unknownTexts = {
  'double precision': 'a FLOAT',
  timestamp: 'a DATETIME without a style',
  timestamptz: 'a DATETIME2 without a style',
} as const

/** Returns the value that replaces NULL in ISNULL, `$2`, as a type of numbers. */
function replacement(left: NumberType, right: NumberType): string {
  if (left === 'numeric') return `dialect.replacement($2::numeric, $3)`
  return left === right ? '$2' : `$2::${left}`
}

/** The sizes of the columns of a name, and the number of those without a size. */
const sizes = (type: string, size: string) => `SELECT min(${size}), max(${size}), count(*) FILTER (WHERE atttypmod < 0)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE attname = $2 COLLATE "C" AND relnamespace = 'public'::regnamespace AND atttypid = '${type}'::regtype INTO smallest, largest, unlimited`

const replacer = (type: string, size: string, fits: string, cut: string) =>
  `CREATE FUNCTION dialect.replacement(${type}, text) RETURNS ${type} LANGUAGE plpgsql STABLE STRICT AS $f$
DECLARE smallest integer; largest integer; unlimited integer;
BEGIN
  ${sizes(type, size)};
  IF smallest = largest AND unlimited = 0 THEN RETURN ${cut}; END IF;
  IF smallest IS NULL AND unlimited > 0 OR ${fits} THEN RETURN $1; END IF;
  RETURN dialect.unmodelled('ISNULL with a replacement that is longer than its first argument');
END$f$;`

const isNull = (left: string, right: string, value: string) =>
  `CREATE FUNCTION dialect.isnull(${left}, ${right}, text) RETURNS ${left} LANGUAGE sql STABLE AS $f$SELECT coalesce($1, ${value})$f$;`

const assignment = (type: string) =>
  `CREATE CAST (${type} AS bpchar) WITH FUNCTION dialect.as_text(${type}) AS ASSIGNMENT;`

/**
 * The SQL that creates the conversions to texts, and ISNULL, whose result has the type of the first argument. The size of that
 * type is the one of the column with its name.
 */
export const conversions = [
  ...Object.entries(texts).map(([type, text]) => create(`as_text(${type})`, 'bpchar', text)),
  ...Object.entries(unknownTexts).flatMap(([type, name]) =>
    [type, `${type}, integer`].map((args) =>
      create(
        `as_text(${args})`,
        'bpchar',
        `CASE WHEN dialect.reject('the text of ${name} is not modelled') THEN ''::bpchar END`,
        'IMMUTABLE',
      ),
    ),
  ),
  ...Object.keys({ ...texts, ...unknownTexts })
    // PostgreSQL has no casts of a domain
    .filter((type) => type !== 'bpchar' && type !== 'dialect.money')
    .map(assignment),
  // CAST AS VARCHAR(2): a number that is too long raises an error or becomes *
  ...Object.keys(texts).map((type) =>
    create(
      `as_text(${type}, integer)`,
      'bpchar',
      type === 'bpchar' || type === 'date'
        ? 'dialect.as_text($1)'
        : `CASE WHEN length(dialect.as_text($1)::text) <= $2 THEN dialect.as_text($1)
            ELSE dialect.unmodelled('a value that is longer than its VARCHAR')::bpchar END`,
    ),
  ),
  replacer(
    'bpchar',
    'atttypmod',
    // no CHAR, whose values are filled up with blanks
    'length($1::text) <= coalesce(smallest - 4, 1) AND coalesce(largest, 0) < 1000000',
    'dialect.sized($1, smallest, true)',
  ),
  replacer('numeric', '(atttypmod - 4) & 2047', '$1 = round($1, coalesce(smallest, 0))', 'round($1, smallest)'),
  ...numbers.flatMap((left) => [
    ...numbers.map((right) => isNull(left, right, replacement(left, right))),
    isNull('bpchar', left, 'dialect.replacement(dialect.as_text($2), $3)'),
    isNull(left, 'bpchar', left === 'numeric' ? 'dialect.replacement($2::numeric, $3)' : `$2::${left}`),
  ]),
  isNull('uuid', 'uuid', '$2'),
  isNull('uuid', 'bpchar', '$2::text::uuid'),
  isNull('bpchar', 'bpchar', 'dialect.replacement($2, $3)'),
  ...Object.entries(dates).flatMap(([type, read]) => [
    isNull(type, 'bpchar', `dialect.${read}($2)`),
    ...Object.keys(dates).map((other) => isNull(type, other, other === type ? '$2' : `$2::${type}`)),
  ]),
].join('\n')
