import { ReasonError } from '../reasons'
import { engine } from './names'

/** The type of a column in PostgreSQL, and the number of words of Oracle's type. */
export interface ColumnType {
  readonly type: string
  readonly words: number
}

const texts: Readonly<Record<string, string>> = {
  varchar2: 'varchar',
  nvarchar2: 'varchar',
  varchar: 'varchar',
  char: 'char',
  nchar: 'char',
  character: 'char',
}
const whole: readonly string[] = ['integer', 'int', 'smallint']
const exact: readonly string[] = ['number', 'numeric', 'decimal', 'dec']
/** Types whose size has no meaning; FLOAT is a NUMBER. */
const others: Readonly<Record<string, string>> = {
  float: 'numeric',
  real: 'numeric',
  double: 'numeric',
  binary_float: 'double precision',
  binary_double: 'double precision',
  clob: 'text',
  nclob: 'text',
  long: 'text',
  blob: 'bytea',
  raw: 'bytea',
  interval: 'interval',
  date: 'timestamp(0)',
}

/** Returns PostgreSQL's type for a type of Oracle, whose words follow `name`; `size` are the numbers in its parentheses. */
export function columnType(name: string, size: readonly string[], following: readonly string[]): ColumnType {
  const text = texts[name]
  const [first, second] = size
  if (text) {
    const isVarying = following[0] === 'varying'
    return { type: `${isVarying ? 'varchar' : text}(${first ?? 1})`, words: isVarying ? 1 : 0 }
  }
  if (whole.includes(name)) return { type: 'numeric(38)', words: 0 }
  if (exact.includes(name)) {
    // a scale below 0 rounds to hundreds, and above the precision it restricts the digits after the point
    if (Number(second) < 0 || Number(second) > Number(first === '*' ? 38 : first))
      throw new ReasonError('unknownType', { engine, name: `NUMBER(${size.join()})` })
    return {
      type: first === undefined ? 'numeric' : `numeric(${first === '*' ? 38 : first}, ${second ?? 0})`,
      words: 0,
    }
  }
  if (name === 'timestamp') {
    const zone = following.indexOf('zone')
    return { type: `timestamptz(${Math.min(6, Number(first ?? 6))})`, words: following[0] === 'with' ? zone + 1 : 0 }
  }
  const other = others[name]
  if (other === undefined) throw new ReasonError('unknownType', { engine, name: name.toUpperCase() })
  if (name === 'interval') return { type: other, words: 3 }
  return { type: other, words: { double: 1, long: following[0] === 'raw' ? 1 : 0 }[name] ?? 0 }
}
