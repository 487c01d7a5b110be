import { createFunction as create } from '../dialect/create-function'

const text = (expression: string) => `(${expression})::bpchar`
const length = (size: string) => `(${size} - 4) % 1000000`

/** Returns the SQL of a function that raises an error if its second argument is negative, as SQL Server does. */
const withoutNegative = (name: string) =>
  `CREATE FUNCTION dialect."${name}"(bpchar, bigint) RETURNS bpchar LANGUAGE plpgsql IMMUTABLE STRICT AS $f$BEGIN
  IF $2 < 0 THEN RAISE 'Invalid length parameter passed to the ${name} function.' USING ERRCODE = '22023'; END IF;
  RETURN pg_catalog.${name}($1::text, $2::integer)::bpchar; END$f$;`

/**
 * The SQL that creates SQL Server's functions of texts. All texts are `bpchar`, whose comparison ignores trailing blanks; the
 * size of one that is filled up with blanks, CHAR, is larger by 1,000,000.
 */
export const textFunctions = [
  `CREATE FUNCTION dialect.sized(bpchar, integer, boolean) RETURNS bpchar LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE size integer := ${length('$2')};
BEGIN
  IF NOT $3 AND length($1::text) > size THEN
    IF rtrim(substr($1::text, size + 1)) = '' THEN PERFORM dialect.unmodelled('blanks beyond the size of a column'); END IF;
    RAISE 'String or binary data would be truncated' USING ERRCODE = '22001';
  END IF;
  RETURN CASE WHEN $2 > 1000000 THEN rpad($1::text, size) ELSE left($1::text, size) END::bpchar;
END$f$;`,
  // LEN does not count trailing blanks
  create('len(bpchar)', 'integer', 'pg_catalog.length(rtrim($1::text))'),
  // NULL raises no error and gives NULL
  create('"+ bpchar bpchar"(bpchar, bpchar)', 'bpchar', text('$1::text || $2::text')),
  'CREATE OPERATOR dialect.+ (leftarg = bpchar, rightarg = bpchar, function = dialect."+ bpchar bpchar");',
  create('concat(VARIADIC bpchar[])', 'bpchar', text(`array_to_string($1::text[], '')`)),
  create(
    'concat_ws(bpchar, VARIADIC bpchar[])',
    'bpchar',
    text(`array_to_string($2::text[], coalesce($1::text, ''))`),
    'IMMUTABLE',
  ),
  ...['upper', 'lower', 'reverse'].map((name) =>
    create(`${name}(bpchar)`, 'bpchar', text(`pg_catalog.${name}($1::text)`)),
  ),
  ...['ltrim', 'rtrim', 'btrim'].map((name) =>
    create(`${name}(bpchar)`, 'bpchar', text(`pg_catalog.${name}($1::text, ' ')`)),
  ),
  withoutNegative('left'),
  withoutNegative('right'),
  // both engines count the length from a position below 1, and raise an error for a negative length
  create('substring(bpchar, integer, integer)', 'bpchar', text('pg_catalog.substring($1::text, $2, $3)')),
  create(
    'charindex(bpchar, bpchar, integer DEFAULT 1)',
    'integer',
    `CASE WHEN length($1::text) = 0 THEN 0 ELSE coalesce(nullif(strpos(lower(substr($2::text, greatest($3, 1))) COLLATE "C", lower($1::text)), 0) + greatest($3, 1) - 1, 0) END`,
  ),
  create(
    'stuff(bpchar, integer, integer, bpchar)',
    'bpchar',
    `CASE WHEN $2 BETWEEN 1 AND length($1::text) AND $3 >= 0
      THEN (left($1::text, $2 - 1) || coalesce($4::text, '') || substr($1::text, $2 + $3))::bpchar END`,
    'IMMUTABLE',
  ),
  // finds the text in upper and lower case
  `CREATE FUNCTION dialect.replace(bpchar, bpchar, bpchar) RETURNS bpchar LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE result text := ''; rest text := $1; at integer;
BEGIN
  LOOP
    at := CASE WHEN length($2::text) = 0 THEN 0 ELSE strpos(lower(rest) COLLATE "C", lower($2::text)) END;
    IF at = 0 THEN RETURN result || rest; END IF;
    result := result || left(rest, at - 1) || $3::text;
    rest := substr(rest, at + length($2::text));
  END LOOP;
END$f$;`,
  // the joined texts, their rows, the rows that are not NULL, and whether the characters of XML are escaped
  create(
    '"for xml"(bpchar, bigint, bigint, bpchar)',
    'bpchar',
    `CASE WHEN $2 > 0 AND $3 = 0 THEN dialect.unmodelled('FOR XML of nothing but NULL')::bpchar
      WHEN $4::text = '&' THEN pg_catalog.replace(pg_catalog.replace(pg_catalog.replace($1::text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')::bpchar
      ELSE $1 END`,
  ),
  create('replicate(bpchar, integer)', 'bpchar', `CASE WHEN $2 >= 0 THEN repeat($1::text, $2)::bpchar END`),
  create('space(integer)', 'bpchar', `CASE WHEN $1 >= 0 THEN repeat(' ', $1)::bpchar END`),
  create('ascii(bpchar)', 'integer', `CASE WHEN $1::text <> '' THEN pg_catalog.ascii($1::text) END`),
  // the others depend on the code page
  create(
    '"char"(integer)',
    'bpchar',
    `CASE WHEN $1 BETWEEN 1 AND 127 THEN chr($1)::bpchar
      WHEN $1 BETWEEN 0 AND 255 THEN dialect.unmodelled('the character ' || $1)::bpchar END`,
  ),
  `CREATE FUNCTION dialect.string_split(bpchar, bpchar) RETURNS TABLE (value bpchar) LANGUAGE sql IMMUTABLE STRICT AS
  $f$SELECT v::bpchar FROM unnest(CASE WHEN $1::text = '' THEN ARRAY[''] ELSE string_to_array($1::text, $2::text) END) AS u (v)$f$;`,
].join('\n')
