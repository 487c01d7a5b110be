import type { Fields } from '../dialect/blocks'
import { castTo, names, textOf } from '../dialect/tree'
import { castType, functionName } from '../engine/parse'
import { comparisons, operator, operators } from './operators'

const additions: Readonly<Record<string, string>> = {
  date_add: '@+',
  adddate: '@+',
  date_sub: '@-',
  subdate: '@-',
}

/** Returns the text of an interval literal, or of the one by which a number is multiplied. */
function intervalText(node: unknown): string | undefined {
  const { TypeCast, A_Expr } = (node ?? {}) as { TypeCast?: Fields; A_Expr?: Fields }
  if (A_Expr) return intervalText(A_Expr.rexpr)
  return castType(TypeCast ?? {}) === 'interval' ? textOf(TypeCast?.arg) : undefined
}

/** Whether an expression adds an interval. */
export function hasInterval({ rexpr }: Fields): boolean {
  return intervalText(rexpr) !== undefined
}

/** Whether an expression is a sum with an interval, or a call such as DATE_ADD. */
export function addsInterval(node: unknown): boolean {
  const { A_Expr, FuncCall } = node as { A_Expr?: Fields; FuncCall?: Fields }
  return A_Expr ? hasInterval(A_Expr) : FuncCall !== undefined && Object.hasOwn(additions, functionName(FuncCall))
}

/** Makes a date plus days a date, and a text plus an interval a date or time, in an expression with `+` or `-`, in place. */
export function addInterval(expression: Fields, sign: string): void {
  const text = intervalText(expression.rexpr)
  if (text === undefined) return
  expression.lexpr = moment(expression.lexpr, text)
  if (isOfDays(text)) expression.name = names('dialect', `@${sign}`)
}

/** Makes a call such as DATE_ADD return a date for a date and days, in place. */
export function callWithInterval(call: Fields): void {
  const sign = additions[functionName(call)]
  const [date, interval] = (call.args ?? []) as unknown[]
  if (sign === undefined) return
  const text = intervalText(interval) ?? '1 day'
  call.funcname = names('dialect', isOfDays(text) ? sign : functionName(call))
  call.args = [moment(date, text), interval]
}

function isOfDays(text: string): boolean {
  return /(?:day|week|month|year)s?$/i.test(text)
}

/** Returns a text literal as a date, or as a timestamp if it contains a time or the interval has a unit of time. */
function moment(node: unknown, interval: string): unknown {
  const text = textOf(node)
  if (text === undefined) return node
  return text.includes(':') || !isOfDays(interval) ? castTo(node, 'pg_catalog', 'timestamp') : castTo(node, 'date')
}

const moments = ['date', 'timestamp']

/**
 * The SQL of sums with dates: plus an interval a date, in other sums a date is the number of its digits. The operators that
 * PostgreSQL has as well are in the schema `dialect_first`, which comes before its own in the search path.
 */
export const dateArithmetic = [
  ...moments.flatMap((type) => [
    ...['+', '-'].flatMap((sign) => [
      sum(sign, type, 'interval', `($1 OPERATOR(pg_catalog.${sign}) $2)::${type}`),
      sum(sign, type, 'integer', `($1 OPERATOR(pg_catalog.${sign}) $2 * interval ''1 day'')::${type}`),
    ]),
    `CREATE FUNCTION dialect.num(${type}) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT AS 'SELECT dialect.signed($1)';`,
  ]),
  ...moments
    .flatMap((type) => [
      operators(type, 'integer', 'numeric'),
      ...comparisons.flatMap((sign) =>
        Object.entries({ text: 'moment', numeric: 'moment_of_digits' }).flatMap(([other, convert]) => [
          operator(sign, [type, other], `$1 ${sign} dialect.${convert}($2)`, 'boolean'),
          operator(sign, [other, type], `dialect.${convert}($1) ${sign} $2`, 'boolean'),
        ]),
      ),
      ...moments.map((other) => operator('-', [type, other], 'dialect.num($1) - dialect.num($2)', 'numeric')),
    ])
    // a time is not one of a day
    .concat(['+', '-'].map((sign) => operator(sign, ['time', 'interval'], `$1::interval ${sign} $2`, 'interval')))
    .map((sql) => sql.replaceAll('CREATE OPERATOR dialect.', 'CREATE OPERATOR dialect_first.')),
].join('\n')

/** Returns the SQL of a function and an operator that add to a date or time, and return its type. */
function sum(sign: string, type: string, added: string, body: string): string {
  return `CREATE FUNCTION dialect."@${sign}"(${type}, ${added}) RETURNS ${type} LANGUAGE sql IMMUTABLE AS 'SELECT ${body}';
CREATE OPERATOR dialect.@${sign} (leftarg = ${type}, rightarg = ${added}, function = dialect."@${sign}");`
}
