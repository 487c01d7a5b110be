/** Returns the SQL that creates a function of the schema `dialect`; the body is an SQL expression. */
export function createFunction(
  signature: string,
  result: string,
  body: string,
  options: 'IMMUTABLE STRICT' | 'IMMUTABLE' = 'IMMUTABLE STRICT',
): string {
  return `CREATE FUNCTION dialect.${signature} RETURNS ${result} LANGUAGE sql ${options} AS $f$SELECT ${body}$f$;`
}

/** Returns the SQL that creates an operator of the schema `dialect`; the body is an SQL expression. */
export function createOperator(
  sign: string,
  [left, right]: readonly [string, string],
  result: string,
  body: string,
  options?: Parameters<typeof createFunction>[3],
): string {
  const name = `"${sign} ${left} ${right}"`
  return `${createFunction(`${name}(${left}, ${right})`, result, body, options)}
CREATE OPERATOR dialect.${sign} (leftarg = ${left}, rightarg = ${right}, function = dialect.${name});`
}

/** Returns the SQL that creates an operator of one operand in the schema `dialect`; the result has the type of the operand. */
export function createPrefixOperator(
  sign: string,
  type: string,
  body: string,
  options?: Parameters<typeof createFunction>[3],
): string {
  const name = `"${sign} ${type.replaceAll('"', '')}"`
  return `${createFunction(`${name}(${type})`, type, body, options)}
CREATE OPERATOR dialect.${sign} (rightarg = ${type}, function = dialect.${name});`
}
