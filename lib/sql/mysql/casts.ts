import { numberTypes } from './operators'

const formats = { date: 'YYYYMMDD', timestamp: 'YYYYMMDDHH24MISS' }

/** The SQL that creates `dialect.signed` and `dialect.decimal`, which convert to numbers as CAST of MySQL does. */
export const numberCasts = [
  castFunction('signed', 'text', beginning('[+-]?\\d+')),
  castFunction('decimal', 'text', beginning('[+-]?(?:\\d+\\.?\\d*|\\.\\d+)')),
  ...['signed', 'decimal'].flatMap((name) => [
    castFunction(name, 'boolean', '$1::integer::numeric'),
    ...numberTypes.map((type) => castFunction(name, type, '$1::numeric')),
    ...Object.entries(formats).map(([type, format]) => castFunction(name, type, `to_char($1, '${format}')::numeric`)),
  ]),
].join('\n')

function beginning(number: string): string {
  return `coalesce(substring($1 from '^\\s*(${number})')::numeric, 0)`
}

function castFunction(name: string, type: string, body: string): string {
  return `CREATE FUNCTION dialect.${name}(${type}) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS $$SELECT ${body}$$;`
}
