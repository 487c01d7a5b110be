const wholeTypes = ['smallint', 'integer', 'bigint']
/** The types of columns, and their values for a text. The functions of input raise an error as the strict mode does. */
const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(wholeTypes.map((type) => [type, `round(numeric_in(textout($1), 0, -1))::${type}`])),
  numeric: 'numeric_in(textout($1), 0, -1)',
  'double precision': 'float8in(textout($1))',
  date: 'timestamp_in(textout($1), 0, -1)::date',
  timestamp: 'timestamp_in(textout($1), 0, -1)',
}

/** The SQL of casts by which a text can be assigned to a column of another type. */
export const textAssignments = Object.entries(values)
  .flatMap(([type, value]) =>
    ['text', 'varchar', 'bpchar'].map((text) => {
      const name = `dialect."${type} of"(${text})`
      return `CREATE FUNCTION ${name} RETURNS ${type} LANGUAGE sql STABLE STRICT AS 'SELECT ${value.replace('$1', '$1::text')}';
CREATE CAST (${text} AS ${type}) WITH FUNCTION ${name} AS ASSIGNMENT;`
    }),
  )
  .join('\n')
