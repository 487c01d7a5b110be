import { reservedWords } from '../reserved-words'
import type { ColumnDefinition, DataType, KeyDefinition } from '../statement'
import { attributeKeys, defaultOf, hasWords, outsideOf } from '../ddl/attributes'
import { closeOf, groupAt, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'

/** Types by their other names; `timestamp` is no time. */
const typeNames: Readonly<Record<string, string>> = {
  int: 'integer',
  numeric: 'decimal',
  dec: 'decimal',
  timestamp: 'rowversion',
  sysname: 'nvarchar',
  double: 'float',
  character: 'char',
  'char varying': 'varchar',
  'character varying': 'varchar',
}

const knownTypes: ReadonlySet<string> = new Set(
  'bigint binary bit char date datetime datetime2 datetimeoffset decimal float geography geometry hierarchyid image integer json money nchar ntext nvarchar real rowversion smalldatetime smallint smallmoney sql_variant text time tinyint uniqueidentifier varbinary varchar vector xml'.split(
    ' ',
  ),
)

/** Types of other engines, which are not the names of a user's types. */
const foreignTypes =
  /^(?:bigserial|blob|bool|boolean|bytea|clob|enum|int[248]|interval|jsonb|(?:long|medium|tiny)(?:blob|text)|mediumint|number|raw|serial|set|timestamptz|type|uuid|varchar2|year)$/

/** The words that begin an attribute of a column. */
const attributeWords =
  /^(?:CHECK|CLUSTERED|COLLATE|COLUMN_SET|CONSTRAINT|DEFAULT|ENCRYPTED|FILESTREAM|FOREIGN|GENERATED|HIDDEN|IDENTITY|INDEX|MASKED|NONCLUSTERED|NOT|NULL|ON|PERSISTED|PRIMARY|REFERENCES|ROWGUIDCOL|SPARSE|UNIQUE|WITH)$/

/** Returns the definition of a column, and the keys that its attributes define. */
export function readColumn(code: Code): { definition: ColumnDefinition; keys: KeyDefinition[] } {
  const { tokens, words } = code
  const [first] = tokens
  const [name, at] = [first ? plainName(first) : '', first?.start ?? 0]
  if (!first || (first.kind === 'word' && reservedWords.sqlserver.has(first.text.toLowerCase()))) rejectAt(code, 0)
  const isGenerated = words[1] === 'AS'
  const written = isGenerated ? { type: unknownType, end: 2 } : typeAt(code, 1)
  if (!isGenerated && written.end < words.length && !attributeWords.test(words[written.end] ?? ''))
    rejectAt(code, written.end)
  const attributes = partOf(code, written.end)
  const outside = outsideOf(attributes)
  const has = (word: string, next?: string) => hasWords(outside, word, next)
  const value = attributes.words.indexOf('DEFAULT')
  const collation = outside.words[outside.words.indexOf('COLLATE') + 1]
  return {
    definition: {
      name,
      at,
      type: written.type,
      // SQL Server decides whether a computed column can be NULL
      isNotNull: has('NOT', 'NULL') || has('PRIMARY', 'KEY') || isGenerated || words[1] === 'SYSNAME',
      hasDefault: has('DEFAULT'),
      ...(has('DEFAULT') && { default: defaultOf(partOf(attributes, value + 1)) }),
      isIdentity: has('IDENTITY') || hasWords(attributes, 'NEXT', 'VALUE'),
      isGenerated: isGenerated || has('GENERATED') || has('COLUMN_SET') || written.type.name === 'rowversion',
      ...(has('COLLATE') && collation !== undefined && { collation: collation.toLowerCase() }),
    },
    keys: attributeKeys(attributes, outside, name, at),
  }
}

const unknownType: DataType = { name: '', isUnsigned: false, isZerofill: false }

/** Returns the type at an index; that of a user's type is unknown. */
function typeAt(code: Code, start: number): { type: DataType; end: number } {
  const { name, end: after } = nameAt(code, start)
  const written = name.name.toLowerCase()
  const isTwoWords = /^(?:PRECISION|VARYING)$/.test(code.words[after] ?? '')
  const end = isTwoWords ? after + 1 : after
  if (start >= code.words.length || (name.schema === undefined && foreignTypes.test(written))) rejectAt(code, start)
  const alias = typeNames[isTwoWords ? `${written} varying` : written] ?? typeNames[written] ?? written
  const [length, scale] = itemsOf(groupAt(code, end)).map(({ words: [word = ''] }) =>
    word === 'MAX' ? Infinity : Number(word),
  )
  const isKnown = knownTypes.has(alias)
  return {
    type: {
      ...unknownType,
      ...(isKnown && { name: alias }),
      ...(length !== undefined && !Number.isNaN(length) && { length }),
      ...(scale !== undefined && !Number.isNaN(scale) && { scale }),
    },
    end: code.words[end] === '(' ? closeOf(code, end) + 1 : end,
  }
}
