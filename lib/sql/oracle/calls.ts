import { asText, callOf, castTo, constant, isNull, textOf } from '../dialect/tree'
import { functionName, nameParts } from '../engine/parse'
import { ReasonError } from '../reasons'
import { engine } from './names'
import { datePattern, dateValue, numberFormat, unitOf } from './formats'
import { rewritePattern } from './patterns'
import { character, textual as textualOf, varying, type Convert } from './texts'
import { decode } from './decode'
import { keepRows, keeps } from './keep'

interface Fields {
  [name: string]: unknown
}

/** Functions that PostgreSQL has with the same results: aggregates, and functions of windows. */
const same = new Set(
  `count sum avg min max row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  percentile_cont percentile_disc stddev_pop stddev_samp var_pop var_samp covar_pop covar_samp corr`.split(/\s+/),
)

/**
 * The functions of the schema `dialect` with the kinds of their arguments: `t` is a text, `c` a text that stays CHAR, `n`
 * another expression, `l` a literal. Arguments after `?` can be absent.
 */
const own: Readonly<Record<string, string>> = {
  upper: 'c',
  lower: 'c',
  initcap: 'c',
  length: 't',
  substr: 'tn?n',
  instr: 'tt?nn',
  lpad: 'tn?t',
  rpad: 'tn?t',
  ltrim: 't?t',
  rtrim: 't?t',
  btrim: 't?t',
  replace: 'tt?t',
  translate: 'ttt',
  ascii: 't',
  chr: 'n',
  concat: 'cc',
  to_number: 't',
  abs: 'n',
  ceil: 'n',
  floor: 'n',
  sign: 'n',
  sqrt: 'n',
  exp: 'n',
  ln: 'n',
  log: 'nn',
  power: 'nn',
  mod: 'nn',
  add_months: 'nn',
  months_between: 'nn',
  last_day: 'n',
  next_day: 'nl',
  numtodsinterval: 'nl',
  numtoyminterval: 'nl',
  nvl: 'nn',
  median: 'n',
}

/** Returns a call of a function of Oracle; throws a `ReasonError` for functions that are not known. */
export function rewriteCall(fields: Fields, convert: Convert): object {
  const name = functionName(fields)
  const textual = (node: unknown) => textualOf(node, convert)
  const args = (fields.args ?? []) as unknown[]
  const schema = nameParts(fields.funcname).at(-2)
  if (schema !== undefined && fields.funcformat !== 'COERCE_SQL_SYNTAX')
    throw new ReasonError('unknownFunction', { engine, name })
  const rest = convert({ ...fields, funcname: undefined, args: undefined }) as Fields
  const call = (called: string, given: unknown[]) => ({
    FuncCall: { ...rest, ...callOf(['dialect', called], given).FuncCall },
  })
  const special = specials[name]
  if (special) return special(args, convert, call, rest)
  if (same.has(name)) {
    const plain = convert({ ...fields, funcname: undefined }) as Fields
    // a text is converted to a number
    if (['sum', 'avg'].includes(name))
      plain.args = (plain.args as unknown[]).map((arg) => callOf(['dialect', 'as_number'], [arg]))
    return { FuncCall: { ...plain, funcname: fields.funcname } }
  }
  const kinds = own[name]
  if (kinds === undefined) throw new ReasonError('unknownFunction', { engine, name })
  const [needed = '', more = ''] = kinds.split('?')
  if (args.length < needed.length || args.length > needed.length + more.length)
    throw new ReasonError('unknownFunction', { engine, name: `${name} with ${args.length} arguments` })
  return call(
    name,
    args.map((arg, at) => {
      const kind = `${needed}${more}`[at]
      if (kind === 't') return textual(arg)
      if (kind === 'c') return character(arg, convert)
      if (kind === 'l' && textOf(arg) === undefined) throw new ReasonError('literalArgument', { name })
      return kind === 'l' ? convert(upper(arg)) : convert(arg)
    }),
  )
}

function upper(arg: unknown): object {
  return constant((textOf(arg) ?? '').toUpperCase())
}

type Special = (
  args: unknown[],
  convert: Convert,
  call: (name: string, args: unknown[]) => object,
  rest: Fields,
) => object

/** Returns a function that rounds or truncates a date to the unit of a format, or a number. */
const rounding =
  (name: string): Special =>
  ([value, unit], convert, call) => {
    if (unit === undefined) return call(name, [convert(value)])
    const format = textOf(unit)
    return format === undefined
      ? call(name, [convert(value), convert(unit)])
      : call(`${name}_date`, [convert(value), convert(constant(unitOf(format, name)))])
  }

const toDate =
  (name: 'to_date' | 'to_timestamp'): Special =>
  ([value, format], convert, call) => {
    const [text, pattern] = [textOf(value), textOf(format)]
    if (pattern === undefined) throw new ReasonError('implicitDate')
    const type = name === 'to_date' ? ['pg_catalog', 'timestamp'] : ['timestamptz']
    if (text !== undefined) return castTo(constant(dateValue(text, pattern)), ...type)
    const { regexp, template } = datePattern(pattern)
    return call(name, [
      textualOf(value, convert),
      textualOf(constant(regexp), convert),
      textualOf(constant(template), convert),
    ])
  }

const specials: Readonly<Record<string, Special>> = {
  round: rounding('round'),
  trunc: rounding('trunc'),
  to_date: toDate('to_date'),
  to_timestamp: toDate('to_timestamp'),
  to_char([value, format], convert, call) {
    if (format === undefined) return asText(textualOf(value, convert))
    const text = textOf(format)
    if (text === undefined) throw new ReasonError('literalArgument', { name: 'to_char' })
    const template = /[09]/.test(text) ? numberFormat(text) : datePattern(text, 'write').template
    return call('to_char', [convert(value), textualOf(constant(template), convert)])
  },
  nvl2([value, known, unknown], convert) {
    const expr = { NullTest: { arg: convert(value), nulltesttype: 'IS_NOT_NULL' } }
    return {
      CaseExpr: {
        args: [{ CaseWhen: { expr, result: varying(known, convert) } }],
        defresult: varying(unknown, convert),
      },
    }
  },
  decode,
  lnnvl: ([condition], convert) => ({ BooleanTest: { arg: convert(condition), booltesttype: 'IS_NOT_TRUE' } }),
  extract([field, value], convert, call) {
    const name = textOf(field) ?? ''
    if (!['year', 'month', 'day', 'hour', 'minute', 'second'].includes(name))
      throw new ReasonError('unknownFunction', { engine, name: `EXTRACT ${name}` })
    return call(['hour', 'minute', 'second'].includes(name) ? 'extract_time' : 'extract_date', [
      convert(field),
      convert(value),
    ])
  },
  listagg(args, convert, _call, listed) {
    const rest = { ...listed }
    delete rest.agg_within_group
    if (rest.over !== undefined) throw new ReasonError('untranslated', { engine, name: 'LISTAGG … OVER' })
    const [value, separator] = args
    const given = [
      textualOf(value, convert),
      separator === undefined || isNull(separator) ? constant('') : textualOf(separator, convert),
    ]
    const { FuncCall } = callOf(['string_agg'], given)
    return { FuncCall: { ...rest, ...FuncCall } }
  },
  [keeps.first]: (args, convert, _call, rest) => keepRows(args, convert, rest, false),
  [keeps.last]: (args, convert, _call, rest) => keepRows(args, convert, rest, true),
  ratio_to_report([value], convert, call, rest) {
    const sum = { FuncCall: { ...rest, ...callOf(['sum'], [convert(value)]).FuncCall } }
    return callOf(['dialect', 'ratio'], [convert(value), sum])
  },
  ...Object.fromEntries(
    ['regexp_like', 'regexp_substr', 'regexp_replace', 'regexp_instr', 'regexp_count'].map((name) => [
      name,
      (args: unknown[], convert: Convert) => rewritePattern(name, args, convert),
    ]),
  ),
}
