const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001A',
  // for patterns of LIKE, which read the backslash themselves
  '%': String.raw`\%`,
  _: String.raw`\_`,
}

/** Returns the value of a string literal of MySQL, in single or double quotes. */
export function literalValue(literal: string): string {
  const quote = literal.charAt(0)
  return literal
    .slice(1, -1)
    .replace(quote === '"' ? /\\([\s\S])|""/g : /\\([\s\S])|''/g, (_, escaped?: string) =>
      escaped === undefined ? quote : (escapes[escaped] ?? escaped),
    )
}

/** Translates a string literal of MySQL to PostgreSQL. */
export function postgresLiteral(literal: string): string {
  const text = literalValue(literal).replaceAll("'", "''")
  // PostgreSQL rejects the character NUL if it is escaped, and reads no further if it is not
  return text.includes('\0') ? `E'${text.replaceAll('\\', '\\\\').replaceAll('\0', String.raw`\0`)}'` : `'${text}'`
}
