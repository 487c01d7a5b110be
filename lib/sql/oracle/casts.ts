import { asText, callOf, integer, names, textOf } from '../dialect/tree'
import { castType } from '../engine/parse'
import type { Fields } from '../dialect/blocks'
import { ReasonError } from '../reasons'
import { engine } from './names'
import { textual, type Convert } from './texts'

const wholeNumber = [integer(38), integer(0)]

/** Returns a CAST to a type of Oracle. */
export function cast(fields: Fields, convert: Convert): object {
  const type = castType(fields)
  const { arg } = fields
  const { typmods } = fields.typeName as Fields
  const as = (name: string, from: unknown, sizes = typmods) => ({
    TypeCast: {
      arg: from,
      typeName: {
        names: names('pg_catalog', name),
        ...(sizes !== undefined && { typmods: sizes }),
        typemod: -1,
      },
    },
  })
  const [size = integer(1)] = (typmods ?? []) as unknown[]
  const sized = () => (textOf(arg) === undefined ? callOf(['dialect', 'as_text'], [convert(arg), size]) : asText(arg))
  const number = () => callOf(['dialect', 'as_number'], [convert(arg)])
  switch (type) {
    case 'varchar2':
    case 'nvarchar2':
    case 'varchar':
      return as('varchar', sized())
    case 'bpchar':
    case 'nchar':
      return as('bpchar', sized(), typmods ?? [integer(1)])
    case 'clob':
      return textual(arg, convert)
    case 'number':
    case 'numeric':
      return as('numeric', number())
    case 'int2':
    case 'int4':
      return as('numeric', number(), wholeNumber)
    case 'date':
    case 'timestamp':
      if (textOf(arg) !== undefined) throw new ReasonError('implicitDate')
      return callOf(['dialect', `as_${type}`], [convert(arg)])
    default:
      throw new ReasonError('unknownType', { engine, name: type.toUpperCase() })
  }
}
