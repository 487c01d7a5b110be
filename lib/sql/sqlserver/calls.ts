import { constant, integer, names, textOf, castToSized } from '../dialect/tree'
import { unknownSyntax } from '../dialect/unknown-syntax'
import { functionName, nameParts } from '../engine/parse'
import type { Fields } from '../dialect/blocks'
import { ReasonError } from '../reasons'
import { cast, tryCast } from './casts'
import { engine } from './names'
import { casts } from './respell'
import { asInteger, dialectCall, textual as textualOf, type Convert } from './trees'

/** Functions that PostgreSQL has with the same results: aggregates, and functions of windows. */
const same = new Set(
  `count min max row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value`.split(/\s+/),
)
const renamed: Readonly<Record<string, string>> = {
  count_big: 'count',
  stdev: 'stddev_samp',
  stdevp: 'stddev_pop',
  var: 'var_samp',
  varp: 'var_pop',
}

/**
 * The functions of the schema `dialect` with the kinds of their arguments: `t` is a text, `i` an INT, `n` another number, `d`
 * a date and `l` a literal. Arguments after `?` can be absent, and those after `*` are repeated.
 */
const own: Readonly<Record<string, string>> = {
  len: 't',
  upper: 't',
  lower: 't',
  reverse: 't',
  ltrim: 't',
  rtrim: 't',
  btrim: 't',
  left: 'ti',
  right: 'ti',
  substring: 'tii',
  charindex: 'tt?i',
  patindex: 'tt',
  stuff: 'tiit',
  replace: 'ttt',
  replicate: 'ti',
  space: 'i',
  ascii: 't',
  char: 'i',
  abs: 'n',
  ceiling: 'n',
  floor: 'n',
  sign: 'n',
  sqrt: 'n',
  square: 'n',
  exp: 'n',
  log: 'n',
  log10: 'n',
  power: 'nn',
  dateadd: 'lin',
  datediff: 'ldd',
  datepart: 'ld',
  eomonth: 'd?i',
  datefromparts: 'iii',
  string_split: 'tt',
  'for xml': 'tnnt',
}
const ownNames: Readonly<Record<string, string>> = { ceiling: 'ceil', log: 'ln' }

/** Functions that give something else at every call. */
const volatile = new Set(['rand', 'newid', 'newsequentialid', 'crypt_gen_random'])

/** Returns a call of a function of SQL Server; throws a `ReasonError` for functions that are not known. */
export function rewriteCall(fields: Fields, convert: Convert): object {
  const name = functionName(fields)
  const args = (fields.args ?? []) as unknown[]
  const schema = nameParts(fields.funcname).at(-2)
  const isOwn = schema === 'dialect'
  if (isOwn && name === casts.cast) return cast(args, convert)
  if (isOwn && name === casts.try_cast) return tryCast(args, convert)
  if (isOwn && ['wide', 'bit', 'money', 'quotient'].includes(name)) return dialectCall(name, ...args.map(convert))
  if (volatile.has(name)) throw new ReasonError('volatile', { name })
  const plain = () => convert({ ...fields, funcname: undefined }) as Fields
  const call = (called: readonly string[]) => ({ FuncCall: { ...plain(), funcname: names(...called) } })
  if (schema !== undefined && fields.funcformat !== 'COERCE_SQL_SYNTAX' && !isOwn) unknown(`${schema}.${name}`)
  const special = specials[name]
  if (special) return special(args, convert, plain)
  if (same.has(name)) return call([name])
  if (name === 'sum' || name === 'avg') return call(['dialect', name])
  if (renamed[name] !== undefined) return call([renamed[name]])
  const kinds = own[name] ?? unknown(name)
  const [needed = '', more = ''] = kinds.split('?')
  if (args.length < needed.length || args.length > needed.length + more.length)
    unknown(`${name} with ${args.length} arguments`)
  const given = args.map((arg, at) => argument(arg, `${needed}${more}`[at], convert))
  return dialectCall(ownNames[name] ?? name, ...given)
}

function argument(arg: unknown, kind: string | undefined, convert: Convert): unknown {
  if (kind === 't') return textualOf(arg, convert)
  if (kind === 'i') return asInteger(arg, convert)
  if (kind === 'd') return dialectCall('instant', convert(arg))
  return kind === 'l' ? arg : convert(arg)
}

function unknown(name: string): never {
  throw new ReasonError('unknownFunction', { engine, name: name.toUpperCase() })
}

type Special = (args: unknown[], convert: Convert, plain: () => Fields) => object

const when = (expr: unknown, result: unknown) => ({ CaseWhen: { expr, result } })

const part =
  (name: string): Special =>
  ([value], convert) =>
    dialectCall('datepart', constant(name), dialectCall('instant', convert(value)))

const specials: Readonly<Record<string, Special>> = {
  isnull([value, replacement, column], convert) {
    if (column === undefined) unknownSyntax(engine, 'ISNULL with an argument')
    return dialectCall('isnull', convert(value), convert(replacement), column)
  },
  iif: ([condition, yes, no], convert) => ({
    CaseExpr: { args: [when(convert(condition), convert(yes))], defresult: convert(no) },
  }),
  choose: ([index, ...values], convert) => ({
    CaseExpr: {
      arg: asInteger(index, convert),
      args: values.map((value, at) => when(integer(at + 1), convert(value))),
    },
  }),
  round([value, digits, cut], convert) {
    if (digits === undefined) unknown('ROUND with 1 argument')
    const option = (cut as { A_Const?: { ival?: { ival?: number } } } | undefined)?.A_Const?.ival
    if (cut !== undefined && !option) unknown('ROUND with an expression as its third argument')
    const isCut = option?.ival !== undefined
    return dialectCall(isCut ? 'cut' : 'round', convert(value), asInteger(digits, convert))
  },
  concat: (args, convert) => dialectCall('concat', ...args.map((arg) => textualOf(arg, convert))),
  concat_ws: (args, convert) => dialectCall('concat_ws', ...args.map((arg) => textualOf(arg, convert))),
  string_agg([value, separator], convert, plain) {
    const rest = plain()
    delete rest.agg_within_group
    const args = [value, separator].map((arg) => castToSized(textualOf(arg, convert), 'text'))
    return castToSized({ FuncCall: { ...rest, funcname: names('string_agg'), args } }, 'bpchar')
  },
  year: part('year'),
  month: part('month'),
  day: part('day'),
  datediff_big: ([unit, from, to], convert) => specialDifference(unit, from, to, convert),
}

function specialDifference(unit: unknown, from: unknown, to: unknown, convert: Convert): object {
  const instant = (value: unknown) => dialectCall('instant', convert(value))
  if (textOf(unit) === undefined) unknown('DATEDIFF_BIG')
  return castToSized(dialectCall('datediff', unit, instant(from), instant(to)), 'int8')
}
