import type { Replace } from '../dialect/rewrite-tree'
import { callOf, castTo, names, textOf } from '../dialect/tree'
import { castType, functionName } from '../engine/parse'
import { numberTypes } from './operators'
import { asWritten } from './quotient-texts'
import type { KindOf } from './value-kinds'

/** The functions by which values are cast to types. */
const casts: Readonly<Record<string, string>> = {
  int8: 'signed',
  unsigned: 'signed',
  numeric: 'decimal',
  float8: 'decimal',
  date: 'moment',
  timestamp: 'moment',
}
const formats = { date: 'YYYYMMDD', timestamp: 'YYYYMMDDHH24MISS' }

/** The SQL that creates `dialect.signed` and `dialect.decimal`, which convert to numbers as CAST of MySQL does. */
export const numberCasts = [
  castFunction('signed', 'text', beginning('[+-]?\\d+')),
  castFunction('decimal', 'text', beginning('[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?')),
  ...['signed', 'decimal'].flatMap((name) => [
    castFunction(name, 'boolean', '$1::integer::numeric'),
    ...numberTypes.map((type) => castFunction(name, type, name === 'signed' ? 'round($1)::numeric' : '$1::numeric')),
    ...Object.entries(formats).map(([type, format]) => castFunction(name, type, `to_char($1, '${format}')::numeric`)),
  ]),
].join('\n')

function beginning(number: string): string {
  return `coalesce(substring($1 from '^\\s*(${number})')::numeric, 0)`
}

function castFunction(name: string, type: string, body: string): string {
  return `CREATE FUNCTION dialect.${name}(${type}) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS $$SELECT ${body}$$;`
}

/** Returns a cast for the function DATE. */
export const dateAsCast: Replace = (kind, fields) => {
  const args = (fields.args ?? []) as unknown[]
  const isDate = kind === 'FuncCall' && functionName(fields) === 'date' && args.length === 1
  return isDate ? castTo(args[0], 'date') : undefined
}

/**
 * Makes a cast to a number, date or moment one by a function, in place: a text is the number or date that it begins with, and
 * dates and numbers have the same digits.
 */
export function castByFunction(fields: Record<string, unknown>, kindOf: KindOf): void {
  const type = castType(fields)
  if (type === 'text' || type === 'varchar') fields.arg = asWritten(fields.arg, kindOf)
  const name = casts[type]
  if (name === undefined || (name === 'moment' && isDay(textOf(fields.arg) ?? ''))) return
  fields.arg = callOf(['dialect', name], [fields.arg])
  if (type !== 'unsigned') return
  const signed = castTo(fields.arg, 'pg_catalog', 'int8')
  fields.arg = callOf(['dialect', 'unsigned'], [signed])
  fields.typeName = { names: names('pg_catalog', 'numeric'), typemod: -1 }
}

/** Whether a text begins with a day of the calendar; others are cast to NULL. */
function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^\s*(\d{4})-?(\d{1,2})-?(\d{1,2})/.exec(text)?.map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
