import { asText, callOf, integer, names, textOf } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { engine } from './names'
import { textual, type Convert } from './texts'

type TypeName = Readonly<Record<string, unknown>>

const wholeNumber = [integer(38), integer(0)]

/** Returns a CAST. Types are those of Oracle; `arg` is the operand. */
export function castTo(typeName: TypeName, arg: unknown, convert: Convert): object {
  const type = (typeName.names as { String?: { sval?: string } }[]).at(-1)?.String?.sval ?? ''
  const { typmods } = typeName
  const as = (name: string, from: unknown, sizes = typmods) => ({
    TypeCast: {
      arg: from,
      typeName: {
        names: name === 'text' ? names(name) : names('pg_catalog', name),
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
