const hashes = { sha224: '224', sha256: '0, 256', sha384: '384', sha512: '512' }
const trims = { btrim: ['^', '$'], ltrim: ['^'], rtrim: ['$'] }

/** The SQL of functions that return texts, and of those whose argument is one. */
export const textFunctions = `
CREATE FUNCTION dialect.insert(text, integer, integer, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS 'SELECT CASE
  WHEN $2 NOT BETWEEN 1 AND length($1) THEN $1 WHEN $3 < 0 OR $3 > length($1) - $2 THEN pg_catalog.left($1, $2 - 1) || $4
  ELSE overlay($1 PLACING $4 FROM $2 FOR $3) END';
${['numeric', 'double precision'].map(format).join('\n')}
CREATE FUNCTION dialect."char"(VARIADIC integer[]) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT string_agg(chr(code), '''' ORDER BY place) FROM unnest($1) WITH ORDINALITY AS t(code, place)';
CREATE FUNCTION dialect.uuid() RETURNS text LANGUAGE sql VOLATILE AS 'SELECT gen_random_uuid()::text';
CREATE FUNCTION dialect.bin(bigint) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT to_bin($1)';
CREATE FUNCTION dialect.oct(bigint) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT to_oct($1)';
CREATE FUNCTION dialect.crc32(text) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT crc32(convert_to($1, ''UTF8''))';
CREATE FUNCTION dialect.sha2(text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT CASE ${Object.entries(hashes)
  .map(([name, lengths]) => `WHEN $2 IN (${lengths}) THEN encode(${name}(convert_to($1, ''UTF8'')), ''hex'')`)
  .join(' ')} END';
${Object.entries(trims)
  .map(([name, ends]) => trim(name, ends))
  .join('\n')}`

function format(type: string): string {
  return `CREATE FUNCTION dialect.format(${type}, integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$SELECT to_char(round($1::numeric, greatest($2, 0)),
  'FM' || repeat('999,', 20) || '990' || CASE WHEN $2 > 0 THEN '.' || repeat('0', $2) ELSE '' END)$$;`
}

/** Returns the SQL of a function that removes a text from ends of another, as a whole. */
function trim(name: string, ends: readonly string[]): string {
  const body = ends.reduce((text, end) => {
    const pattern = end === '^' ? "'^(?:' || removed || ')+'" : "'(?:' || removed || ')+$'"
    return `regexp_replace(${text}, ${pattern}, '')`
  }, '$1')
  return `CREATE FUNCTION dialect.${name}(text, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$SELECT CASE $2 WHEN '' THEN $1 ELSE ${body} END
  FROM (SELECT regexp_replace($2, '(\\W)', '\\\\\\1', 'g')) AS t(removed)$$;`
}
