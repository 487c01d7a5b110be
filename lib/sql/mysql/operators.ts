/** The types to which the functions of MySQL apply that take any number. */
export const numberTypes = ['bigint', 'numeric', 'double precision']

export const comparisons = ['=', '<>', '<', '>', '<=', '>=']
const arithmetic = ['+', '-', '*']

/** The SQL of the operators of bits, whose results are unsigned: see Bit Functions and Operators in MySQL’s manual. */
const bits = `
CREATE FUNCTION dialect.bits(numeric) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE WHEN round($1) >= 9223372036854775808 THEN round($1) - 18446744073709551616 ELSE round($1) END::bigint';
CREATE FUNCTION dialect.unsigned(bigint) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS
  'SELECT CASE WHEN $1 < 0 THEN $1 + 18446744073709551616 ELSE $1 END';
${['&', '|', '#'].map((sign) => bitOperator(sign, `dialect.unsigned(dialect.bits($1) ${sign} dialect.bits($2))`)).join('\n')}
${bitOperator('<<', 'CASE WHEN $2 BETWEEN 0 AND 63 THEN dialect.unsigned(dialect.bits($1) << $2::integer) ELSE 0 END')}
${bitOperator('>>', 'CASE WHEN $2 BETWEEN 0 AND 63 THEN div(dialect.unsigned(dialect.bits($1)), power(2::numeric, $2)) ELSE 0 END')}
CREATE FUNCTION dialect."~ numeric"(numeric) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS 'SELECT dialect.unsigned(~ dialect.bits($1))';
CREATE OPERATOR dialect.~ (rightarg = numeric, function = dialect."~ numeric");
${aggregate('bit_and', '&', '18446744073709551615')}
${aggregate('bit_or', '|', '0')}
${aggregate('bit_xor', '#', '0')}`

function aggregate(name: string, sign: string, start: string): string {
  return `CREATE AGGREGATE dialect.${name}(numeric) (sfunc = dialect."${sign} bits", stype = numeric, initcond = '${start}');`
}

function bitOperator(sign: string, body: string): string {
  return `CREATE FUNCTION dialect."${sign} bits"(numeric, numeric) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS 'SELECT ${body}';
CREATE OPERATOR dialect.${sign} (leftarg = numeric, rightarg = numeric, function = dialect."${sign} bits");`
}

/** The condition of the casts in both directions that PostgreSQL has already. */
const betweenBooleanAndInteger = `(castsource, casttarget) IN (('int4'::regtype, 'bool'::regtype), ('bool'::regtype, 'int4'::regtype))`

/**
 * The SQL that creates operators for operand types that only MySQL accepts: a boolean is 0 or 1, and a text next to a
 * number is the number it starts with, or 0.
 */
export const dialectOperators = `
CREATE FUNCTION dialect.num(text) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT AS
  $$SELECT coalesce(substring($1 from '^\\s*([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)')::double precision, 0)$$;
CREATE FUNCTION dialect.num(boolean) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1::integer';
${operators('boolean', 'integer', 'integer')}
${operators('text', 'double precision', 'double precision')}
${sums('boolean')}
${comparisons
  .flatMap((sign) => [
    operator(sign, ['text', 'boolean'], `dialect.num($1) ${sign} dialect.num($2)`, 'boolean'),
    operator(sign, ['boolean', 'text'], `dialect.num($1) ${sign} dialect.num($2)`, 'boolean'),
  ])
  .join('\n')}
${exclusiveOr()}
${bits}
${['smallint', 'bigint', 'numeric', 'double precision'].map(castToBoolean).join('\n')}
${['text', 'varchar', 'bpchar'].map(textToBoolean).join('\n')}
${['smallint', 'bigint', 'numeric', 'double precision'].map(castFromBoolean).join('\n')}
UPDATE pg_cast SET castcontext = 'a' WHERE ${betweenBooleanAndInteger};
`

/** The SQL that restores the casts that DROP SCHEMA leaves changed. */
export const resetCasts = `
UPDATE pg_cast SET castcontext = 'e' WHERE ${betweenBooleanAndInteger} AND castcontext <> 'e';
`

/** Returns the SQL of operators between two types; operands of the first type are converted to numbers. */
export function operators(odd: string, plain: string, as: string): string {
  return [...comparisons, ...arithmetic]
    .flatMap((sign) => {
      const result = comparisons.includes(sign) ? 'boolean' : as
      return [
        operator(sign, [odd, plain], `dialect.num($1) ${sign} $2`, result),
        operator(sign, [plain, odd], `$1 ${sign} dialect.num($2)`, result),
      ]
    })
    .join('\n')
}

function sums(type: string): string {
  return arithmetic
    .map((sign) => operator(sign, [type, type], `dialect.num($1) ${sign} dialect.num($2)`, 'integer'))
    .join('\n')
}

/** Returns the SQL of XOR, for which every number except 0 is true. */
function exclusiveOr(): string {
  const types = ['boolean', 'numeric'] as const
  const truth = (operand: string, type: string) => (type === 'numeric' ? `(${operand} <> 0)` : operand)
  return types
    .flatMap((left) =>
      types.map((right) => operator('^^', [left, right], `${truth('$1', left)} <> ${truth('$2', right)}`, 'boolean')),
    )
    .join('\n')
}

/** Returns the SQL of an operator; the body is an SQL expression. */
export function operator(sign: string, types: readonly [string, string], body: string, result: string): string {
  const name = `dialect."${sign} ${types.join(' ')}"`
  return `CREATE FUNCTION ${name}(${types.join(', ')}) RETURNS ${result} LANGUAGE sql IMMUTABLE AS 'SELECT ${body}';
CREATE OPERATOR dialect.${sign} (leftarg = ${types[0]}, rightarg = ${types[1]}, function = ${name});`
}

/** Returns the SQL of a cast from a numeric type to boolean: every number except 0 is true. */
function castToBoolean(type: string): string {
  return `CREATE FUNCTION dialect.truth(${type}) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT $1 <> 0';
CREATE CAST (${type} AS boolean) WITH FUNCTION dialect.truth(${type}) AS ASSIGNMENT;`
}

/** Returns the SQL of a cast from a text to boolean: the number that it begins with is true, except 0. */
function textToBoolean(type: string): string {
  return `CREATE FUNCTION dialect.truth(${type}) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT dialect.num($1) <> 0';
CREATE CAST (${type} AS boolean) WITH FUNCTION dialect.truth(${type}) AS ASSIGNMENT;`
}

/** Returns the SQL of a cast from boolean to a numeric type. */
function castFromBoolean(type: string): string {
  return `CREATE FUNCTION dialect."${type} of"(boolean) RETURNS ${type} LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1::integer::${type}';
CREATE CAST (boolean AS ${type}) WITH FUNCTION dialect."${type} of"(boolean) AS ASSIGNMENT;`
}
