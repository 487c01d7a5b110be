import { ReasonError } from '../reasons'
import { engine } from './names'

/** A type of PostgreSQL for a type of SQL Server, with its sizes; `convert` is the function of a cast to it, if it has one. */
export interface ColumnType {
  readonly type: string
  readonly sizes: readonly number[]
  readonly isText?: boolean
  readonly convert?: keyof typeof domains
}

/** The domains that stand for types of numbers PostgreSQL does not have: over SMALLINT, and MONEY over DECIMAL(19, 4). */
export const domains = { bit: 'dialect."bit"', tinyint: 'dialect."tinyint"', money: 'dialect.money' } as const

/** The size of a text that is filled up with blanks is larger by this number; see `sized`. */
const FIXED = 1_000_000

const plain: Readonly<Record<string, string>> = {
  int: 'int4',
  integer: 'int4',
  bigint: 'int8',
  smallint: 'int2',
  date: 'date',
  text: 'bpchar',
  ntext: 'bpchar',
  sysname: 'bpchar',
  uniqueidentifier: 'uuid',
  varbinary: 'bytea',
  binary: 'bytea',
  image: 'bytea',
  rowversion: 'bytea',
}
const exact = ['decimal', 'numeric', 'dec']
const varying = ['varchar', 'nvarchar']
const fixed = ['char', 'nchar', 'character']

/**
 * Returns PostgreSQL's type for a type of SQL Server with the arguments in its parentheses; `defaultSize` is the size of a
 * text without one: 1 for a column and 30 in CAST. DATETIME is `timestamp` and DATETIME2 is `timestamptz`.
 */
export function columnType(name: string, args: readonly string[], defaultSize: number): ColumnType {
  const [first, second] = args
  const isMax = first?.toLowerCase() === 'max'
  if (varying.includes(name))
    return { type: 'bpchar', sizes: isMax ? [] : [Number(first ?? defaultSize)], isText: true }
  if (fixed.includes(name)) return { type: 'bpchar', sizes: [FIXED + Number(first ?? defaultSize)], isText: true }
  if (exact.includes(name)) return { type: 'numeric', sizes: [Number(first ?? 18), Number(second ?? 0)] }
  if (name === 'money' || name === 'smallmoney') return { type: 'numeric', sizes: [19, 4], convert: 'money' }
  if (name === 'tinyint' || name === 'bit') return { type: 'int2', sizes: [], convert: name }
  if (name === 'float' && Number(first ?? 53) > 24) return { type: 'float8', sizes: [] }
  if (name === 'datetime') return { type: 'timestamp', sizes: [3] }
  if (name === 'datetime2') return { type: 'timestamptz', sizes: [Math.min(6, Number(first ?? 7))] }
  if (name === 'time') return { type: 'time', sizes: [Math.min(6, Number(first ?? 7))] }
  const type = plain[name]
  if (type === undefined) throw new ReasonError('unknownType', { engine, name: name.toUpperCase() })
  return { type, sizes: [], isText: type === 'bpchar' }
}

/** Returns the type of a column as SQL. */
export function typeText({ type, sizes, convert }: ColumnType): string {
  if (convert) return domains[convert]
  return sizes.length === 0 ? type : `${type}(${sizes.join(', ')})`
}

/** Returns the type that a text names, as in `nvarchar(max)`. */
export function typeOf(text: string, defaultSize: number): ColumnType {
  const [, name = '', args = ''] = /^\s*([^\s(]+)\s*(?:\(([^)]*)\))?\s*$/.exec(text) ?? []
  const list = args.split(',').flatMap((arg) => (arg.trim() === '' ? [] : [arg.trim()]))
  return columnType(name.replace(/^\[(.*)\]$/, '$1').toLowerCase(), list, defaultSize)
}
