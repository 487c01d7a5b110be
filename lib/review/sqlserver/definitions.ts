import type { Query } from '../query'
import type { AlterAction, CreatedObject, StatementBody } from '../statement'
import { closeOf, groupAt, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { readColumn } from './columns'
import { clustering, readIndexKeys } from '../ddl/keys'
import { readRename } from './rename'
import { readElements } from './tables'

/** Returns the query whose first token is at an index. */
type ReadQuery = (from: number) => Query | undefined

/** Returns the effect of a statement that defines or drops objects; undefined for others. */
export function readDefinition(code: Code, readQuery: ReadQuery): StatementBody | undefined {
  const [verb = '', second = ''] = code.words
  if (verb === 'TRUNCATE') return { kind: 'truncate', tables: [nameAt(code, 2).name] }
  if (verb === 'DROP') return readDrop(code)
  if (/^(?:EXEC|EXECUTE)$/.test(verb) || /^SP_RENAME$/.test(verb)) return readRename(code)
  if (verb === 'ALTER' && second === 'TABLE') return readAlterTable(code)
  if (verb === 'CREATE' && second === 'TABLE') return readCreateTable(code)
  if (verb === 'CREATE' && indexWord(code) > 0) return readCreateIndex(code)
  return verb === 'CREATE' || verb === 'ALTER' ? readCreate(code, readQuery) : undefined
}

function readCreateTable(code: Code): StatementBody {
  const { name, end } = nameAt(code, 2)
  // ON scheme(column), and the name of a file group without a column
  const scheme = code.words.findIndex(
    (word, at) => at > end && word === 'ON' && code.words[at + 2] === '(' && code.words[at - 1] === ')',
  )
  const partitions = readIndexKeys(groupAt(code, scheme === -1 ? -1 : scheme + 2)).flatMap(({ column }) => column ?? [])
  if (code.words[end] !== '(') rejectAt(code, end)
  const close = closeOf(code, end)
  if (close < code.words.length - 1 && !/^(?:AS|FILESTREAM_ON|ON|TEXTIMAGE_ON|WITH)$/.test(code.words[close + 1] ?? ''))
    rejectAt(code, close + 1)
  const { columns, keys } = readElements(groupAt(code, end))
  return {
    kind: 'create table',
    table: name,
    columns,
    keys,
    options: new Map(),
    isTemporary: name.name.startsWith('#'),
    hasIfNotExists: false,
    isPartitioned: partitions.length > 0,
    partitionColumns: partitions,
    isDefaultPartition: false,
    isLike: false,
  }
}

function readAlterTable(code: Code): StatementBody {
  const { name: table, end } = nameAt(code, 2)
  const isChecked = code.words[end] === 'WITH'
  const start = isChecked ? end + 2 : end
  const rest = partOf(code, start + 1)
  const at = rest.tokens[0]?.start ?? table.at
  const actions = readActions(code.words[start] ?? '', rest, code.words[end + 1] === 'NOCHECK', at)
  return { kind: 'alter table', table, actions: actions ?? rejectAt(code, start) }
}

function readActions(verb: string, rest: Code, isNotValid: boolean, at: number): AlterAction[] | undefined {
  if (verb === 'ADD') {
    const { columns, keys, defaults } = readElements(rest, isNotValid)
    return [
      ...columns.map((column) => ({ kind: 'add column', column, isMoved: false, at: column.at }) as const),
      ...keys.map((key) => ({ kind: 'add key', key, at: key.at }) as const),
      ...defaults.map((column) => ({ kind: 'set default', ...column, at }) as const),
    ]
  }
  if (verb === 'ALTER') {
    const column = partOf(rest, 1)
    if (/^(?:ADD|DROP)$/.test(column.words[1] ?? '')) return [{ kind: 'other', at }]
    const { name, type, isNotNull, at: place } = readColumn(column).definition
    // a column without NOT NULL can be NULL afterwards
    const nullable = isNotNull ? 'set not null' : 'drop not null'
    return [
      { kind: 'change type', name, type, at: place },
      { kind: nullable, name, at: place },
    ]
  }
  if (verb === 'DROP') return readDropped(rest)
  return /^(?:CHECK|NOCHECK|ENABLE|DISABLE|SWITCH|REBUILD|SET)$/.test(verb) ? [{ kind: 'other', at }] : undefined
}

/** Returns the columns and constraints that ALTER TABLE … DROP lists; the word COLUMN or CONSTRAINT counts for those after it. */
function readDropped(list: Code): AlterAction[] {
  let isColumn = false
  return itemsOf(list).flatMap((item): AlterAction[] => {
    const [word = ''] = item.words
    if (word === 'COLUMN' || word === 'CONSTRAINT') isColumn = word === 'COLUMN'
    const from = Number(word === 'COLUMN' || word === 'CONSTRAINT')
    const token = item.tokens[item.words[from] === 'IF' ? from + 2 : from]
    if (!token) return []
    const [name, at] = [plainName(token), token.start]
    return isColumn ? [{ kind: 'drop column', name, at }] : [{ kind: 'drop key', of: 'constraint', name, at }]
  })
}

/** Returns the index of the word INDEX of a CREATE INDEX; 0 in other statements. */
function indexWord({ words }: Code): number {
  const at = words.slice(0, 6).indexOf('INDEX')
  return words
    .slice(1, at)
    .every((word) => /^(?:UNIQUE|CLUSTERED|NONCLUSTERED|COLUMNSTORE|FULLTEXT|SPATIAL|XML|PRIMARY)$/.test(word))
    ? at
    : 0
}

function readCreateIndex(code: Code): StatementBody {
  const { words, tokens } = code
  const start = indexWord(code)
  const kinds = words.slice(1, start)
  const isFulltext = kinds.includes('FULLTEXT')
  const on = start + (isFulltext ? 1 : 2)
  if (words[on] !== 'ON') rejectAt(code, words[on - 1] === 'ON' ? on - 1 : on)
  const { name: table, end } = nameAt(code, on + 1)
  const after = words[end] === '(' ? closeOf(code, end) + 1 : end
  if (after < words.length && !/^(?:FILESTREAM_ON|FOR|INCLUDE|KEY|ON|ORDER|USING|WHERE|WITH)$/.test(words[after] ?? ''))
    rejectAt(code, after)
  const keys = groupAt(code, end)
  const included = words.indexOf('INCLUDE', end)
  const token = isFulltext ? undefined : tokens[start + 1]
  const method = kinds.find((kind) => /^(?:COLUMNSTORE|SPATIAL|XML)$/.test(kind))?.toLowerCase()
  const options = groupAt(code, words.indexOf('WITH', end) + 1)
  return {
    kind: 'create index',
    table,
    key: {
      kind: isFulltext ? 'fulltext' : kinds.includes('UNIQUE') ? 'unique' : 'index',
      ...(token && { name: plainName(token) }),
      keys: isFulltext ? [] : readIndexKeys(keys),
      include: included === -1 ? [] : readIndexKeys(groupAt(code, included + 1)).flatMap(({ column }) => column ?? []),
      isPartial: words.includes('WHERE', end),
      ...(method !== undefined && { method }),
      ...clustering(kinds),
      usesIndex: false,
      isNotValid: false,
      nullsAreEqual: false,
      at: tokens[0]?.start ?? 0,
    },
    hasIfNotExists: false,
    isOnline: itemsOf(options).some(({ words: [option, , value] }) => option === 'ONLINE' && value === 'ON'),
  }
}

const created: readonly CreatedObject[] = ['view', 'schema', 'database', 'sequence', 'function', 'procedure', 'trigger']

/** The first words after CREATE and ALTER, except TABLE and those of an index. */
const objects: ReadonlySet<string> = new Set(
  'AGGREGATE APPLICATION ASSEMBLY ASYMMETRIC AUTHORIZATION AVAILABILITY BROKER CERTIFICATE COLUMN CONTRACT CREDENTIAL CRYPTOGRAPHIC DATABASE DEFAULT ENDPOINT EVENT EXTERNAL FEDERATION FULLTEXT FUNCTION INDEX LOGIN MASTER MATERIALIZED MESSAGE PARTITION PROC PROCEDURE QUEUE REMOTE RESOURCE ROLE ROUTE RULE SCHEMA SEARCH SECURITY SELECTIVE SEQUENCE SERVER SERVICE STATISTICS SYMMETRIC SYNONYM TRIGGER TYPE USER VIEW WORKLOAD XML'.split(
    ' ',
  ),
)

function readCreate(code: Code, readQuery: ReadQuery): StatementBody {
  const { words } = code
  const isReplacing = words[1] === 'OR'
  const at = isReplacing ? 3 : 1
  const word = (words[at] ?? '').toLowerCase().replace(/^proc$/, 'procedure')
  const object = created.find((known) => known === word)
  if (!objects.has(words[at] ?? '')) rejectAt(code, at)
  // of the changes only that of a view has a query
  if (!object || (words[0] === 'ALTER' && object !== 'view')) return { kind: 'other' }
  const { name, end } = nameAt(code, at + 1)
  const query = object === 'view' ? readQuery(words.indexOf('AS', end) + 1) : undefined
  const collation = words[words.indexOf('COLLATE') + 1]?.toLowerCase()
  return {
    kind: 'create',
    object,
    ...(words[at + 1] !== 'AUTHORIZATION' && { name }),
    hasIfNotExists: false,
    replaces: isReplacing || words[0] === 'ALTER',
    ...(query && { query }),
    options: new Map(words.includes('COLLATE') && collation !== undefined ? [['collate', collation]] : []),
  }
}

function readDrop(code: Code): StatementBody {
  const { words } = code
  const object =
    (['table', 'view', 'index', 'schema', 'database', 'sequence'] as const).find(
      (known) => known.toUpperCase() === words[1],
    ) ?? 'other'
  const hasIfExists = words[2] === 'IF'
  const on = words.indexOf('ON')
  const names = itemsOf(partOf(code, hasIfExists ? 4 : 2, on === -1 ? undefined : on)).map(
    (item) => nameAt(item, 0).name,
  )
  return { kind: 'drop', object, names, hasIfExists, ...(on !== -1 && { table: nameAt(code, on + 1).name }) }
}
