import type { DataType } from './statement'

/** A family of types whose values are compared without a conversion that hinders an index. */
export type TypeFamily = 'integer' | 'decimal' | 'float' | 'text' | 'time' | 'binary' | 'other'

const families: Readonly<Record<string, TypeFamily>> = {
  ...named('integer', 'tinyint smallint mediumint integer bigint smallserial serial bigserial year'),
  ...named('decimal', 'decimal money smallmoney'),
  ...named('float', 'real float double'),
  ...named('text', 'char varchar nchar nvarchar text tinytext mediumtext longtext ntext enum set bpchar citext'),
  ...named('time', 'date timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset time timetz'),
  ...named('binary', 'blob tinyblob mediumblob longblob bytea binary varbinary image rowversion'),
}

function named(family: TypeFamily, names: string): Record<string, TypeFamily> {
  return Object.fromEntries(names.split(' ').map((name) => [name, family]))
}

/** Returns the family of a type; undefined for an unknown column or type, whose name is empty. */
export function familyOf(type: DataType | undefined): TypeFamily | undefined {
  return type?.name ? (families[type.name] ?? 'other') : undefined
}

/** True for a type of any length: the TEXT and BLOB types, `bytea`, `varchar(max)`. */
export function isLargeObject({ name, length }: DataType): boolean {
  return length === Infinity || /^(?:tiny|medium|long)?(?:text|blob)$|^(?:clob|bytea|ntext|image)$/.test(name)
}

/** True for a type that holds a date or a time. */
export function isTemporal({ name }: DataType): boolean {
  return /^(?:date|datetime2?|smalldatetime|datetimeoffset|time|timetz|timestamp|timestamptz)$/.test(name)
}

/** True for a character type. */
export function isCharacter({ name }: DataType): boolean {
  return /^(?:n?char|n?varchar|(?:tiny|medium|long)?text)$/.test(name)
}

const integerSizes: Readonly<Record<string, number>> = { tinyint: 1, smallint: 2, mediumint: 3, integer: 4, bigint: 8 }

/** True if a type holds shorter texts, fewer digits or a smaller range than another one. */
export function isNarrower(type: DataType, old: DataType): boolean {
  const [size, oldSize] = [integerSizes[type.name], integerSizes[old.name]]
  if (size !== undefined && oldSize !== undefined) return size < oldSize
  if (familyOf(type) !== familyOf(old)) return false
  if (isLargeObject(type)) return false
  if (isLargeObject(old)) return type.length !== undefined
  const digits = ({ length = 0, scale = 0 }: DataType) => length - scale
  if (type.name === 'decimal' && type.length !== undefined && old.length !== undefined)
    return (type.scale ?? 0) < (old.scale ?? 0) || digits(type) < digits(old)
  return type.length !== undefined && (old.length === undefined || type.length < old.length)
}
