import { groupAt, indexOutside, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { hasWords } from '../ddl/attributes'
import type { AlterAction, StatementBody } from '../statement'
import { readColumn } from './columns'
import { readElements } from './tables'

const verbs = /^(?:ADD|DROP|MODIFY|RENAME|SET)$/
const otherVerbs =
  /^(?:ALLOCATE|CACHE|COALESCE|COMPRESS|DEALLOCATE|DISABLE|ENABLE|EXCHANGE|FLASHBACK|FOR|ILM|INITRANS|INMEMORY|LOGGING|MAPPING|MERGE|MINIMIZE|MOVE|NO|NOCACHE|NOCOMPRESS|NOLOGGING|NOMINIMIZE|NOPARALLEL|OVERFLOW|PARALLEL|PCTFREE|PCTUSED|READ|RECORDS_PER_BLOCK|RESULT_CACHE|ROW|SHRINK|SPLIT|STORAGE|TRUNCATE|UPGRADE)$/

/** The words after a verb for a part of the table that is not a column or constraint. */
const parts =
  /^(?:CLUSTERING|DEFAULT|EXTERNAL|INTERVAL|LOB|NESTED|OPAQUE|OVERFLOW|PARTITION|PARTITIONS|PARTITIONING|PERIOD|STORAGE|SUBPARTITION|SUPPLEMENTAL|UNUSED|VARRAY)$/

/** Returns an ALTER TABLE. */
export function readAlterTable(code: Code): StatementBody {
  const { name: table, end } = nameAt(code, 2)
  const first = code.words[end] ?? ''
  if (!verbs.test(first) && !otherVerbs.test(first)) rejectAt(code, end)
  const actions: AlterAction[] =
    first === 'TRUNCATE' ? [{ kind: 'truncate partition', at: code.tokens[end + 2]?.start ?? table.at }] : []
  for (let at = indexOutside(code, verbs, end); at !== -1;) {
    const next = nextVerb(code, at)
    actions.push(...readActions(code.words[at] ?? '', partOf(code, at + 1, next === -1 ? undefined : next), table.at))
    at = next
  }
  return { kind: 'alter table', table, actions }
}

/** Returns the index of the verb after one, which is not a word of its clause, such as SET in ON DELETE SET NULL. */
function nextVerb(code: Code, at: number): number {
  const next = indexOutside(code, verbs, at + 1)
  return next !== -1 && /^(?:DELETE|DROP)$/.test(code.words[next - 1] ?? '') ? nextVerb(code, next) : next
}

function readActions(verb: string, rest: Code, near: number): AlterAction[] {
  const at = rest.tokens[0]?.start ?? near
  const [word = ''] = rest.words
  const list = word === '(' ? groupAt(rest, 0) : rest
  if (verb === 'SET' && word === 'UNUSED') return readDropped(partOf(rest, 1))
  if (verb === 'MODIFY' && word === 'PARTITION' && rest.words[1] === 'BY') return [{ kind: 'partition by', at }]
  if (parts.test(word)) return [{ kind: 'other', at }]
  if (verb === 'ADD') {
    const { columns, keys } = readElements(word === '(' ? list : firstItem(rest))
    return [
      ...columns.map((column) => ({ kind: 'add column', column, isMoved: false, at: column.at }) as const),
      ...keys.map((key) => ({ kind: 'add key', key, at: key.at }) as const),
    ]
  }
  if (verb === 'MODIFY')
    return /^(?:CONSTRAINT|PRIMARY|UNIQUE)$/.test(word) ? [{ kind: 'other', at }] : itemsOf(list).flatMap(readModified)
  if (verb === 'DROP') return readDropped(rest)
  return verb === 'RENAME' ? readRenamed(rest, at) : [{ kind: 'other', at }]
}

/** Returns an element without what follows a comma, which only a list in parentheses can have. */
function firstItem(rest: Code): Code {
  return itemsOf(rest)[0] ?? rest
}

/** Returns the changes of a column that MODIFY names. */
function readModified(item: Code): AlterAction[] {
  const { definition, keys, attributes } = readColumn(item)
  const { name, type, at, hasDefault, isIdentity } = definition
  const isNull = attributes.words.some(
    (word, index) => word === 'NULL' && !/^(?:DEFAULT|NOT|ON|SET)$/.test(attributes.words[index - 1] ?? ''),
  )
  return [
    ...(type.name === '' ? [] : [{ kind: 'change type', name, type, at } as const]),
    ...(hasWords(attributes, 'NOT', 'NULL') ? [{ kind: 'set not null', name, at } as const] : []),
    ...(isNull ? [{ kind: 'drop not null', name, at } as const] : []),
    ...(hasDefault ? [{ kind: 'set default', name, isIdentity, at } as const] : []),
    ...keys.map((key) => ({ kind: 'add key', key, at: key.at }) as const),
  ]
}

/** Returns the drops of columns or of a constraint. */
function readDropped(rest: Code): AlterAction[] {
  const at = rest.tokens[0]?.start ?? rest.start
  const [word = ''] = rest.words
  const listed = word === 'COLUMN' ? partOf(rest, 1) : rest
  if (listed.words[0] === '(' || word === 'COLUMN')
    return itemsOf(listed.words[0] === '(' ? groupAt(listed, 0) : listed).flatMap(
      ({ tokens: [token] }): AlterAction[] =>
        token ? [{ kind: 'drop column', name: plainName(token), at: token.start }] : [],
    )
  if (word === 'PRIMARY') return [{ kind: 'drop key', of: 'primary', at }]
  const [, token] = rest.tokens
  if (word === 'CONSTRAINT' && token)
    return [{ kind: 'drop key', of: 'constraint', name: plainName(token), at: token.start }]
  return [{ kind: 'other', at }]
}

function readRenamed(rest: Code, at: number): AlterAction[] {
  const { words, tokens } = rest
  const isTable = words[0] === 'TO'
  const [from, to] = isTable ? [undefined, tokens[1]] : [tokens[1], tokens[3]]
  if (!to) return [{ kind: 'other', at }]
  const object = isTable ? 'table' : words[0] === 'COLUMN' ? 'column' : 'other'
  return [{ kind: 'rename', object, ...(from && { from: plainName(from) }), to: plainName(to), at }]
}
