import { createFunction as create } from '../dialect/create-function'

/**
 * The SQL that creates LIKE and PATINDEX. A pattern becomes a regular expression; the classes of characters, as in `[a-f]` and
 * `[^0-9]`, contain the letters and digits of ASCII. Trailing blanks of a VARCHAR are ignored and those of an NVARCHAR are
 * not (LIKE in the T-SQL reference), so that a result that depends on them is not modelled.
 */
export const likeFunctions = [
  String.raw`CREATE FUNCTION dialect.pattern(bpchar, bpchar DEFAULT NULL) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $f$
DECLARE source text COLLATE "C" := lower($1::text); result text COLLATE "C" := ''; sign text COLLATE "C"; class text COLLATE "C";
  at integer := 1; ends integer;
BEGIN
  WHILE at <= length(source) LOOP
    sign := substr(source, at, 1);
    IF sign = lower($2::text) COLLATE "C" THEN
      IF at = length(source) THEN PERFORM dialect.unmodelled('the pattern ' || $1::text || ' of LIKE'); END IF;
      at := at + 1;
      result := result || regexp_replace(substr(source, at, 1), '(\W)', '\\\1');
    ELSIF sign = '%' THEN result := result || '.*';
    ELSIF sign = '_' THEN result := result || '.';
    ELSIF sign = '[' THEN
      ends := strpos(substr(source, at + 1), ']');
      class := substr(source, at + 1, ends - 1);
      IF ends < 2 OR class = '^' OR class ~ '[\[\\]' AND class <> '[' OR class ~ '[^a-z0-9]-.|.-[^a-z0-9]'
        OR class ~ '[a-z]-[0-9]|[0-9]-[a-z]' OR class ~ '-' AND class ~ '[^ -~]' OR strpos(class, lower($2::text) COLLATE "C") > 0 THEN
        PERFORM dialect.unmodelled('the pattern ' || $1::text || ' of LIKE');
      END IF;
      result := result || CASE WHEN class = '[' THEN '\[' ELSE '[' || class || ']' END;
      at := at + ends;
    ELSE result := result || regexp_replace(sign, '(\W)', '\\\1');
    END IF;
    at := at + 1;
  END LOOP;
  RETURN result;
END$f$;`,
  create('matches(text, text)', 'boolean', `lower($1) COLLATE "C" ~ ('^(?:' || $2 || ')$') COLLATE "C"`),
  create(
    'without_blanks(bpchar)',
    'bpchar',
    `CASE WHEN right($1::text, 1) = ' ' THEN dialect.unmodelled('LIKE of a text with trailing blanks')::bpchar ELSE $1 END`,
  ),
  create(
    'like(bpchar, text)',
    'boolean',
    `CASE WHEN dialect.matches($1::text, $2) = dialect.matches(rtrim($1::text), $2) THEN dialect.matches($1::text, $2)
      ELSE dialect.unmodelled('LIKE of a text with trailing blanks')::boolean END`,
  ),
  create(
    'patindex(bpchar, bpchar)',
    'integer',
    `coalesce((SELECT min(at) FROM generate_series(1, CASE WHEN left($1::text, 1) = '%' THEN length($2::text) ELSE 1 END) AS u (at)
      WHERE dialect.like(substr($2::text, at)::bpchar, dialect.pattern(pg_catalog.ltrim($1::text, '%')::bpchar))), 0)`,
  ),
].join('\n')
