import { constant, textOf, castToSized } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { engine } from './names'
import { dialectCall, textual, type Convert } from './trees'
import { typeOf, type ColumnType } from './types'

/** The formats of the styles of CONVERT that do not depend on the language: those of a DATE, and of a DATETIME. */
const styles: Readonly<Record<string, readonly [string, string]>> = {
  23: ['YYYY-MM-DD', 'YYYY-MM-DD'],
  101: ['MM/DD/YYYY', 'MM/DD/YYYY'],
  102: ['YYYY.MM.DD', 'YYYY.MM.DD'],
  103: ['DD/MM/YYYY', 'DD/MM/YYYY'],
  104: ['DD.MM.YYYY', 'DD.MM.YYYY'],
  105: ['DD-MM-YYYY', 'DD-MM-YYYY'],
  110: ['MM-DD-YYYY', 'MM-DD-YYYY'],
  111: ['YYYY/MM/DD', 'YYYY/MM/DD'],
  112: ['YYYYMMDD', 'YYYYMMDD'],
  20: ['YYYY-MM-DD', 'YYYY-MM-DD HH24:MI:SS'],
  120: ['YYYY-MM-DD', 'YYYY-MM-DD HH24:MI:SS'],
  21: ['YYYY-MM-DD', 'YYYY-MM-DD HH24:MI:SS.MS'],
  121: ['YYYY-MM-DD', 'YYYY-MM-DD HH24:MI:SS.MS'],
}
/** The sizes of CAST AS VARCHAR and of CAST AS VARCHAR(MAX). */
const DEFAULT_SIZE = 30
const MAX_SIZE = 8000

const wholeTypes = ['int2', 'int4', 'int8']

/** Returns a CAST or CONVERT to the type that a text names. */
export function cast([value, type, style]: readonly unknown[], convert: Convert): object {
  const target = typeOf(textOf(type) ?? '', DEFAULT_SIZE)
  if (target.isText)
    return castToSized(
      style === undefined ? plainText(value, target, convert) : styled(value, style, convert),
      target.type,
      target.sizes,
    )
  if (style !== undefined)
    throw new ReasonError('untranslated', { engine, name: 'CONVERT with a style to a number or date' })
  return converted(convert(value), target)
}

/** Returns TRY_CAST or TRY_CONVERT of a text to a number, which is NULL for a text that is not a number. */
export function tryCast([value, type, style]: readonly unknown[], convert: Convert): object {
  const target = typeOf(textOf(type) ?? '', DEFAULT_SIZE)
  const isWhole = wholeTypes.includes(target.type) && target.convert === undefined && target.type !== 'int2'
  if (style !== undefined || !(isWhole || target.type === 'numeric'))
    throw new ReasonError('untranslated', { engine, name: `TRY_CAST … AS ${textOf(type)?.toUpperCase()}` })
  const text = textual(value, convert)
  const expr = dialectCall(isWhole ? 'is_whole' : 'is_number', text)
  return { CaseExpr: { args: [{ CaseWhen: { expr, result: converted(text, target) } }] } }
}

function converted(value: unknown, { type, sizes, convert }: ColumnType): object {
  if (convert === 'bit') return dialectCall('bit', value)
  const result = castToSized(value, type, sizes)
  return convert ? dialectCall(convert, result) : result
}

function plainText(value: unknown, { sizes: [size] }: ColumnType, convert: Convert): object {
  if (textOf(value) !== undefined) return convert(value) as object
  return dialectCall('as_text', convert(value), {
    A_Const: { ival: { ival: size === undefined ? MAX_SIZE : size % 1_000_000 } },
  })
}

function styled(value: unknown, style: unknown, convert: Convert): object {
  const number = (style as { A_Const?: { ival?: { ival?: number } } }).A_Const?.ival?.ival
  const formats = styles[String(number)]
  if (formats === undefined)
    throw new ReasonError('untranslated', { engine, name: `CONVERT with style ${number ?? ''}`.trim() })
  return dialectCall('styled', convert(value), constant(formats[0]), constant(formats[1]))
}
