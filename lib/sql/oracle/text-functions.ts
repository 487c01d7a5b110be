import { createFunction as create } from '../dialect/create-function'

const position = 'trunc($2)::integer'

/**
 * The SQL that creates Oracle's functions of texts. Their empty results are NULL. Positions and types are those of Oracle's SQL
 * Language Reference: SUBSTR, INSTR, UPPER, and “Concatenation Operator”.
 */
export const textFunctions = [
  create('as_text(text)', 'text', '$1'),
  create('as_text(bpchar)', 'bpchar', '$1'),
  // without a cast to text, which calls this function
  create(
    'as_text(numeric)',
    'text',
    String.raw`regexp_replace(textin(numeric_out(trim_scale($1))), '^(-?)0\.', '\1.')`,
  ),
  ...['text', 'bpchar'].map((type) => create(`as_text(${type}, integer)`, type, '$1')),
  create('varying(anyelement)', 'anyelement', '$1'),
  create('varying(bpchar)', 'text', '$1::text'),
  create('concat(text, text)', 'text', `nullif(coalesce($1, '') || coalesce($2, ''), '')`, 'IMMUTABLE'),
  // two CHAR are CHAR, which is compared without trailing blanks
  create('concat(bpchar, bpchar)', 'bpchar', 'dialect.concat($1::text, $2::text)::bpchar', 'IMMUTABLE'),
  ...['upper', 'lower', 'initcap'].flatMap((name) => [
    create(`${name}(text)`, 'text', `pg_catalog.${name}($1)`),
    create(`${name}(bpchar)`, 'bpchar', `pg_catalog.${name}($1::text)::bpchar`),
  ]),
  create('length(text)', 'numeric', 'pg_catalog.length($1)'),
  // Oracle reads position 0 as 1, and counts a negative position from the end
  create(
    'substr(text, numeric)',
    'text',
    `nullif(CASE WHEN ${position} >= 0 THEN pg_catalog.substr($1, greatest(${position}, 1))
      WHEN -${position} <= pg_catalog.length($1) THEN right($1, -${position}) END, '')`,
  ),
  create(
    'substr(text, numeric, numeric)',
    'text',
    `nullif(left(dialect.substr($1, $2), greatest(trunc($3)::integer, 0)), '')`,
  ),
  `CREATE FUNCTION dialect.instr(text, text, numeric DEFAULT 1, numeric DEFAULT 1) RETURNS numeric LANGUAGE plpgsql IMMUTABLE STRICT AS $f$
DECLARE found integer := 0; step integer := sign($3); at integer;
BEGIN
  IF $4 < 1 THEN RAISE 'ORA-01428: argument is out of range' USING ERRCODE = '22023'; END IF;
  at := CASE WHEN step < 0 THEN pg_catalog.length($1) + trunc($3) + 1 ELSE trunc($3) END;
  WHILE step <> 0 AND at BETWEEN 1 AND pg_catalog.length($1) LOOP
    IF pg_catalog.substr($1, at, pg_catalog.length($2)) = $2 THEN
      found := found + 1;
      IF found = trunc($4) THEN RETURN at; END IF;
    END IF;
    at := at + step;
  END LOOP;
  RETURN 0;
END$f$;`,
  ...['lpad', 'rpad'].map((name) =>
    create(
      `${name}(text, numeric, text DEFAULT ' ')`,
      'text',
      `nullif(pg_catalog.${name}($1, trunc($2)::integer, $3), '')`,
    ),
  ),
  ...['ltrim', 'rtrim', 'btrim'].map((name) =>
    create(`${name}(text, text DEFAULT ' ')`, 'text', `nullif(pg_catalog.${name}($1, $2), '')`),
  ),
  create(
    'replace(text, text, text DEFAULT NULL)',
    'text',
    `CASE WHEN $2 IS NULL THEN $1 ELSE nullif(pg_catalog.replace($1, $2, coalesce($3, '')), '') END`,
    'IMMUTABLE',
  ),
  create('translate(text, text, text)', 'text', `nullif(pg_catalog.translate($1, $2, $3), '')`),
  create('ascii(text)', 'numeric', 'pg_catalog.ascii($1)'),
  create('chr(numeric)', 'text', 'pg_catalog.chr(trunc($1)::integer)'),
  create(`regexp_like(text, text, text DEFAULT 'c')`, 'boolean', 'pg_catalog.regexp_like($1, $2, $3)'),
  create(
    `regexp_count(text, text, numeric DEFAULT 1, text DEFAULT 'c')`,
    'numeric',
    'pg_catalog.regexp_count($1, $2, $3::integer, $4)',
  ),
  create(
    `regexp_substr(text, text, numeric DEFAULT 1, numeric DEFAULT 1, text DEFAULT 'c')`,
    'text',
    `nullif(pg_catalog.regexp_substr($1, $2, $3::integer, $4::integer, $5), '')`,
  ),
  create(
    `regexp_instr(text, text, numeric DEFAULT 1, numeric DEFAULT 1, numeric DEFAULT 0, text DEFAULT 'c')`,
    'numeric',
    'pg_catalog.regexp_instr($1, $2, $3::integer, $4::integer, $5::integer, $6)',
  ),
  create(
    `regexp_replace(text, text, text DEFAULT NULL, numeric DEFAULT 1, numeric DEFAULT 0, text DEFAULT 'c')`,
    'text',
    `CASE WHEN $2 IS NULL THEN $1 ELSE nullif(pg_catalog.regexp_replace($1, $2, coalesce($3, ''), $4::integer, $5::integer, $6), '') END`,
    'IMMUTABLE',
  ),
].join('\n')
