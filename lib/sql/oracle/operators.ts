import { createOperator } from '../dialect/create-function'

const numbers = ['integer', 'bigint', 'numeric', 'double precision'] as const
const comparisons = ['=', '<>', '<', '>', '<=', '>=']
const textTypes = ['text', 'varchar', 'bpchar']
/** The pairs of text types that PostgreSQL has no operators for; without one of them it does not know which to choose. */
const textPairs = textTypes
  .flatMap((left) => textTypes.map((right) => [left, right] as const))
  .filter(([left, right]) => left !== right || left === 'varchar')
const moments = ['timestamp', 'timestamptz']
const days = (count: string) => `(round(${count} * 86400) * interval '1 second')`

/**
 * The SQL that creates operators with the semantics of Oracle: division is exact, a number beside a date is a number of days,
 * the difference of two dates is one too, and a text beside a number is converted to a number. CHAR is compared with
 * VARCHAR2 with its blanks, see “Data Type Comparison Rules” in Oracle's SQL Language Reference. TIMESTAMP is `timestamptz`, so that DATE, which is `timestamp`, is another type.
 */
export const oracleOperators = [
  ...numbers.flatMap((left) =>
    numbers.flatMap((right) => {
      const type = [left, right].includes('double precision') ? 'double precision' : 'numeric'
      return ['+', '-', '/'].map((sign) =>
        createOperator(sign, [left, right], type, `$1::${type} OPERATOR(pg_catalog.${sign}) $2::${type}`),
      )
    }),
  ),
  ...moments.flatMap((type) => {
    const date = 'dialect.as_date($1)'
    return [
      createOperator('+', [type, 'numeric'], 'timestamp', `${date} OPERATOR(pg_catalog.+) ${days('$2')}`),
      createOperator('-', [type, 'numeric'], 'timestamp', `${date} OPERATOR(pg_catalog.-) ${days('$2')}`),
      createOperator('+', [type, 'interval'], type, 'dialect.shifted($1, $2)'),
      createOperator('-', [type, 'interval'], type, 'dialect.shifted($1, - $2)'),
    ]
  }),
  createOperator('+', ['numeric', 'timestamp'], 'timestamp', `$2 OPERATOR(pg_catalog.+) ${days('$1')}`),
  createOperator(
    '-',
    ['timestamp', 'timestamp'],
    'numeric',
    'extract(epoch FROM $1 OPERATOR(pg_catalog.-) $2) / 86400',
  ),
  createOperator('-', ['timestamptz', 'timestamptz'], 'interval', '$1 OPERATOR(pg_catalog.-) $2'),
  createOperator('+', ['interval', 'interval'], 'interval', '$1 OPERATOR(pg_catalog.+) $2'),
  createOperator('-', ['interval', 'interval'], 'interval', '$1 OPERATOR(pg_catalog.-) $2'),
  ...(['+', '-', '/'] as const).flatMap((sign) => besideNumber(sign, 'numeric')),
  ...['*'].flatMap((sign) => besideNumber(sign, 'numeric')),
  ...comparisons.flatMap((sign) => [
    ...besideNumber(sign, 'boolean'),
    ...textPairs.map((pair) => createOperator(sign, pair, 'boolean', `$1::text ${sign} $2::text`)),
  ]),
  // comparisons of rows, as in (a, b) IN (…), look for the operators there
  `ALTER OPERATOR FAMILY pg_catalog.text_ops USING btree ADD ${textPairs
    .flatMap((types) =>
      ['<', '<=', '=', '>=', '>'].map((sign, at) => `OPERATOR ${at + 1} dialect.${sign} (${types.join(', ')})`),
    )
    .join(', ')};`,
].join('\n')

/** Returns operators of a text and a number. */
function besideNumber(sign: string, result: string): string[] {
  return [
    createOperator(sign, ['text', 'numeric'], result, `dialect.to_number($1) ${sign} $2`),
    createOperator(sign, ['numeric', 'text'], result, `$1 ${sign} dialect.to_number($2)`),
  ]
}
