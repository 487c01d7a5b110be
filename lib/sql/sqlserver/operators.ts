import { createOperator } from '../dialect/create-function'
import { numbers, widest, type NumberType } from './numbers'

const comparisons = ['=', '<>', '<', '>', '<=', '>=']
const moments = {
  date: 'dialect.read_date',
  timestamp: 'dialect.read_datetime',
  timestamptz: 'dialect.read_datetime2',
  time: 'dialect.read_time',
}
const quotients: Partial<Record<NumberType, string>> = {
  'dialect.money': 'trunc($1 OPERATOR(pg_catalog./) $2, 4)',
  numeric: 'dialect.quotient($1::numeric, $2::numeric)',
}
const days = (count: string) => `(${count} * interval '1 day')`

/**
 * The SQL that creates operators with the semantics of SQL Server: `+` also concatenates texts and adds days to a DATETIME,
 * and a text beside a number or a date is converted to its type (“Data type precedence” in the T-SQL reference).
 */
export const operators = [
  ...numbers.flatMap((left) =>
    numbers.flatMap((right) => {
      const type = widest(left, right)
      const plain = (sign: string) => `$1::${type} OPERATOR(pg_catalog.${sign}) $2::${type}`
      return [
        createOperator('+', [left, right], type, plain('+')),
        createOperator('-', [left, right], type, plain('-')),
        createOperator('*', [left, right], type, plain('*')),
        createOperator('/', [left, right], type, quotients[type] ?? plain('/')),
      ]
    }),
  ),
  ...numbers.flatMap((type) =>
    [
      ...['+', '-', '*', '/', '%'].filter((sign) => sign !== '%' || type !== 'double precision'),
      ...comparisons,
    ].flatMap((sign) => {
      const result = comparisons.includes(sign) ? 'boolean' : type
      const called = ['+', '-', '*', '/'].includes(sign) ? `OPERATOR(dialect.${sign})` : `OPERATOR(pg_catalog.${sign})`
      return [
        createOperator(sign, ['bpchar', type], result, `dialect."read ${type}"($1) ${called} $2`),
        createOperator(sign, [type, 'bpchar'], result, `$1 ${called} dialect."read ${type}"($2)`),
      ]
    }),
  ),
  ...['smallint', 'integer', 'bigint'].flatMap((type) => [
    createOperator('+', ['timestamp', type], 'timestamp', `$1 OPERATOR(pg_catalog.+) ${days('$2')}`),
    createOperator('-', ['timestamp', type], 'timestamp', `$1 OPERATOR(pg_catalog.-) ${days('$2')}`),
    // the other types of dates have no such operator
    ...['date', 'timestamptz'].flatMap((other) =>
      ['+', '-'].map((sign) =>
        createOperator(
          sign,
          [other, type],
          other,
          `CASE WHEN dialect.reject('Operand type clash: DATE and DATETIME2 have no + and -, write DATEADD') THEN $1 END`,
          'IMMUTABLE',
        ),
      ),
    ),
  ]),
  ...Object.entries(moments).flatMap(([type, read]) =>
    comparisons.flatMap((sign) => [
      createOperator(sign, ['bpchar', type], 'boolean', `${read}($1) OPERATOR(pg_catalog.${sign}) $2`),
      createOperator(sign, [type, 'bpchar'], 'boolean', `$1 OPERATOR(pg_catalog.${sign}) ${read}($2)`),
    ]),
  ),
].join('\n')
