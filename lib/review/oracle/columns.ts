import { attributeKeys, defaultOf, hasWords, outsideOf } from '../ddl/attributes'
import { closeOf, groupAt, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import type { Expression } from '../query'
import type { ColumnDefinition, DataType, KeyDefinition } from '../statement'
import { usesSequence } from '../walk'

/** The words that begin an attribute of a column, or its storage. */
const attributeWords =
  /^(?:ANNOTATIONS|AS|CHECK|COLLATE|CONSTRAINT|DEFAULT|DEFERRABLE|DISABLE|DOMAIN|DROP|ENABLE|ENCRYPT|DECRYPT|GENERATED|INITIALLY|INVISIBLE|LOB|NESTED|NOT|NOVALIDATE|NULL|PRIMARY|REFERENCES|RESERVABLE|SCOPE|SORT|UNIQUE|VALIDATE|VARRAY|VIRTUAL|VISIBLE|WITH)$/

/** Types by the names that the checks know. */
const typeNames: Readonly<Record<string, string>> = {
  number: 'decimal',
  numeric: 'decimal',
  dec: 'decimal',
  // numbers of Oracle with a precision, which have no rounding errors of base 2
  float: 'decimal',
  real: 'decimal',
  'double precision': 'decimal',
  int: 'decimal',
  integer: 'decimal',
  smallint: 'decimal',
  binary_float: 'real',
  binary_double: 'double',
  varchar2: 'varchar',
  nvarchar2: 'nvarchar',
  character: 'char',
  'char varying': 'varchar',
  'character varying': 'varchar',
  'nchar varying': 'nvarchar',
  nclob: 'clob',
  long: 'clob',
  'long raw': 'blob',
  raw: 'varbinary',
  xmltype: 'xml',
  sdo_geometry: 'geometry',
}

const knownTypes: ReadonlySet<string> = new Set([
  ...Object.values(typeNames),
  ...'bfile blob boolean char clob date interval json nchar rowid timestamp timestamptz urowid varchar vector'.split(
    ' ',
  ),
])

/** Types of other engines, which are not the names of a user's types. */
const foreignTypes =
  /^(?:bigint|bigserial|bit|bool|bytea|datetime|datetime2|double|enum|image|int[248]|jsonb|(?:long|medium|tiny)(?:blob|text)|mediumint|money|nvarchar|ntext|serial|text|time|timestamptz|tinyint|uniqueidentifier|uuid|varbinary|year)$/

const unknownType: DataType = { name: '', isUnsigned: false, isZerofill: false }

/** A column, the keys that its attributes define, and its attributes without their parentheses. */
interface ReadColumn {
  readonly definition: ColumnDefinition
  readonly keys: KeyDefinition[]
  readonly attributes: Code
}

/** Returns the definition of a column. */
export function readColumn(code: Code): ReadColumn {
  const [first] = code.tokens
  if (!first || !/word|name/.test(first.kind)) return rejectAt(code, 0)
  const [name, at] = [plainName(first), first.start]
  const { type, end } = typeAt(code, 1)
  if (end < code.words.length && !attributeWords.test(code.words[end] ?? '')) rejectAt(code, end)
  const attributes = partOf(code, end)
  const outside = outsideOf(attributes)
  const has = (word: string, next?: string) => hasWords(outside, word, next)
  const value = defaultAt(attributes)
  const isNumbered = has('IDENTITY') || (value !== undefined && usesSequence(value))
  return {
    definition: {
      name,
      at,
      type,
      // Oracle decides whether a virtual column can be NULL
      isNotNull: has('AS') || has('NOT', 'NULL') || has('PRIMARY', 'KEY') || has('DEFAULT', 'ON'),
      hasDefault: value !== undefined,
      ...(value && { default: value }),
      isIdentity: isNumbered,
      isGenerated: has('AS') && !has('IDENTITY'),
    },
    keys: attributeKeys(attributes, outside, name, at).map((key) => ({ ...key, isNotValid: isNotValid(outside) })),
    attributes: outside,
  }
}

/** True if a constraint is not checked against the rows of the table; a disabled one is not, unless it says so. */
export function isNotValid(code: Code): boolean {
  return hasWords(code, 'NOVALIDATE') || (hasWords(code, 'DISABLE') && !hasWords(code, 'VALIDATE'))
}

/** Returns the default of a column; undefined for NULL and the empty text, which are none. */
function defaultAt(attributes: Code): Expression | undefined {
  const { words } = attributes
  const at = words.indexOf('DEFAULT')
  if (at === -1) return undefined
  const isNull = /^(?:NULL|N?'')$/i.test(attributes.tokens[at + 1]?.text ?? '')
  if (isNull && (at + 2 === words.length || attributeWords.test(words[at + 2] ?? ''))) return undefined
  const value = partOf(attributes, at + 1)
  const place = value.tokens[0]?.start ?? 0
  const call = { kind: 'call', name: 'nextval', args: [], isDistinct: false, isWindow: false, at: place } as const
  return value.words.includes('NEXTVAL') ? call : defaultOf(value)
}

/** Returns the type at an index; none before an attribute, and an unknown one for a user's type. */
function typeAt(code: Code, start: number): { type: DataType; end: number } {
  const { words } = code
  if (start >= words.length || attributeWords.test(words[start] ?? '')) return { type: unknownType, end: start }
  const from = words[start] === 'NATIONAL' || words[start] === 'REF' ? start + 1 : start
  const { name, end: after } = nameAt(code, from)
  const written = name.name.toLowerCase()
  const isTwoWords = /^(?:PRECISION|RAW|VARYING)$/.test(words[after] ?? '')
  const end = isTwoWords ? after + 1 : after
  const twoWords = isTwoWords ? `${written} ${words[after]?.toLowerCase() ?? ''}` : written
  if (name.schema === undefined && foreignTypes.test(twoWords)) rejectAt(code, start)
  const alias = typeNames[twoWords] ?? typeNames[written] ?? written
  const sizes = itemsOf(groupAt(code, end)).map((item) =>
    Number(
      item.words
        .slice(0, 2)
        .join('')
        .replace(/[A-Z]+$/, ''),
    ),
  )
  const [length, scale] = /^(?:float|real|interval|timestamp)/.test(written) ? [] : sizes
  const close = words[end] === '(' ? closeOf(code, end) + 1 : end
  const zone = endOfZone(words, close)
  const isInteger = /^(?:int|integer|smallint)$/.test(written)
  return {
    type: {
      ...unknownType,
      ...(knownTypes.has(alias) && { name: zone > close && alias === 'timestamp' ? 'timestamptz' : alias }),
      ...(length !== undefined && !Number.isNaN(length) && { length }),
      ...(scale !== undefined && !Number.isNaN(scale) && { scale }),
      ...(isInteger && { length: 38, scale: 0 }),
    },
    end: written === 'interval' ? endOfInterval(code, end) : zone,
  }
}

/** Returns the index after WITH TIME ZONE, or the index itself. */
function endOfZone(words: readonly string[], at: number): number {
  const zone = words.slice(at, at + 4).indexOf('ZONE')
  return words[at] === 'WITH' && zone > 0 ? at + zone + 1 : at
}

/** Returns the index after the fields of an interval, such as `DAY(2) TO SECOND(6)`. */
function endOfInterval(code: Code, start: number): number {
  let at = start
  while (/^(?:DAY|MONTH|SECOND|TO|YEAR|\()$/.test(code.words[at] ?? ''))
    at = code.words[at] === '(' ? closeOf(code, at) + 1 : at + 1
  return at
}
